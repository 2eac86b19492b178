import { expect, test } from 'vitest';
import { manyProducts } from './many.ts';
import { demoShop } from './shop.ts';

const demo = demoShop();
const many = manyProducts(demo, 3_000);

test('there are as many products as asked for, the demo’s own among them, each with a name and an id of its own', () => {
  expect(many.products).toHaveLength(3_000);
  expect(many.products.slice(0, demo.products.length)).toEqual(demo.products);
  const brandAndName = many.products.map(({ brand_id, name }) => `${brand_id} ${name}`);
  expect(new Set(brandAndName).size).toBe(3_000);
  expect(new Set(many.products.map(({ product_id }) => product_id)).size).toBe(3_000);
  expect(new Set(many.options.map(({ option_id }) => option_id)).size).toBe(many.options.length);
});

test('prices are whole, discounts below them, and all differ from product to product', () => {
  for (const { base_price_rwf, discounted_price_rwf, weight_g } of many.products) {
    expect(Number.isInteger(base_price_rwf) && Number.isInteger(discounted_price_rwf) && Number.isInteger(weight_g)).toBe(true);
    expect(discounted_price_rwf < base_price_rwf && base_price_rwf >= 1_000).toBe(true);
  }
  expect(new Set(many.products.map(({ base_price_rwf }) => base_price_rwf)).size).toBeGreaterThan(80);
});

test('what belongs to products belongs to one that is there', () => {
  const ids = new Set(many.products.map(({ product_id }) => product_id));
  for (const row of [...many.options, ...many.stock, ...many.reviews]) expect(ids.has(row.product_id)).toBe(true);
});

test('it is the same each time', () => {
  expect(manyProducts(demo, 600)).toEqual(manyProducts(demo, 600));
  expect(manyProducts(demo, 1).products).toEqual(demo.products);
});
