/** Finds which files of the shop a source file imports. Plain JavaScript without dependencies, so it runs on any Node ≥ 20. */
import { dirname, join } from 'node:path';

/** Resolves an import (or type import) of the shop's own code to its file. Returns null for packages. */
export function resolveImport(from, name) {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(from), path);
  if (path.startsWith('#app/')) return join('storefront/app', path.slice('#app/'.length));
  if (path.startsWith('#test/')) return join(from.startsWith('admin/') ? 'admin/test' : 'storefront/test', path.slice('#test/'.length));
  if (path.startsWith('#admin/')) return join('admin/src', path.slice('#admin/'.length));
  if (path.startsWith('#messages/')) return join('storefront/app/messages/en', `${path.slice('#messages/'.length)}.ts`);
  if (path === '#language') return 'storefront/app/languages/en.ts';
  if (path.startsWith('@uruhu/contract/')) return join('contract/src', `${path.slice('@uruhu/contract/'.length)}.ts`);
  return null;
}

/** The quoted name after `from`, `import` and `import(`. May also find names in comments and texts, which hardly ever are names of files. */
const IMPORTED_NAME = /\b(?:from|import)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;

/** Lists the files that this text imports, without parsing it. */
export const listImports = (path, text) => [...text.matchAll(IMPORTED_NAME)].flatMap(([, name]) => resolveImport(path, name) ?? []);
