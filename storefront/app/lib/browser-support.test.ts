/** Checks for syntax that the supported browsers (vite.config.ts) lack and no bundler can replace. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const sources = globSync(['storefront/app/**/*.{ts,tsx}', 'contract/src/**/*.ts'], { cwd: ROOT }).filter(
  (path) => !path.includes('.test.'),
);

test('no regular expression uses a lookbehind: Safari before 16.4 fails to parse any file that has one', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => /\(\?<[=!]/.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
