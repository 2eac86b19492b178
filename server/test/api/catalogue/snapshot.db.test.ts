import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { openSnapshot, type Snapshot, type SnapshotHolder } from '../../../src/snapshot.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { addProduct } from '../../support/fixtures/fixtures.ts';

const PRODUCT_COUNT = 60;

let database: OpenDatabase;
let holder: SnapshotHolder;
let errors: unknown[];

beforeEach(async () => {
  database = await openTestDatabase();
  for (let index = 0; index < PRODUCT_COUNT; index++) await addProduct(database.db, { name: 'Edition 0', keywords: ['edition-0'] });
  errors = [];
  holder = await openSnapshot(database, (error) => errors.push(error));
});
afterEach(async () => {
  await holder.close();
  await database.close();
});

/** Renames and reprices all products in one transaction; `edition` is the number in the new values. */
const changeAllProducts = (edition: number) =>
  database.db
    .updateTable('products')
    .set({ name: `Edition ${edition}`, keywords: [`edition-${edition}`], base_price_rwf: 10_000 + edition })
    .execute();

/** The editions that a snapshot shows in its keywords, its products and its order by price, each of which the server builds separately. */
function readEditions({ catalogue }: Snapshot): (string | undefined)[] {
  const { entries, sortOrders, filterIndex } = catalogue;
  const [keyword, ...others] = filterIndex.sets.keywords.keys();
  const { order } = sortOrders['-price'];
  expect([others.length, entries.length, order.length, filterIndex.size]).toEqual([0, PRODUCT_COUNT, PRODUCT_COUNT, PRODUCT_COUNT]);
  const names = new Set(entries.map(({ name }) => name));
  const highestPrice = entries[order[0] ?? -1]?.base_price;
  return [keyword?.slice('edition-'.length), [...names].join().slice('Edition '.length), String((highestPrice ?? 0) - 10_000)];
}

test('the snapshot is consistent, also while the next one is built', async () => {
  const seenEditions = new Set<string>();
  let isChanging = true;
  const watching = (async () => {
    while (isChanging) {
      const [first, ...others] = readEditions(holder.current());
      for (const other of others) expect(other).toBe(first);
      seenEditions.add(first ?? '');
      await new Promise(setImmediate);
    }
  })();
  for (let edition = 1; edition <= 5; edition++) {
    await changeAllProducts(edition);
    await holder.refresh();
    expect(readEditions(holder.current())).toEqual([`${edition}`, `${edition}`, `${edition}`]);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  isChanging = false;
  await watching;
  expect([...seenEditions]).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(errors).toEqual([]);
});

test('the snapshot shows the last of many changes, is built at most once for each, and is not built again without a change', async () => {
  const ids = new Set([holder.current().id]);
  const refreshes: Promise<void>[] = [];
  for (let edition = 1; edition <= 40; edition++) {
    await changeAllProducts(edition);
    refreshes.push(holder.refresh().then(() => void ids.add(holder.current().id)));
  }
  await Promise.all(refreshes);
  expect(readEditions(holder.current())[0]).toBe('40');
  expect(ids.size).toBeLessThanOrEqual(41);
  const { id } = holder.current();
  await Promise.all([holder.refresh(), holder.refresh(), holder.refresh()]);
  expect(holder.current().id).toBe(id);
});

test('the snapshot stays in use when the next one cannot be built', async () => {
  const before = holder.current();
  await database.db.schema.alterTable('products').renameColumn('keywords', 'words').execute();
  await database.db.updateTable('products').set({ name: 'Broken' }).execute();
  await holder.refresh();
  expect(holder.current()).toBe(before);
  expect(errors.length).toBeGreaterThan(0);
  await database.db.schema.alterTable('products').renameColumn('words', 'keywords').execute();
  await holder.refresh();
  const { entries } = holder.current().catalogue;
  expect(entries.every(({ name }) => name === 'Broken')).toBe(true);
});

/** Wraps the database; after `failAt(n)`, the n-th query fails, counted from 1. */
function createFailingDatabase({ db }: OpenDatabase) {
  let queriesUntilFailure = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (queriesUntilFailure > 0 && --queriesUntilFailure === 0) throw new Error('canceling statement due to statement timeout');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(plugin),
    failAt(queryNumber: number) {
      queriesUntilFailure = queryNumber;
    },
  };
}

test.each([
  ['reading the version', 1],
  // The first queries of a build have succeeded by then.
  ['reading for a build', 4],
])('after a failure at %s the snapshot is updated without another change', async (_, failingQuery) => {
  const { db, failAt } = createFailingDatabase(database);
  const failures: unknown[] = [];
  const holderWithoutNotifications = await openSnapshot({ db, listen: async () => async () => {} }, (error) => failures.push(error));
  await changeAllProducts(7);
  failAt(failingQuery);
  await holderWithoutNotifications.refresh();
  expect([failures.length, readEditions(holderWithoutNotifications.current())[0]]).toEqual([1, '0']);
  await vi.waitFor(() => expect(readEditions(holderWithoutNotifications.current())[0]).toBe('7'), { timeout: 10_000, interval: 50 });
  expect(failures).toHaveLength(1);
  await holderWithoutNotifications.close();
});
