/** What the browsers that we build for (vite.config.ts) cannot do, and no bundler can do for them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const sources = globSync(['storefront/app/**/*.{ts,tsx}', 'contract/src/**/*.ts'], { cwd: ROOT }).filter(
  (path) => !path.includes('.test.'),
);

test('no pattern of ours looks behind: Safari 16 before 16.4 throws at it, and what holds it does not open', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => /\(\?<[=!]/.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
