import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/support/database/engines.ts';
import { addProduct, type ProductOptions } from '../../../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from '../../../database/connect.ts';
import { selectCatalogueRow, selectOptions, selectSizes } from '../queries.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Adds a product and reads which parts of it are in stock. A product, option or size without `stock` has no stock row. */
async function readStockFlags(options: ProductOptions) {
  const { db } = database;
  const { product_id } = await addProduct(db, options);
  const choices = [...(await selectOptions(db, product_id)), ...(await selectSizes(db, product_id))];
  return { product: (await selectCatalogueRow(db, product_id))?.in_stock, choices: choices.map(({ in_stock }) => in_stock) };
}

test('a product without stock rows is made to order', async () => {
  expect(await readStockFlags({ options: [{}] })).toEqual({ product: true, choices: [true] });
});

test('a product is sold out when its stock is used up', async () => {
  expect((await readStockFlags({ stock: 0 })).product).toBe(false);
  expect((await readStockFlags({ stock: 1 })).product).toBe(true);
});

test('a product with options is sold out only when all options are', async () => {
  expect(await readStockFlags({ options: [{ stock: 0 }, { stock: 1 }] })).toEqual({ product: true, choices: [false, true] });
  expect(await readStockFlags({ options: [{ stock: 0 }, {}] })).toEqual({ product: true, choices: [false, true] });
  expect((await readStockFlags({ options: [{ stock: 0 }, { stock: 0 }] })).product).toBe(false);
});

test('a product is sold out when all sizes are, even if an option is in stock', async () => {
  expect(await readStockFlags({ options: [{ stock: 1 }], sizes: [{ stock: 0 }] })).toEqual({ product: false, choices: [true, false] });
});

test('a product has choices if it has several options or several sizes', async () => {
  const hasChoices = async (options: ProductOptions) => {
    const { product_id } = await addProduct(database.db, options);
    return (await selectCatalogueRow(database.db, product_id))?.has_choices;
  };
  expect(await hasChoices({})).toBe(false);
  expect(await hasChoices({ options: [{}], sizes: [{}] })).toBe(false);
  expect(await hasChoices({ options: [{}, {}] })).toBe(true);
  expect(await hasChoices({ sizes: [{}, {}] })).toBe(true);
});
