import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { addProduct, type Product } from '../../../test/support/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../outcome.ts';
import { available, drawsOf } from './draw.ts';
import type { StockRow } from './queries.ts';
import { reserve } from './reserve.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOf = ({ product_id }: Product) =>
  database.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).orderBy('stock_id').execute();
const line = ({ product_id, name, option_ids, size_ids }: Product, quantity: number) => ({
  ...{ product_id, name, quantity },
  option_id: option_ids[0] ?? null,
  size_id: size_ids[0] ?? null,
});

/** What reserving for an order that is never written does: seen from inside its transaction, which is then undone. */
async function reserving(lines: Parameters<typeof reserve>[2], watched: Product) {
  const order_id = randomUUID();
  const undone = new Error('undone');
  let seen: unknown;
  const attempt = database.db.transaction().execute(async (trx) => {
    const outcome = await reserve(trx, order_id, lines);
    const noted = await trx.selectFrom('stock_reservations').select('pieces').where('order_id', '=', order_id).execute();
    const rows = await trx.selectFrom('stock').select('reserved').where('product_id', '=', watched.product_id).execute();
    seen = { outcome, reserved: rows.map((row) => row.reserved).sort(), noted: noted.map((row) => row.pieces) };
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return seen;
}

describe('reserving', () => {
  test('draws on the product, its option and its size, whichever is counted, and notes it for the order', async () => {
    const product = await addProduct(database.db, { stock: 9, options: [{ stock: 5 }, { stock: 5 }], sizes: [{ stock: 7 }] });
    expect(await reserving([line(product, 2)], product)).toEqual({ outcome: done(null), reserved: [0, 2, 2, 2], noted: [2, 2, 2] });
  });

  test('takes nothing of what is made to order', async () => {
    const product = await addProduct(database.db, { options: [{}] });
    expect(await reserving([line(product, 999)], product)).toEqual({ outcome: done(null), reserved: [], noted: [] });
  });

  test('is refused in words, and undone, when one line is short', async () => {
    const [plenty, short] = [await addProduct(database.db, { stock: 9 }), await addProduct(database.db, { name: 'Short', stock: 1 })];
    const outcome = await transact(database.db, (trx) => reserve(trx, randomUUID(), [line(plenty, 2), line(short, 2)]));
    expect(outcome).toEqual({ ok: false, status: 422, message: 'Only 1 of Short is left.' });
    expect(await rowsOf(plenty)).toEqual([{ on_hand: 9, reserved: 0 }]);
  });

  test('takes row after row in the order of their ids, however the cart was filled', async () => {
    const products = [await addProduct(database.db, { stock: 9, sizes: [{ stock: 9 }] }), await addProduct(database.db, { stock: 9 })];
    const order_id = randomUUID();
    const trx = await database.db.startTransaction().execute();
    const lines = products.toReversed().map((product) => line(product, 1));
    await reserve(trx, order_id, lines);
    const noted = trx.selectFrom('stock_reservations').select('stock_id').where('order_id', '=', order_id);
    const taken = (await noted.orderBy(sql`ctid`).execute()).map(({ stock_id }) => stock_id);
    await trx.rollback().execute();
    expect(taken).toHaveLength(3);
    expect(taken).toEqual(taken.toSorted((a, b) => a - b));
  });

  test('is kept for an order only: without one the database refuses the commit', async () => {
    const product = await addProduct(database.db, { stock: 5 });
    await expect(transact(database.db, (trx) => reserve(trx, randomUUID(), [line(product, 3)]))).rejects.toThrow('foreign key');
    expect(await rowsOf(product)).toEqual([{ on_hand: 5, reserved: 0 }]);
  });

  test('never goes past what is on hand, even by hand', async () => {
    const { product_id } = await addProduct(database.db, { stock: 2 });
    const { stock_id } = await database.db
      .selectFrom('stock')
      .select('stock_id')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    const oversell = database.db.insertInto('stock_reservations').values({ order_id: randomUUID(), stock_id, pieces: 3 }).execute();
    await expect(oversell).rejects.toThrow('stock_never_oversold');
  });
});

describe('what a line draws on', () => {
  const choice = fc.option(fc.constantFrom('a', 'b'), { nil: null });
  const anyRow = fc.record({
    product_id: fc.constantFrom('p', 'q'),
    option_id: choice,
    size_id: choice,
    free: fc.integer({ min: 0, max: 20 }),
  });
  const anyRows = fc
    .uniqueArray(anyRow, { selector: (row) => [row.product_id, row.option_id, row.size_id].join('|'), maxLength: 12 })
    .map((rows) => rows.map((row, stock_id): StockRow => ({ ...row, stock_id })));
  const anyLine = fc.record({
    product_id: fc.constantFrom('p', 'q'),
    option_id: choice,
    size_id: choice,
    quantity: fc.integer({ min: 1, max: 9 }),
  });

  test('a line that has what is available beside the others can be reserved with them, one piece more cannot', () => {
    fc.assert(
      fc.property(anyRows, fc.array(anyLine, { maxLength: 4 }), anyLine, (rows, others, wish) => {
        const fits = (lines: (typeof wish)[]) =>
          drawsOf(lines, rows).every((draw) => (rows.find((row) => row.stock_id === draw.stock_id)?.free ?? 0) >= draw.pieces);
        fc.pre(fits(others));
        const left = available(rows, wish, others);
        if (left === null) {
          expect(fits([...others, { ...wish, quantity: 1_000_000 }])).toBe(true);
          return;
        }
        if (left > 0) expect(fits([...others, { ...wish, quantity: left }])).toBe(true);
        expect(fits([...others, { ...wish, quantity: left + 1 }])).toBe(false);
      }),
    );
  });

  test('rows are drawn on once each, in the order of their ids', () => {
    fc.assert(
      fc.property(anyRows, fc.array(anyLine, { maxLength: 6 }), (rows, lines) => {
        const ids = drawsOf(lines, rows.toReversed()).map((draw) => draw.stock_id);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      }),
    );
  });
});
