/**
 * Measures the back office with many products: fills an empty database, then prints the time of each list, search, edit and bulk change, and
 * how long the shop takes to show a change.
 *
 *   node server/test/measure-products.ts [products, by default 10000]
 *
 * It starts a separate PostgreSQL, as the tests do. DATABASE_URL names another, empty one.
 */
import type { ProductChange } from '@uruhu/contract/staff/products/changes';
import type { AdminProductQuery } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS, PRODUCT_LIST_SORTS } from '@uruhu/contract/staff/products/terms';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { changeProducts } from '../src/domains/products/bulk/change-products.ts';
import { selectChangePage } from '../src/domains/products/bulk/queries.ts';
import { undoProductChange } from '../src/domains/products/bulk/undo-change.ts';
import { deleteProduct } from '../src/domains/products/edit/delete-product.ts';
import { findProduct } from '../src/domains/products/edit/find-product.ts';
import { createProduct, duplicateProduct, updateProduct } from '../src/domains/products/edit/save-product.ts';
import { selectProductPage } from '../src/domains/products/list/queries.ts';
import { changeStock, listStockChanges } from '../src/domains/products/stock/change-stock.ts';
import type { Outcome } from '../src/lib/outcome.ts';
import { openSnapshot } from '../src/snapshot.ts';
import { fillWithProducts } from './support/database/fill-with-products.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const ROUNDS = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

const startedPostgres = process.env.DATABASE_URL ? null : await startPostgres();
const databaseUrl = process.env.DATABASE_URL ?? startedPostgres?.url;
const database = await openDatabase({ databaseUrl, dataDir: '', log: print });
const { db } = database;
await migrate(database, () => {});
const productCount = Number(process.argv[2] ?? 10_000);
const { rows } = await sql<{ products: number }>`select count(*)::int as products from products`.execute(db);
if (rows[0]?.products === 0) await fillWithProducts(db, productCount);
const staffRow = await db
  .insertInto('staff')
  .values({ username: `measured-${Date.now()}`, name: 'Measured', password_hash: '', role: 'owner' })
  .returning('staff_id')
  .executeTakeFirstOrThrow();
const staff = { ...staffRow, role: 'owner' } as const;

async function measureTime<Value>(name: string, work: (round: number) => Promise<Value>): Promise<Value[]> {
  const times_ms: number[] = [];
  const values: Value[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started_ms = performance.now();
    values.push(await work(round));
    times_ms.push(performance.now() - started_ms);
  }
  print(`${name}: ${times_ms.map((time_ms) => Math.round(time_ms)).join(', ')} ms`);
  return values;
}

function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome)}`);
  return outcome.value;
}

// ── lists ──

const listProducts = (query: Partial<AdminProductQuery>) =>
  selectProductPage(db, { page: 1, perPage: 25, sort: 'created_at', order: 'DESC', filter: {}, ...query });

for (const sort of PRODUCT_LIST_SORTS) await measureTime(`list by ${sort}`, () => listProducts({ sort, order: 'ASC' }));
await measureTime('list, 100 a page, the last one', () => listProducts({ perPage: 100, page: productCount / 100 }));
const FILTERS: AdminProductQuery['filter'][] = [
  { status: 'draft' },
  { brand_id: 'brand-7' },
  { category_id: 'parent-3' },
  { low_stock: true },
  { without_picture: true },
  { discounted: true },
  { q: 'product-777' },
  { q: 'toner' },
  { q: 'brand 77 tea' },
  { q: 'nothing like this' },
];
for (const filter of FILTERS) await measureTime(`list of ${JSON.stringify(filter)}`, () => listProducts({ filter }));
await measureTime('list of products that are not low on stock', () => listProducts({ filter: { low_stock: false } }));
await measureTime('list of low stock, by stock', () => listProducts({ filter: { low_stock: true }, sort: 'stock', order: 'ASC' }));

// ── one product ──

await measureTime('one product', () => findProduct(db, 'product-777'));
await measureTime('save a product', async (round) => {
  const { version } = unwrap(await findProduct(db, 'product-777'));
  unwrap(await updateProduct(db, staff, 'product-777', { version, name: `Saved ${round}`, base_price: 9_000 + round }));
});
await measureTime('change stock', async () =>
  unwrap(await changeStock(db, staff, 'product-5', { add: 1, reason: 'received', note: '' } as never)),
);
await measureTime('changes of stock', () => listStockChanges(db, 'product-5', { page: 1, perPage: 25 }));
const createdProducts = await measureTime('create', async (round) =>
  unwrap(await createProduct(db, staff, { name: `New ${round}`, brand_id: 'brand-1', category_id: 'category-1' })),
);
const copies = await measureTime('duplicate', async () => unwrap(await duplicateProduct(db, staff, 'product-777', {})));
await measureTime('delete', async (round) => {
  for (const { product_id, version } of [createdProducts[round], copies[round]].filter((copy) => copy !== undefined))
    unwrap(await deleteProduct(db, staff, product_id, version));
});

// ── bulk changes ──

const ids = Array.from(
  { length: PRODUCT_LIMITS.products_per_change },
  (_, index) => `product-${1 + index * Math.floor(productCount / PRODUCT_LIMITS.products_per_change)}`,
);
const CHANGES: Readonly<Record<string, (round: number) => unknown>> = {
  price: (round) => ({ kind: 'price', mode: 'add', value: 100 + round, step: 1 }),
  discount: (round) => ({ kind: 'discount', mode: 'percent', value: 10 + round, step: 100, starts_at: null, ends_at: null }),
  tags: (round) => ({ kind: 'tags', add: round % 2 === 0 ? ['HOT DEAL'] : [], remove: round % 2 === 0 ? [] : ['HOT DEAL'] }),
  status: (round) => ({ kind: 'status', status: round % 2 === 0 ? 'archived' : 'published', publish_at: null, reviewed: [] }),
  stock: () => ({ kind: 'stock', mode: 'add', value: 1, reason: 'received', note: '' }),
};
for (const [kind, buildChange] of Object.entries(CHANGES)) {
  const outcomes = await measureTime(`change the ${kind} of ${ids.length}`, async (round) =>
    unwrap(await changeProducts(db, staff, { product_ids: ids, change: buildChange(round) as ProductChange })),
  );
  const change_ids = outcomes.map(({ product_change_id }) => product_change_id).reverse();
  await measureTime(`undo the ${kind} of ${ids.length}`, async (round) =>
    unwrap(await undoProductChange(db, staff, change_ids[round] ?? '')),
  );
}
await measureTime('list of bulk changes', () => selectChangePage(db, { page: 1, perPage: 25 }));

// ── until the shop shows a change ──

const snapshot = await openSnapshot(database, (error) => print(String(error)), { payment_methods: [], sends_mail: true });
const readPrice = () => snapshot.current().catalogue.entries.find(({ product_id }) => product_id === 'product-5')?.base_price;
await snapshot.refresh();
await measureTime('until the shop shows one changed price', async (round) => {
  const { version } = unwrap(await findProduct(db, 'product-5'));
  const base_price = 20_000 + round;
  unwrap(await updateProduct(db, staff, 'product-5', { version, base_price, discounted_price: 0 }));
  while (readPrice() !== base_price) await new Promise((resolve) => setTimeout(resolve, 5));
});
await snapshot.close();
await database.close();
await startedPostgres?.stop();
