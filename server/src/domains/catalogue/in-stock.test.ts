import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { addProduct, type ProductOptions } from '../../../test/support/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { selectOptions, selectRows, selectSizes } from './queries.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function levelsOf(options: ProductOptions) {
  const { db } = database;
  const { product_id } = await addProduct(db, options);
  const choices = [...(await selectOptions(db, product_id)), ...(await selectSizes(db, product_id))];
  return { product: (await selectRows(db, [product_id]))[0]?.in_stock, choices: choices.map(({ in_stock }) => in_stock) };
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
