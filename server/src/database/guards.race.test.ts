import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilBlocked } from '../../test/races/wait-until-blocked.ts';
import { openTestPostgres } from '../../test/support/database/engines.ts';
import { addProduct, createUniqueName } from '../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

test('of two transactions that move categories below each other, the second is refused', async () => {
  const [a, b] = [createUniqueName('category'), createUniqueName('category')];
  await sql`insert into categories (category_id, name) values (${a}, 'A'), (${b}, 'B')`.execute(database.db);
  const moveCategory = (db: typeof database.db, category_id: string, { below }: { below: string }) =>
    sql`update categories set parent_id = ${below} where category_id = ${category_id}`.execute(db);
  // `pending` is in an object, because a transaction that returned the promise itself would wait for it, and so for its own end.
  const { pending } = await database.db.transaction().execute(async (trx) => {
    await moveCategory(trx, a, { below: b });
    const pending = moveCategory(database.db, b, { below: a }).then(
      () => 'moved',
      (error: Error) => error.message,
    );
    await waitUntilBlocked(database.db, 1);
    return { pending };
  });
  expect(await pending).toContain('below itself');
});

test.each([
  [
    'insert',
    (cart_id: string, product_id: string) =>
      sql`insert into cart_items (cart_id, product_id, quantity, seen_price_rwf) values (${cart_id}, ${product_id}, 1, 1)`,
  ],
  ['update', (cart_id: string) => sql`update cart_items set quantity = 2 where cart_id = ${cart_id}`],
  ['delete', (cart_id: string) => sql`delete from cart_items where cart_id = ${cart_id}`],
])('the %s of a line waits while its cart is being ordered, and is refused after the order', async (_verb, change) => {
  const [first, second] = [await addProduct(database.db), await addProduct(database.db)];
  const { cart_id } = await database.db.insertInto('carts').defaultValues().returning('cart_id').executeTakeFirstOrThrow();
  await database.db.insertInto('cart_items').values({ cart_id, product_id: first.product_id, quantity: 1, seen_price_rwf: 1 }).execute();
  const { pending } = await database.db.transaction().execute(async (trx) => {
    await sql`update carts set ordered_at = now() where cart_id = ${cart_id}`.execute(trx);
    const pending = change(cart_id, second.product_id)
      .execute(database.db)
      .then(
        () => 'changed',
        (error: Error) => error.message,
      );
    await waitUntilBlocked(database.db, 1);
    return { pending };
  });
  expect(await pending).toContain('an ordered cart does not change');
});
