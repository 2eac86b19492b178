import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test, vi } from 'vitest';
import journeys from '../../e2e/playwright.config.ts';
import config from '../../vitest.config.ts';
import { isLong, isTestFile, listStepsOf, needsBuild, needsDatabase, usesWholeShop } from './test-files.mjs';

// Only the names of files in the configuration of the journeys matter here, so no browser is looked for.
vi.mock('@playwright/test', () => ({ defineConfig: (options: unknown) => options }));
vi.mock('../../e2e/support/chromium.ts', () => ({ CHROMIUM_FLAGS: [], findChromium: async () => '' }));

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['contract/src/rules/prices/price.test.ts', ['unit']],
  ['admin/src/ui/badge.test.tsx', ['components']],
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
  const paths = [
    'e2e/journeys/a.e2e.ts',
    'server/test/pages/a.db.test.ts',
    'tools/a.e2e.ts',
    'server/src/a.db.test.ts',
    'server/src/a.test.ts',
  ];
  expect(paths.map(needsBuild)).toEqual([true, true, false, false, false]);
  expect(paths.map(usesWholeShop)).toEqual([true, true, true, false, false]);
  expect(paths.map(needsDatabase)).toEqual([false, true, false, true, false]);
});

test('a long file is known by its name', () => {
  expect(isLong('server/test/kills/placing.long.race.test.ts')).toBe(true);
  expect(isLong('server/src/domains/cart/long-cart.test.ts')).toBe(false);
});

type Project = { test: { name: string; include: string[]; exclude: string[] } };
/** What `npm test` leaves out and `npm test -- all` runs. */
const LONG_FILES = '**/*.long.*';

/** Lists the steps whose runners are configured to run the file, long or not. */
function listConfiguredSteps(path: string): string[] {
  const matchesAny = (patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(path, pattern));
  const isIncluded = ({ test: { include, exclude } }: Project) =>
    matchesAny(include) && !matchesAny(exclude.filter((pattern) => pattern !== LONG_FILES));
  const projects = (config.test?.projects ?? []) as Project[];
  const steps = projects.filter(isIncluded).map((project) => project.test.name);
  const isJourney = path.startsWith(`e2e/${journeys.testDir}/`) && matchesAny([journeys.testMatch as string]);
  return isJourney ? [...steps, 'e2e'] : steps;
}

test.each([
  'bench/x.test.ts',
  'contract/src/x.test.tsx',
  'demo/x.test.tsx',
  'e2e/support/x.e2e.ts',
  'e2e/support/x.test.ts',
  'server/x.db.test.ts',
  'server/src/x.test.tsx',
  'storefront/test/x.test.ts',
  'storefront/test/x.test.tsx',
  'tools/x.test.tsx',
])('%s would be run by no step', (path) => {
  expect(isTestFile(path)).toBe(true);
  expect([listConfiguredSteps(path), listStepsOf(path)]).toEqual([[], []]);
});

test('every test file of the repository is run by the steps that are listed for it', () => {
  const folders = ['admin', 'bench', 'contract', 'demo', 'e2e', 'relevance', 'server', 'storefront', 'tools'];
  const found = globSync(`{${folders.join()}}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|build)$/.test(path) });
  const tests = found.filter(isTestFile);
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => listConfiguredSteps(path).length === 0)).toEqual([]);
  expect(tests.map((path) => [path, ...listStepsOf(path)])).toEqual(tests.map((path) => [path, ...listConfiguredSteps(path)]));
});
