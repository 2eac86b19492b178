export type Selection = { tests: string[]; leftOut: string[] };
export function selectTests(options: {
  paths: readonly string[];
  files: readonly string[];
  listImporters: (path: string) => readonly string[];
  withLongFiles?: boolean;
}): Selection;
