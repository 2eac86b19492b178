import { describe, expect, test } from 'vitest';
import { selectTests } from './select-tests.mjs';

const FILES = [
  'contract/src/rules/prices/price.ts',
  'contract/src/rules/prices/price.test.ts',
  'contract/src/rules/prices/money.test.ts',
  'contract/src/rules/phone/phone.test.ts',
  'server/src/domains/cart/cart.ts',
  'server/src/domains/cart/line.ts',
  'server/src/domains/cart/line.db.test.ts',
  'server/src/domains/cart/add-item.db.test.ts',
  'server/src/domains/cart/crash.long.race.test.ts',
  'server/src/domains/orders/queries/rows.ts',
  'server/src/domains/orders/orders.test.ts',
  'server/test/api/carts/limits.db.test.ts',
  'server/test/api/order-verbs.db.test.ts',
  'server/test/api/headers.db.test.ts',
  'storefront/app/features/cart/order-summary.tsx',
  'storefront/app/features/cart/totals.test.ts',
  'storefront/app/routes/cart/cart.tsx',
  'storefront/app/routes/cart/cart.test.tsx',
  'storefront/app/routes/checkout/checkout.test.tsx',
  'e2e/journeys/buying/cart.e2e.ts',
];

const select = (paths: string[], importers: Record<string, string[]> = {}) =>
  selectTests({ paths, files: FILES, listImporters: (path) => importers[path] ?? [] });

test('a test file selects itself, also if it takes minutes or uses the whole shop', () => {
  for (const path of ['server/src/domains/cart/crash.long.race.test.ts', 'e2e/journeys/buying/cart.e2e.ts'])
    expect(select([path]).tests).toEqual([path]);
});

test('a deleted test file selects nothing', () => {
  expect(select(['storefront/app/gone.test.tsx']).tests).toEqual([]);
});

test('a folder selects the tests in it and below it, without the long ones', () => {
  expect(select(['server/src/domains/cart']).tests).toEqual([
    'server/src/domains/cart/add-item.db.test.ts',
    'server/src/domains/cart/line.db.test.ts',
  ]);
  expect(select(['e2e/journeys']).tests).toEqual(['e2e/journeys/buying/cart.e2e.ts']);
});

test('with long files, a folder selects them too', () => {
  const { tests } = selectTests({ paths: ['server/src/domains/cart'], files: FILES, listImporters: () => [], withLongFiles: true });
  expect(tests).toContain('server/src/domains/cart/crash.long.race.test.ts');
});

test('a source selects the tests of its folder, and tests beside its direct importers, but no journey', () => {
  const importers = { 'storefront/app/features/cart/order-summary.tsx': ['storefront/app/routes/cart/cart.tsx'] };
  expect(select(['storefront/app/features/cart/order-summary.tsx'], importers).tests).toEqual([
    'storefront/app/features/cart/totals.test.ts',
    'storefront/app/routes/cart/cart.test.tsx',
  ]);
});

test('a source without tests in its folder selects those of the folder above', () => {
  expect(select(['server/src/domains/orders/queries/styles.css']).tests).toContain('server/src/domains/orders/orders.test.ts');
});

test('a source of a domain selects the tests of its noun, also those of the API whose path names it', () => {
  expect(select(['server/src/domains/cart/cart.ts']).tests).toEqual([
    'server/src/domains/cart/add-item.db.test.ts',
    'server/src/domains/cart/line.db.test.ts',
    'server/test/api/carts/limits.db.test.ts',
  ]);
  expect(select(['server/src/domains/orders/queries/rows.ts']).tests).toEqual([
    'server/src/domains/orders/orders.test.ts',
    'server/test/api/order-verbs.db.test.ts',
  ]);
});

describe('a source with many importers', () => {
  const databaseTests = Array.from({ length: 9 }, (_, index) => `server/src/domains/stock/stock-${index}.db.test.ts`);
  const unitTests = Array.from({ length: 30 }, (_, index) => `storefront/app/ui/widget-${index}.test.ts`);
  const importers = ['server/src/domains/stock/stock-8.ts', 'storefront/app/ui/widget.tsx'];
  const { tests, leftOut } = selectTests({
    paths: ['contract/src/rules/prices/price.ts'],
    files: [...FILES, ...databaseTests, ...unitTests],
    listImporters: () => importers,
  });

  test('selects all unit tests beside them, but only some database tests, those of the same name first', () => {
    expect(tests).toEqual(expect.arrayContaining(unitTests));
    const selectedDatabaseTests = tests.filter((path) => databaseTests.includes(path));
    expect(selectedDatabaseTests).toHaveLength(4);
    expect(selectedDatabaseTests).toContain('server/src/domains/stock/stock-8.db.test.ts');
  });

  test('returns the other database tests as left out', () => {
    expect([...tests, ...leftOut].sort()).toEqual(expect.arrayContaining(databaseTests));
    expect(leftOut).toHaveLength(5);
  });
});

describe('a file that component tests share', () => {
  const componentTests = Array.from({ length: 6 }, (_, index) => `storefront/app/routes/page-${index}/page.test.tsx`);
  const selectFor = (importers: string[]) =>
    selectTests({ paths: ['storefront/test/fixtures/order.ts'], files: [...FILES, ...componentTests], listImporters: () => importers });

  test('selects the tests that import it, but not those beside them', () => {
    expect(selectFor(['storefront/app/routes/page-0/page.test.tsx', 'storefront/test/fixtures/cart.ts'])).toEqual({
      tests: ['storefront/app/routes/page-0/page.test.tsx'],
      leftOut: [],
    });
    expect(selectFor(['storefront/app/routes/cart/cart.tsx']).tests).toEqual([]);
  });

  test('selects only some of many tests, and returns the others as left out', () => {
    const { tests, leftOut } = selectFor(componentTests);
    expect([tests.length, leftOut.length]).toEqual([4, 2]);
    expect([...tests, ...leftOut].sort()).toEqual(componentTests);
  });
});

test('of a folder with many tests below it, a source selects only those beside it', () => {
  const below = Array.from({ length: 30 }, (_, index) => `contract/src/rules/${index}/rule.test.ts`);
  const { tests } = selectTests({
    paths: ['contract/src/client.ts'],
    files: ['contract/src/client.test.ts', ...below],
    listImporters: () => [],
  });
  expect(tests).toEqual(['contract/src/client.test.ts']);
});
