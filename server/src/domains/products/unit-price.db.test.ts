import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
let owner: TestStaffMember;
let references: { brand_id: string; category_id: string };
beforeAll(async () => {
  // Not shared: lists all products.
  shop = await openTestShop();
  owner = await addStaffMember(shop.db);
  const { product_id } = await addProduct(shop.db, { status: 'draft' });
  references = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: owner.token });
const sendProduct = (fields: object) =>
  send('POST', 'products', { name: createUniqueName('Serum'), ...references, status: 'published', base_price: 10_000, ...fields });
async function createProduct(fields: object) {
  const { status, body } = await sendProduct(fields);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}
async function patchProduct(product_id: string, changes: object) {
  const { version } = (await send('GET', `products/${product_id}`)).body.data;
  return send('PATCH', `products/${product_id}`, { version, ...changes });
}
const tooLowAt = (path: string) => ({ status: 422, body: { code: 'unit_price_too_low', errors: [{ path }] } });

describe('a product whose option costs less than the product', () => {
  test('is saved as long as its cheapest piece costs 1 franc, also together with a lower price and in any order', async () => {
    const { product_id } = await createProduct({ options: [{ name: 'Refill', additional_price: -9_999 }, { name: 'Bottle' }] });
    const { options } = (await send('GET', `products/${product_id}`)).body.data;
    const changes = { base_price: 5_000, options: [{ ...options[0], additional_price: -4_999 }, options[1]] };
    expect((await patchProduct(product_id, changes)).status).toBe(200);
    // The price rises and the option falls, which would be refused the other way round if the database looked at each step.
    expect((await patchProduct(product_id, { base_price: 10_000, options })).status).toBe(200);
  });

  test('is refused at the field that makes it too cheap', async () => {
    const refill = { name: 'Refill', additional_price: -6_000 };
    expect(await sendProduct({ options: [{ name: 'Bottle' }, { ...refill, additional_price: -10_000 }] })).toMatchObject(
      tooLowAt('options.1.additional_price'),
    );
    expect(await sendProduct({ sizes: [{ name: 'Mini', additional_price: -10_000 }] })).toMatchObject(tooLowAt('sizes.0.additional_price'));
    expect(await sendProduct({ options: [refill], sizes: [{ name: 'Mini', additional_price: -4_000 }] })).toMatchObject(
      tooLowAt('options.0.additional_price'),
    );
    const { product_id } = await createProduct({ options: [refill, { name: 'Bottle' }] });
    expect(await patchProduct(product_id, { base_price: 6_000 })).toMatchObject(tooLowAt('base_price'));
    expect(await patchProduct(product_id, { discounted_price: 6_000 })).toMatchObject(tooLowAt('discounted_price'));
    // A discount that has not begun counts as if it had.
    const planned = { discounted_price: 6_000, discount_starts_at: new Date(Date.now() + 86_400_000).toISOString() };
    expect(await patchProduct(product_id, planned)).toMatchObject(tooLowAt('discounted_price'));
    expect((await patchProduct(product_id, { discounted_price: 6_001 })).status).toBe(200);
    // An archived option is not sold.
    const { options } = (await send('GET', `products/${product_id}`)).body.data;
    const archived = { ...options[0], is_archived: true };
    expect((await patchProduct(product_id, { base_price: 5_000, discounted_price: 0, options: [archived, options[1]] })).status).toBe(200);
    expect(await patchProduct(product_id, { options })).toMatchObject(tooLowAt('options.0.additional_price'));
  });

  test('is skipped by a bulk change that would make it too cheap, and the others are changed', async () => {
    const cheap = await createProduct({ options: [{ name: 'Refill', additional_price: -6_000 }] });
    const plain = await createProduct({});
    const product_ids = [cheap.product_id, plain.product_id];
    for (const change of [
      { kind: 'price', mode: 'percent', value: -40, step: 1 },
      { kind: 'discount', mode: 'percent', value: 50, step: 1, starts_at: null, ends_at: null },
    ]) {
      const { status, body } = await send('POST', 'product-changes', { product_ids, change });
      expect([status, body.data]).toMatchObject([
        200,
        { changed: 1, skipped: [{ product_id: cheap.product_id, code: 'unit_price_too_low' }] },
      ]);
    }
  });

  test('is shown, filtered and sorted by its lowest price', async () => {
    const { product_id, options } = await createProduct({
      base_price: 20_000,
      discounted_price: 18_000,
      options: [
        { name: 'Refill', additional_price: -7_000, stock: 3 },
        { name: 'Bottle', additional_price: 500, stock: 3 },
      ],
      sizes: [{ name: 'Only', additional_price: 1_000 }],
    });
    await shop.refresh();
    const findCard = async () => {
      const { body } = await call(shop.app, '/api/products/filter', { max_price: 12_000, min_price: 12_000 });
      return body.results.find((card: { product_id: string }) => card.product_id === product_id);
    };
    expect(await findCard()).toMatchObject({ base_price: 20_000, lowest_additional_price: -6_000, has_several_prices: true });
    const sorted = await call(shop.app, '/api/products', { sortBy: '-discounted_price' });
    expect(sorted.body.results.map((card: { product_id: string }) => card.product_id)[0]).toBe(product_id);
    // The product's page does not choose an option that is sold out, so the card does not show its price.
    await sql`update stock set on_hand = 0 where option_id = ${options[0].option_id}`.execute(shop.db);
    await shop.refresh();
    expect(await findCard()).toBeUndefined();
    expect((await callGet(shop.app, `/api/products/${product_id}`)).body).toMatchObject({
      lowest_additional_price: 1_500,
      has_several_prices: false,
    });
  });
});
