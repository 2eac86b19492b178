export function findFilesInCycles(imports: ReadonlyMap<string, readonly string[]>): Set<string>;
