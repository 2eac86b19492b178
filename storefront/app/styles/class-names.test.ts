import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const resolveStyles = (file: string, path: string) =>
  path.startsWith('#app/') ? join(APP, path.slice('#app/'.length)) : join(dirname(file), path);

const listClasses = (stylesheet: string): Set<string> => {
  const css = readFileSync(stylesheet, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
  return new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name as string));
};

/** Lists the classes that a component uses and its style sheets lack. TypeScript accepts any name of a class. */
function listMissingClasses(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = source.replace(/^import .*/gm, '');
  return Array.from(source.matchAll(IMPORT)).flatMap(([, styles, path]) => {
    const classes = listClasses(resolveStyles(file, path as string));
    const usedClasses = Array.from(code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')), ([, name]) => name as string);
    return usedClasses.filter((name) => !classes.has(name)).map((name) => `${file.slice(APP.length + 1)}: ${name}`);
  });
}

test('every class that a component uses is in its style sheet', () => {
  const files = globSync(join(APP, '**/*.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(listMissingClasses)).toEqual([]);
});
