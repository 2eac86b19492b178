import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import type { Db } from '../../../src/database/db.ts';
import { openTestPostgres } from '../../support/database/engines.ts';
import { addProduct, createUniqueName } from '../../support/fixtures/fixtures.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

type Change = (db: Db, product_id: string) => Promise<unknown>;
const lowerPrice: Change = (db, product_id) => sql`update products set base_price_rwf = 6000 where product_id = ${product_id}`.execute(db);
const planDiscount: Change = (db, product_id) =>
  sql`update products set planned_discount_rwf = 6000, discount_starts_at = now() + interval '1 day' where product_id = ${product_id}`.execute(
    db,
  );
const addCheapOption: Change = (db, product_id) =>
  sql`insert into product_options (option_id, product_id, name, additional_price_rwf)
    values (${createUniqueName('refill')}, ${product_id}, 'Refill', -6000)`.execute(db);
const addCheapSize: Change = (db, product_id) =>
  sql`insert into product_sizes (size_id, product_id, name, additional_price_rwf)
    values (${createUniqueName('mini')}, ${product_id}, 'Mini', -6000)`.execute(db);
const archiveOption: Change = (db, product_id) =>
  sql`update product_options set archived_at = now() where product_id = ${product_id} and name = 'Large'`.execute(db);

/** Each change alone leaves a piece at 1 franc or more, and both together do not. */
const PAIRS: readonly [name: string, first: Change, second: Change][] = [
  ['a new option and a lower price', addCheapOption, lowerPrice],
  ['a lower price and a new option', lowerPrice, addCheapOption],
  ['a planned discount and a new size', planDiscount, addCheapSize],
  ['a new size and a planned discount', addCheapSize, planDiscount],
  ['a new option and a new size', addCheapOption, addCheapSize],
];

test.each(PAIRS)('of %s at the same time, the second is refused', async (_name, first, second) => {
  const { product_id } = await addProduct(database.db, { base_price_rwf: 10_000 });
  const { pending } = await database.db.transaction().execute(async (trx) => {
    await first(trx, product_id);
    // The check at the end of the transaction, which takes the lock.
    await sql`set constraints all immediate`.execute(trx);
    const pending = second(database.db, product_id).then(
      () => 'changed',
      ({ constraint }: { constraint?: string }) => constraint,
    );
    await waitUntilBlocked(database.db, 1);
    return { pending };
  });
  expect(await pending).toBe('products_lowest_unit_price');
  const { rows } = await sql<{ lowest: number }>`select least(base_price_rwf, nullif(planned_discount_rwf, 0))
    + coalesce((select min(additional_price_rwf) from product_options where product_id = ${product_id}), 0)
    + coalesce((select min(additional_price_rwf) from product_sizes where product_id = ${product_id}), 0) as lowest
    from products where product_id = ${product_id}`.execute(database.db);
  expect(rows[0]?.lowest).toBeGreaterThanOrEqual(1);
});

test('archiving the dearer part of a cheap size is refused, and so is deleting it', async () => {
  const { product_id } = await addProduct(database.db, { base_price_rwf: 5_000 });
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into product_options (option_id, product_id, name, additional_price_rwf)
      values (${createUniqueName('large')}, ${product_id}, 'Large', 2000)`.execute(trx);
    await addCheapSize(trx, product_id);
  });
  const refused = { constraint: 'products_lowest_unit_price' };
  await expect(archiveOption(database.db, product_id)).rejects.toMatchObject(refused);
  await expect(sql`delete from product_options where product_id = ${product_id}`.execute(database.db)).rejects.toMatchObject(refused);
  await expect(lowerPrice(database.db, product_id)).resolves.toBeDefined();
  await sql`delete from products where product_id = ${product_id}`.execute(database.db);
});
