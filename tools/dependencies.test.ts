import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Manifest = { workspaces?: string[]; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const readManifest = (workspace: string): Manifest => JSON.parse(read(join(workspace, 'package.json')));

const OWN_PACKAGE = /^@uruhu\//;

/** The installed packages, as 'package in workspace'. */
const installed = ['.', ...(readManifest('.').workspaces ?? []), 'tools/node'].flatMap((workspace) => {
  const { dependencies, devDependencies } = readManifest(workspace);
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !OWN_PACKAGE.test(name));
  return names.map((name) => `${name} in ${workspace}`);
});

const rows = [...read('docs/dependencies.md').matchAll(/^\| `(\S+)` \| (.+?) \| (.*?) \|$/gm)].map(
  ([, name = '', workspaces = '', reason = '']) => ({ name, workspaces: workspaces.split(', '), reason }),
);

test('docs/dependencies.md lists each package with each workspace that installs it, and no others', () => {
  const listed = rows.flatMap(({ name, workspaces }) => workspaces.map((workspace) => `${name} in ${workspace}`));
  expect(listed.toSorted()).toEqual(installed.toSorted());
});

test('each package has a reason in a sentence', () => {
  expect(rows.filter(({ reason }) => !/^[A-Z].{10,}\.$/.test(reason)).map(({ name }) => name)).toEqual([]);
});
