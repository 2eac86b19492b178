/** Tests the migration that deletes the redirects of archived products, because the server now finds their categories by itself. */
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

test('the migration deletes the automatic redirects of archived products, and keeps those of staff and of deleted products', async () => {
  const { db } = database;
  await migrateBefore(database, '0051');
  const [archivedProduct, redirectedByStaff, deletedProduct] = [await addProduct(db), await addProduct(db), await addProduct(db)];
  await db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', redirectedByStaff.product_id).execute();
  await db
    .insertInto('redirects')
    .values({ from_path: `/product/${redirectedByStaff.product_id}`, to_path: '/best' })
    .execute();
  for (const { product_id } of [archivedProduct, redirectedByStaff]) {
    await db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', product_id).execute();
  }
  await db.deleteFrom('products').where('product_id', '=', deletedProduct.product_id).execute();
  const listPaths = async () => (await db.selectFrom('redirects').select('from_path').execute()).map(({ from_path }) => from_path);
  const formatPaths = (...products: { product_id: string }[]) => products.map(({ product_id }) => `/product/${product_id}`).sort();
  expect((await listPaths()).sort()).toEqual(formatPaths(archivedProduct, redirectedByStaff, deletedProduct));
  await migrate(database, () => {});
  expect((await listPaths()).sort()).toEqual(formatPaths(redirectedByStaff, deletedProduct));
});
