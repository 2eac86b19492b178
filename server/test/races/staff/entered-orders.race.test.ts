/** A support member enters more orders at once than her unpaid orders may hold. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTERED_ORDER_LIMITS } from '../../../src/domains/checkout/entered-limit.ts';
import { addProduct, createUniqueName, setShipping } from '../../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db, { free_shipping: true });
});
afterAll(() => shop.close());

const GUEST_FIELDS = { name: 'Ada Uwase', phone: '0788 111 222', second_phone: '', address: 'KG 7 Ave', email: '' };
const enterOrder = ({ token }: TestStaffMember, product_id: string, quantity: number) => {
  const lines = [{ product_id, quantity }];
  const body = { idempotency_key: createUniqueName('key'), ...GUEST_FIELDS, lines, expected_total: quantity * 10_000 };
  return call(shop.app, '/api/admin/orders', body, { token });
};
const countCodes = (replies: readonly { status: number; body: { code?: string } }[], code: string) =>
  replies.filter(({ body }) => body.code === code).length;
const enterAtOnce = (member: TestStaffMember, product_ids: readonly string[], quantity: number) =>
  Promise.all(product_ids.map((product_id) => enterOrder(member, product_id, quantity)));

test('of orders that she enters at once, only as many succeed as she may have unpaid; a manager enters more', async () => {
  const [support, manager] = [await addStaffMember(shop.db, 'support'), await addStaffMember(shop.db, 'manager')];
  const { product_id } = await addProduct(shop.db, { stock: 200 });
  const { orders } = ENTERED_ORDER_LIMITS;
  const replies = await enterAtOnce(support, Array(orders + 6).fill(product_id), 1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(orders);
  expect(countCodes(replies, 'entered_orders_limit')).toBe(6);
  const { reserved } = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).executeTakeFirstOrThrow();
  expect(reserved).toBe(orders);
  expect((await enterOrder(manager, product_id, 30)).status).toBe(200);
  // A paid order holds its pieces for a customer who gets them, so it makes room.
  const paidOrder = replies.find(({ status }) => status === 200)?.body.data;
  await shop.db
    .insertInto('payment_attempts')
    .values({
      order_id: paidOrder.order_id,
      provider: 'pesapal',
      provider_reference: createUniqueName('tracking'),
      amount_rwf: paidOrder.final_total,
      state: 'succeeded',
    })
    .execute();
  expect((await enterOrder(support, product_id, 1)).status).toBe(200);
});

test('of pieces that she orders at once, only as many are held as she may hold, in all and of one product', async () => {
  const support = await addStaffMember(shop.db, 'support');
  const { pieces, pieces_of_one_item } = ENTERED_ORDER_LIMITS;
  const { product_id } = await addProduct(shop.db, { stock: pieces_of_one_item + 5 });
  const ofOneItem = await enterAtOnce(support, Array(6).fill(product_id), 5);
  expect(ofOneItem.filter(({ status }) => status === 200)).toHaveLength(pieces_of_one_item / 5);
  expect(countCodes(ofOneItem, 'entered_item_limit')).toBe(2);
  const other_ids = await Promise.all(Array.from({ length: 10 }, async () => (await addProduct(shop.db, { stock: 40 })).product_id));
  const ofAll = await enterAtOnce(support, other_ids, pieces_of_one_item);
  expect(ofAll.filter(({ status }) => status === 200)).toHaveLength(Math.floor((pieces - pieces_of_one_item) / pieces_of_one_item));
  expect(countCodes(ofAll, 'entered_pieces_limit')).toBe(4);
});
