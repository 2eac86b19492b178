import { expect, test } from 'vitest';
import { createLargeShop } from './large-shop.ts';
import { createDemoShop } from './shop.ts';

const demo = createDemoShop();
const largeShop = createLargeShop(demo, 3_000);

test('the large shop has as many products as requested, the demo’s included, each with a unique name and id', () => {
  expect(largeShop.products).toHaveLength(3_000);
  expect(largeShop.products.slice(0, demo.products.length)).toEqual(demo.products);
  const brandAndName = largeShop.products.map(({ brand_id, name }) => `${brand_id} ${name}`);
  expect(new Set(brandAndName).size).toBe(3_000);
  expect(new Set(largeShop.products.map(({ product_id }) => product_id)).size).toBe(3_000);
  expect(new Set(largeShop.options.map(({ option_id }) => option_id)).size).toBe(largeShop.options.length);
});

test('prices are whole francs, discounted prices are below base prices, and products differ in price', () => {
  for (const { base_price_rwf, discounted_price_rwf, weight_g } of largeShop.products) {
    expect(Number.isInteger(base_price_rwf) && Number.isInteger(discounted_price_rwf) && Number.isInteger(weight_g)).toBe(true);
    expect(discounted_price_rwf < base_price_rwf && base_price_rwf >= 1_000).toBe(true);
  }
  expect(new Set(largeShop.products.map(({ base_price_rwf }) => base_price_rwf)).size).toBeGreaterThan(80);
});

test('every option, review and stock row belongs to an existing product', () => {
  const ids = new Set(largeShop.products.map(({ product_id }) => product_id));
  for (const row of [...largeShop.options, ...largeShop.stock, ...largeShop.reviews]) expect(ids.has(row.product_id)).toBe(true);
});

test('the same count gives the same shop, and a count below the demo’s gives the products of the demo', () => {
  expect(createLargeShop(demo, 600)).toEqual(createLargeShop(demo, 600));
  expect(createLargeShop(demo, 1).products).toEqual(demo.products);
});
