import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { addWait } from '../../../../test/support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let packer: TestStaffMember;
beforeAll(async () => {
  // Not shared: lists the waits of all shoppers.
  shop = await openTestShop();
  packer = await addStaffMember(shop.db, 'packer');
});
afterAll(() => shop.close());

const NO_FILTER = {};
const listAwaitedChoices = async (filter: object = {}, query = '') =>
  (
    await callGet(shop.app, `/api/admin/stock-waits?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`, {
      token: packer.token,
    })
  ).body;

test('products and options are listed by the number of shoppers who still wait, without these shoppers, and filtered by product or text', async () => {
  const productWithoutChoices = await addProduct(shop.db, { stock: 0 });
  const productWithOptions = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }] });
  const shoppers = [await addShopper(shop.db), await addShopper(shop.db), await addShopper(shop.db)] as const;
  const [first_option_id] = productWithOptions.option_ids as [string, string];
  for (const shopper of shoppers)
    await addWait(shop.app, shopper, { product_id: productWithOptions.product_id, option_id: first_option_id });
  for (const shopper of shoppers.slice(0, 2)) await addWait(shop.app, shopper, productWithoutChoices);
  const { data, total } = await listAwaitedChoices();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    {
      product_id: productWithOptions.product_id,
      option_id: first_option_id,
      option: expect.any(String),
      size_id: null,
      size: null,
      waiting: 3,
    },
    { product_id: productWithoutChoices.product_id, product: productWithoutChoices.name, option_id: null, option: null, waiting: 2 },
  ]);
  for (const { user_id } of shoppers) expect(JSON.stringify(data)).not.toContain(user_id);
  expect((await listAwaitedChoices(NO_FILTER, '&order=ASC')).data[0].waiting).toBe(2);
  expect((await listAwaitedChoices({ product_id: productWithoutChoices.product_id })).data).toHaveLength(1);
  expect((await listAwaitedChoices({ q: productWithoutChoices.name.toUpperCase() })).data).toMatchObject([
    { product_id: productWithoutChoices.product_id },
  ]);
  expect((await listAwaitedChoices({ q: 'nothing of this name' })).total).toBe(0);
  await shop.db
    .updateTable('stock_waits')
    .set({ notified_at: new Date() })
    .where('product_id', '=', productWithoutChoices.product_id)
    .execute();
  expect((await listAwaitedChoices()).total).toBe(1);
});
