/** Tests features of SQL that the shop's queries use and that no other test on both engines does. */
import { missedSearchQuery } from '@uruhu/contract/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetClock, setClock } from '../../test/support/database/clock.ts';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { addProduct, addShopper } from '../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { insertReviewRow, readRatings } from '../../test/support/fixtures/reviews.ts';
import { selectPolicyTexts } from '../domains/content/queries.ts';
import { findExceedingUploadTime, insertFile, lockUnusedUploads } from '../domains/files/queries.ts';
import { lockReporting } from '../domains/health/queries.ts';
import { selectChangedSales, upsertSales } from '../domains/sales/queries.ts';
import { incrementCounts, selectMissedSearchPage } from '../domains/search-words/missed-searches/queries.ts';
import { saveInvitedMember } from '../domains/staff/members/queries.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const createDateBefore = (age_ms: number) => new Date(Date.now() - age_ms);

async function selectValues(query: string): Promise<unknown[]> {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(database.db);
  return rows.map(({ value }) => value);
}

describe('texts', () => {
  test('are sorted by their code points', async () => {
    expect(
      await selectValues(`select value from unnest(array['é', 'a', 'B', '_', 'Z', '10', '9', 'ab', 'A', '']) value order by value`),
    ).toEqual(['', '10', '9', 'A', 'B', 'Z', '_', 'a', 'ab', 'é']);
  });

  test('change between lower and upper case, also with accents', async () => {
    expect(await selectValues(`select lower('UMUTI Élodie ÇÀ') || upper(' élodie ça') as value`)).toEqual(['umuti élodie çà ÉLODIE ÇA']);
  });

  test('match a pattern, and lose the characters that match one', async () => {
    const pattern = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]'`;
    expect(await selectValues(`select '5b3c3f2e-0000-4000-8000-000000000001.webp' ~ ${pattern} as value`)).toEqual([true]);
    expect(await selectValues(`select 'toner.webp' ~ ${pattern} as value`)).toEqual([false]);
    expect(await selectValues(`select right(regexp_replace('+250 (788) 123-456', '[^0-9]', '', 'g'), 9) as value`)).toEqual(['788123456']);
  });
});

test('distinct on keeps the first row of each group: the newest text of a policy applies', async () => {
  await database.db
    .insertInto('policies')
    .values([
      { policy: 'terms', html: 'old', starts_at: createDateBefore(-HOUR_MS) },
      { policy: 'terms', html: 'current', starts_at: createDateBefore(-2 * HOUR_MS) },
      { policy: 'terms', html: 'later', starts_at: createDateBefore(-4 * HOUR_MS) },
    ])
    .execute();
  await setClock(database.db, '3 hours');
  const texts = await database.db.transaction().execute((trx) => selectPolicyTexts(trx));
  expect(texts).toEqual([{ policy_id: expect.any(String), policy: 'terms', html: 'current' }]);
  await resetClock(database.db);
});

test('a window function sums the bytes of the newest uploads, and only unused uploads are locked for deletion', async () => {
  const { user_id } = await addShopper(database.db);
  const keys = [1, 2, 3].map((number) => `5b3c3f2e-0000-4000-8000-00000000000${number}.webp`);
  const createDaysAgo = (days: number) => createDateBefore(days * 24 * HOUR_MS);
  const dates = [createDaysAgo(9), createDaysAgo(8), createDaysAgo(1)];
  const picture = { kind: 'picture', content_type: 'image/webp', bytes: 100, width: 10, height: 10, thumbhash: 'abcdef==' } as const;
  for (const [index, key] of keys.entries()) await insertFile(database.db, { ...picture, key, user_id, created_at: dates[index] as Date });
  expect(await findExceedingUploadTime(database.db, user_id, 250, createDaysAgo(10))).toEqual(dates[0]);
  expect(await findExceedingUploadTime(database.db, user_id, 300, createDaysAgo(10))).toBeUndefined();
  const { product_id } = await addProduct(database.db);
  await insertReviewRow(database.db, { product_id, rating: 5, images: [keys[0] as string] });
  await insertFile(database.db, { ...picture, key: 'toner.webp', user_id: null, created_at: createDaysAgo(9) });
  expect(await database.db.transaction().execute((trx) => lockUnusedUploads(trx, 7, 10))).toEqual([keys[1]]);
});

test('a query that writes in two steps adds counts of known texts and inserts new ones', async () => {
  await incrementCounts(database.db, new Map([['toner', 2]]));
  const counts = new Map([
    ['toner', 3],
    ['ampoule', 4],
  ]);
  await incrementCounts(database.db, counts);
  const { rows } = await selectMissedSearchPage(database.db, missedSearchQuery.parse({ sort: 'count' }));
  expect(rows.map(({ words, count }) => [words, count])).toEqual([
    ['toner', 5],
    ['ampoule', 4],
  ]);
});

