export function resolveImport(from: string, name: string): string | null;
export function listImports(path: string, text: string): string[];
