/** The counts of waiting work, which the menu of every member shows. */
import { WAITING_WORK, type WaitingWork } from '@uruhu/contract/staff/dashboard';
import { isAllowed, STAFF_ROLES } from '@uruhu/contract/staff/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addProduct, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { insertReviewRow } from '../../../test/support/fixtures/reviews.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

/** The list of each kind of work, and the filter by which it shows what waits. */
const LISTS: Readonly<Record<keyof WaitingWork, [path: string, filter: object]>> = {
  payments_to_check: ['orders', { payment: 'review' }],
  orders_to_pack: ['orders', { status: 'pending', payment: 'paid' }],
  orders_to_send: ['orders', { status: 'preparing' }],
  payment_problems: ['payment-problems', { open: true }],
  reviews_to_check: ['reviews', { checked: false }],
  open_messages: ['messages', { state: 'open' }],
  blocked_products: ['products', { blocked: true }],
};

async function addWork(): Promise<void> {
  const { buyer, order } = await createOrder(shop);
  await claimMobileMoney(shop, buyer, order.order_id);
  const order_id = await createPlainOrder(shop.db);
  await addAttempt(shop, { order_id, amount_rwf: 10_000, state: 'succeeded' });
  await createPlainOrder(shop.db, { status: 'preparing' });
  await shop.db.insertInto('payment_problems').values({ order_id, kind: 'paid_twice', detail: '' }).execute();
  const { product_id } = await addProduct(shop.db, {});
  await insertReviewRow(shop.db, { product_id, rating: 5 });
  await insertReviewRow(shop.db, { product_id, rating: 4, checked_at: new Date() });
  const sender = { name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: 'Is it in stock?' };
  await shop.db
    .insertInto('contact_messages')
    .values([sender, { ...sender, state: 'answered' }])
    .execute();
}

test('a member of each role sees the counts of the work that she may do, which equal the totals of its lists, and no others', async () => {
  await addWork();
  const owner = await addStaffMember(shop.db, 'owner');
  const totals: WaitingWork = {};
  for (const [name, [path, filter]] of Object.entries(LISTS)) {
    const url = `/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    totals[name as keyof WaitingWork] = (await callGet(shop.app, url, { token: owner.token })).body.total;
  }
  expect(totals).toEqual({
    payments_to_check: 1,
    orders_to_pack: 1,
    orders_to_send: 1,
    payment_problems: 1,
    reviews_to_check: 1,
    open_messages: 1,
    blocked_products: 0,
  });
  for (const role of STAFF_ROLES) {
    const { token } = await addStaffMember(shop.db, role);
    const allowed = Object.entries(totals).filter(([name]) => isAllowed(role, WAITING_WORK[name as keyof WaitingWork]));
    const { status, body } = await callGet(shop.app, '/api/admin/waiting-work', { token });
    expect([role, status, body.data]).toEqual([role, 200, Object.fromEntries(allowed)]);
  }
});

test('a packer sees payments and orders; an editor reviews and products', async () => {
  const listNames = async (role: 'packer' | 'editor') => {
    const { token } = await addStaffMember(shop.db, role);
    return Object.keys((await callGet(shop.app, '/api/admin/waiting-work', { token })).body.data);
  };
  expect(await listNames('packer')).toEqual(['payments_to_check', 'orders_to_pack', 'orders_to_send']);
  expect(await listNames('editor')).toEqual(['reviews_to_check', 'blocked_products']);
});
