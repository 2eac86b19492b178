import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { addProduct, type ProductOptions } from '../../../test/support/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { selectSoldOut } from './queries.ts';
import { stockLevels } from './stock-levels.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function levelsOf(options: ProductOptions) {
  const product = await addProduct(database.db, options);
  const levels = stockLevels(await selectSoldOut(database.db));
  return { product: levels.product(product.product_id), choices: [...product.option_ids, ...product.size_ids].map(levels.choice) };
}

test('what is not counted is made to order', async () => {
  expect(await levelsOf({ options: [{}] })).toEqual({ product: true, choices: [true] });
});

test('a product is sold out when it is counted and none is left', async () => {
  expect((await levelsOf({ stock: 0 })).product).toBe(false);
  expect((await levelsOf({ stock: 1 })).product).toBe(true);
});

test('a product with choices is sold out only when every choice is', async () => {
  expect(await levelsOf({ options: [{ stock: 0 }, { stock: 1 }] })).toEqual({ product: true, choices: [false, true] });
  expect(await levelsOf({ options: [{ stock: 0 }, {}] })).toEqual({ product: true, choices: [false, true] });
  expect((await levelsOf({ options: [{ stock: 0 }, { stock: 0 }] })).product).toBe(false);
});

test('all sizes gone is sold out though options are left', async () => {
  expect(await levelsOf({ options: [{ stock: 1 }], sizes: [{ stock: 0 }] })).toEqual({ product: false, choices: [true, false] });
});
