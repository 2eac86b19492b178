import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong, isTestFile, listStepsOf, needsBuild, needsDatabase, usesWholeShop } from './test-files.mjs';

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['contract/src/rules/prices/price.test.ts', ['unit']],
  ['admin/src/ui/badge.test.tsx', ['unit']],
  ['storefront/app/routes/cart/cart.test.tsx', ['components']],
  ['storefront/app/features/cart/totals.test.ts', ['unit']],
  ['server/src/domains/cart/add-item.db.test.ts', ['postgres']],
  ['server/test/kills/placing.long.race.test.ts', ['postgres']],
  ['server/src/database/migrate.engines.test.ts', ['embedded', 'postgres']],
  ['server/src/database/embedded/open.embedded.test.ts', ['embedded']],
  ['tools/start-tests/start.e2e.ts', ['start']],
  ['e2e/journeys/buying/cart.e2e.ts', ['e2e']],
  ['server/src/domains/cart/cart.ts', []],
])('%s is run by %j', (path, steps) => {
  expect(listStepsOf(path)).toEqual(steps);
  expect(isTestFile(path)).toBe(steps.length > 0);
});

test('only tests of pages and journeys need the build, and only tests on a database a database', () => {
  const paths = ['e2e/journeys/a.e2e.ts', 'server/test/pages/a.db.test.ts', 'tools/a.e2e.ts', 'server/a.db.test.ts', 'server/a.test.ts'];
  expect(paths.map(needsBuild)).toEqual([true, true, false, false, false]);
  expect(paths.map(usesWholeShop)).toEqual([true, true, true, false, false]);
  expect(paths.map(needsDatabase)).toEqual([false, true, false, true, false]);
});

test('a long file is known by its name', () => {
  expect(isLong('server/test/kills/placing.long.race.test.ts')).toBe(true);
  expect(isLong('server/src/domains/cart/long-cart.test.ts')).toBe(false);
});

test('every test file of the repository is run by a step', () => {
  const folders = ['admin', 'bench', 'contract', 'demo', 'e2e', 'relevance', 'server', 'storefront', 'tools'];
  const found = globSync(`{${folders.join()}}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|build)$/.test(path) });
  const tests = found.filter(isTestFile);
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => listStepsOf(path).length === 0)).toEqual([]);
});
