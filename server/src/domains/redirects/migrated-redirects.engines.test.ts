/** Redirects from before archived products were led to their category without one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { migrateBefore } from '../../../test/support/database/migrate-before.ts';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the migration ends redirects that the shop wrote for archived products, and keeps those of staff and of deleted products', async () => {
  const { db } = database;
  await migrateBefore(database, '0051');
  const [archived, led, deleted] = [await addProduct(db), await addProduct(db), await addProduct(db)];
  await db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', led.product_id).execute();
  await db
    .insertInto('redirects')
    .values({ from_path: `/product/${led.product_id}`, to_path: '/best' })
    .execute();
  for (const { product_id } of [archived, led]) {
    await db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', product_id).execute();
  }
  await db.deleteFrom('products').where('product_id', '=', deleted.product_id).execute();
  const listPaths = async () => (await db.selectFrom('redirects').select('from_path').execute()).map(({ from_path }) => from_path);
  const formatPaths = (...products: { product_id: string }[]) => products.map(({ product_id }) => `/product/${product_id}`).sort();
  expect((await listPaths()).sort()).toEqual(formatPaths(archived, led, deleted));
  await migrate(database, () => {});
  expect((await listPaths()).sort()).toEqual(formatPaths(led, deleted));
});
