/**
 * Checks that README.md and docs/*.md name only existing files, folders, headings and npm scripts. In decisions it checks only the links,
 * because a decision is a record that names files as they were at its time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const listMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const removeCodeBlocks = (page: string) => page.replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** Finds paths in backticks that begin with a folder of the repository. Cuts a path before a name with `<noun>` or `*`, which are placeholders. */
const listNamedPaths = (page: string) =>
  listMatches(removeCodeBlocks(page), /`([^`\s]+\/[^`\s]*)`/g)
    .filter((path) => folders.some(({ name }) => path.startsWith(`${name}/`)))
    .map((path) => path.replace(/[^/]*[<*].*$/, ''));

const listLinks = (page: string) => listMatches(removeCodeBlocks(page), /\]\(([^)\s]+)\)/g).filter((target) => !/^[a-z]+:/.test(target));

/** Returns the anchor that GitHub makes from a heading. */
const slugify = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, '')
    .replaceAll(' ', '-');
const listAnchors = (page: string) => listMatches(removeCodeBlocks(page), /^#+ (.+)$/gm).map(slugify);

function isMissing(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(ROOT, file))) return true;
  return anchor !== undefined && !listAnchors(read(file)).includes(anchor);
}

const listPages = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
const PAGES = ['README.md', ...listPages('docs')];

describe.each(PAGES)('a reader of %s', (page) => {
  const text = read(page);

  test('finds every path that it names', () => {
    expect(listNamedPaths(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('can run every npm script that it names', () => {
    expect(listMatches(text, /npm run ([\w:-]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test.each([...PAGES, ...listPages('docs/decisions')])('every link in %s leads to a file and a heading', (page) => {
  expect(listLinks(read(page)).filter((target) => isMissing(page, target))).toEqual([]);
});

test.each([
  ['`server/src/gone.ts`', ['server/src/gone.ts']],
  ['`server/src/domains/<noun>/`', ['server/src/domains/']],
  ['`/api/orders` and `text/plain`', []],
])('in the text %s, the test finds the paths %j', (text, paths) => {
  expect(listNamedPaths(text)).toEqual(paths);
});

test.each([
  ['gone.md', true],
  ['operations.md', false],
  ['operations.md#no-such-task', true],
  ['operations.md#take-a-backup', false],
])('for a link to %s, isMissing returns %s', (target, missing) => {
  expect(isMissing('docs/limits.md', target)).toBe(missing);
});
