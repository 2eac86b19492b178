import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { addProduct, type Product } from '../../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { transact } from '../../database/transact.ts';
import { done, refuse } from '../../lib/outcome.ts';
import type { StockRow } from './queries.ts';
import { reserveStock } from './reserve-stock.ts';
import { countAvailable, sumStockDemands } from './stock-demand.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readStockRows = ({ product_id }: Product) =>
  database.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).orderBy('stock_id').execute();
const createLine = ({ product_id, name, option_ids, size_ids }: Product, quantity: number) => ({
  product_id,
  name,
  quantity,
  option_id: option_ids[0] ?? null,
  size_id: size_ids[0] ?? null,
});

/**
 * Reserves in a transaction that is rolled back. Returns the reservations that it saw, and the reserved pieces of the product `watched`.
 */
async function reserveAndRollBack(lines: Parameters<typeof reserveStock>[2], watched: Product) {
  const order_id = randomUUID();
  const rollback = new Error('undone');
  let observed: unknown;
  const attempt = database.db.transaction().execute(async (trx) => {
    const outcome = await reserveStock(trx, order_id, lines);
    const reservations = await trx.selectFrom('stock_reservations').select('pieces').where('order_id', '=', order_id).execute();
    const rows = await trx.selectFrom('stock').select('reserved').where('product_id', '=', watched.product_id).execute();
    observed = { outcome, reserved: rows.map((row) => row.reserved).sort(), reservations: reservations.map((row) => row.pieces) };
    throw rollback;
  });
  await expect(attempt).rejects.toBe(rollback);
  return observed;
}

describe('reserving', () => {
  test('reserves pieces of the product, its option and its size for the order, and counts each piece once', async () => {
    const product = await addProduct(database.db, { stock: 9, options: [{ stock: 5 }, { stock: 5 }], sizes: [{ stock: 7 }] });
    const createRow = (available_pieces: number) => ({ stock_id: expect.any(Number), name: product.name, pieces: 2, available_pieces });
    // The order takes 2 pieces, although three rows of stock (product, option and size) each reserve 2.
    const reservation = { pieces: 2, rows: [createRow(5), createRow(7), createRow(9)] };
    expect(await reserveAndRollBack([createLine(product, 2)], product)).toEqual({
      outcome: done(reservation),
      reserved: [0, 2, 2, 2],
      reservations: [2, 2, 2],
    });
  });

  test('reserves nothing for products made to order', async () => {
    const product = await addProduct(database.db, { options: [{}] });
    expect(await reserveAndRollBack([createLine(product, 999)], product)).toEqual({
      outcome: done({ pieces: 0, rows: [] }),
      reserved: [],
      reservations: [],
    });
  });

  test('is refused with a message and rolled back if one line has too few pieces', async () => {
    const [plenty, short] = [await addProduct(database.db, { stock: 9 }), await addProduct(database.db, { name: 'Short', stock: 1 })];
    const outcome = await transact(database.db, (trx) => reserveStock(trx, randomUUID(), [createLine(plenty, 2), createLine(short, 2)]));
    expect(outcome).toEqual(refuse('stock_short', { values: { name: 'Short', left: 1 } }));
    expect(await readStockRows(plenty)).toEqual([{ on_hand: 9, reserved: 0 }]);
  });

  test('reserves rows in the order of their ids, independent of the order of the lines', async () => {
    const products = [await addProduct(database.db, { stock: 9, sizes: [{ stock: 9 }] }), await addProduct(database.db, { stock: 9 })];
    const order_id = randomUUID();
    const trx = await database.db.startTransaction().execute();
    const lines = products.toReversed().map((product) => createLine(product, 1));
    await reserveStock(trx, order_id, lines);
    // The position in the table (`ctid`) shows in which order the rows were inserted.
    const reservations = trx.selectFrom('stock_reservations').select('stock_id').where('order_id', '=', order_id);
    const stock_ids = (await reservations.orderBy(sql`ctid`).execute()).map(({ stock_id }) => stock_id);
    await trx.rollback().execute();
    expect(stock_ids).toHaveLength(3);
    expect(stock_ids).toEqual(stock_ids.toSorted((left, right) => left - right));
  });

  test('cannot be committed without the order', async () => {
    const product = await addProduct(database.db, { stock: 5 });
    await expect(transact(database.db, (trx) => reserveStock(trx, randomUUID(), [createLine(product, 3)]))).rejects.toThrow('foreign key');
    expect(await readStockRows(product)).toEqual([{ on_hand: 5, reserved: 0 }]);
  });

  test('cannot exceed the pieces on hand, even by direct SQL', async () => {
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

describe('for any stock and lines', () => {
  const optionOrSizeIdArbitrary = fc.option(fc.constantFrom('a', 'b'), { nil: null });
  const rowArbitrary = fc.record({
    product_id: fc.constantFrom('p', 'q'),
    option_id: optionOrSizeIdArbitrary,
    size_id: optionOrSizeIdArbitrary,
    available_pieces: fc.integer({ min: 0, max: 20 }),
  });
  const rowsArbitrary = fc
    .uniqueArray(rowArbitrary, { selector: (row) => [row.product_id, row.option_id, row.size_id].join('|'), maxLength: 12 })
    .map((rows) => rows.map((row, stock_id): StockRow => ({ ...row, stock_id })));
  const lineArbitrary = fc.record({
    product_id: fc.constantFrom('p', 'q'),
    option_id: optionOrSizeIdArbitrary,
    size_id: optionOrSizeIdArbitrary,
    quantity: fc.integer({ min: 1, max: 9 }),
  });

  test('after the other lines, a line can have as many pieces as countAvailable returns, and not one more', () => {
    fc.assert(
      fc.property(rowsArbitrary, fc.array(lineArbitrary, { maxLength: 4 }), lineArbitrary, (rows, otherLines, line) => {
        const isAvailable = (lines: (typeof line)[]) =>
          sumStockDemands(lines, rows).every(
            (demand) => (rows.find((row) => row.stock_id === demand.stock_id)?.available_pieces ?? 0) >= demand.pieces,
          );
        fc.pre(isAvailable(otherLines));
        const available = countAvailable(rows, line, otherLines);
        if (available === null) {
          expect(isAvailable([...otherLines, { ...line, quantity: 1_000_000 }])).toBe(true);
          return;
        }
        if (available > 0) expect(isAvailable([...otherLines, { ...line, quantity: available }])).toBe(true);
        expect(isAvailable([...otherLines, { ...line, quantity: available + 1 }])).toBe(false);
      }),
    );
  });

  test('each row has one demand, in the order of the ids', () => {
    fc.assert(
      fc.property(rowsArbitrary, fc.array(lineArbitrary, { maxLength: 6 }), (rows, lines) => {
        const ids = sumStockDemands(lines, rows.toReversed()).map((demand) => demand.stock_id);
        expect(ids).toEqual([...new Set(ids)].sort((left, right) => left - right));
      }),
    );
  });
});