describe('on conflict', () => {
  test('with the condition of a partial index finds the earlier invitation, and its own condition excludes members who have accepted', async () => {
    const invite = (name: string) => saveInvitedMember(database.db, { name, email: 'keza@example.rw', role: 'packer' });
    const staff_id = await invite('Keza');
    expect(await invite('Keza Uwase')).toBe(staff_id);
    await sql`update staff set username = 'keza', password_hash = 'none' where staff_id = ${staff_id}`.execute(database.db);
    expect(await invite('Another Keza')).toBeNull();
    expect((await sql`select name from staff where staff_id = ${staff_id}`.execute(database.db)).rows).toEqual([{ name: 'Keza Uwase' }]);
  });

  test('updates counts from arrays, and a full join finds the counts that differ from the sales', async () => {
    const [first, second] = [await addProduct(database.db), await addProduct(database.db)];
    await upsertSales(database.db, [{ product_id: first.product_id, sold_count: 3 }]);
    await upsertSales(database.db, [
      { product_id: first.product_id, sold_count: 4 },
      { product_id: second.product_id, sold_count: 5 },
      { product_id: 'deleted', sold_count: 6 },
    ]);
    expect(await database.db.selectFrom('product_sales').selectAll().orderBy('sold_count').execute()).toEqual([
      { product_id: first.product_id, sold_count: 4 },
      { product_id: second.product_id, sold_count: 5 },
    ]);
    const changed = [first.product_id, second.product_id].sort().map((product_id) => ({ product_id, sold_count: 0 }));
    expect(await selectChangedSales(database.db, 30)).toEqual(changed);
  });
});

test('triggers on the rows of a whole statement, and generated columns, count the ratings of a product', async () => {
  const { product_id } = await addProduct(database.db);
  for (const rating of [5, 3, 3]) await insertReviewRow(database.db, { product_id, rating });
  await sql`update reviews set rating = 1 where product_id = ${product_id} and rating = 3`.execute(database.db);
  expect(await readRatings(database.db, product_id)).toMatchObject({ stored: { rating_sum: 7, review_count: 3 } });
});

test('an advisory lock is free again after its transaction', async () => {
  for (const _turn of ['first', 'second']) {
    expect(await database.db.transaction().execute((trx) => lockReporting(trx))).toBe(true);
  }
});

test('a repeated query has the columns of a table that has changed meanwhile', async () => {
  await sql`create table shelves (shelf_id int)`.execute(database.db);
  await sql`insert into shelves values (1)`.execute(database.db);
  const select = () => sql`select * from shelves where shelf_id = ${1}`.execute(database.db);
  expect((await select()).rows).toEqual([{ shelf_id: 1 }]);
  await sql`alter table shelves add column name text default 'Toners'`.execute(database.db);
  expect((await select()).rows).toEqual([{ shelf_id: 1, name: 'Toners' }]);
});

describe('a refused write has the code and the constraint of PostgreSQL:', () => {
  test.each([
    ['a missing value', `insert into brands (brand_id, name) values ('b', null)`, { code: '23502', column: 'name' }],
    ['an unknown reference', `insert into sign_in_names values ('keza', gen_random_uuid())`, { code: '23503' }],
    ['a violated check', 'insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (-1, 5, 1)', { code: '23514' }],
    [
      'overlapping ranges',
      'insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (0, 5, 1), (5, 9, 1)',
      { code: '23P01', constraint: 'shipping_bands_int4range_excl' },
    ],
    ['an error of a trigger', 'delete from orders', { code: '23001' }],
    ['an invalid text of a number', `select 'many'::int`, { code: '22P02' }],
    ['an unknown column', 'select many from brands', { code: '42703' }],
  ])('%s', async (_case, statement, expected) => {
    await createPlainOrder(database.db);
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject(expected);
  });

  test('a row that a unique constraint with equal nulls knows', async () => {
    const { product_id } = await addProduct(database.db, { stock: 1 });
    const insertAgain = sql`insert into stock (product_id, on_hand) values (${product_id}, 1)`.execute(database.db);
    await expect(insertAgain).rejects.toMatchObject({ code: '23505', table: 'stock' });
  });

  test('an order whose deferred check fails at the commit', async () => {
    await expect(createPlainOrder(database.db, {}, [])).rejects.toThrow('do not add up');
  });
});
