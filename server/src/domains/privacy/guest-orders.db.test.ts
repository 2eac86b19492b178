/** Guest orders, which staff entered for a customer. If she has an account and erases it, the shop also erases her from these orders. */
import { beforeAll, expect, test } from 'vitest';
import { addAttempt, createTransactionId, judgeClaim } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { PASSWORD, type SignedUpShopper, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { eraseDueGuests } from '../order-view/order-view.ts';

let shop: SharedTestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  owner = await addStaffMember(shop.db);
});

const PHONE = '+250733555777';
type Columns = Parameters<typeof createPlainOrder>[1];
const addGuestOrder = (columns: Columns) =>
  createPlainOrder(shop.db, { is_guest: true, entered_by: owner.staff_id, customer_name: 'Ada Uwase', ...columns });
const addSubmittedClaim = (order_id: string) =>
  addAttempt(shop, { order_id, provider: 'mobile_money', provider_reference: createTransactionId(), state: 'submitted' });
const eraseAccount = ({ token }: Pick<SignedUpShopper, 'token'>) =>
  call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });
async function readCustomerNames(ids: readonly string[]): Promise<string[]> {
  const rows = await shop.db.selectFrom('orders').select(['order_id', 'customer_name']).where('order_id', 'in', ids).execute();
  return ids.map((id) => rows.find(({ order_id }) => order_id === id)?.customer_name ?? '');
}

test('erasing the account erases the shopper from guest orders, but from open orders and payments only once they end', async () => {
  const customer = await signUpShopper(shop.app);
  await shop.db.updateTable('users').set({ primary_phone: PHONE }).where('user_id', '=', customer.user_id).execute();
  const [found_by_mail_id, found_by_phone_id, order_of_another_id, under_way_id, with_claim_id] = [
    await addGuestOrder({ status: 'delivered', customer_email: customer.email.toUpperCase() }),
    await addGuestOrder({ status: 'cancelled', customer_phone: PHONE }),
    await addGuestOrder({ status: 'delivered' }),
    await addGuestOrder({ status: 'preparing', customer_phone: PHONE }),
    await addGuestOrder({ status: 'cancelled', customer_phone: PHONE }),
  ];
  await addSubmittedClaim(with_claim_id);
  const ids = [found_by_mail_id, found_by_phone_id, order_of_another_id, under_way_id, with_claim_id];
  expect((await eraseAccount(customer)).status).toBe(200);
  const name = 'Ada Uwase';
  expect(await readCustomerNames(ids)).toEqual(['erased', 'erased', name, name, name]);
  await eraseDueGuests(shop.db);
  expect(await readCustomerNames(ids)).toEqual(['erased', 'erased', name, name, name]);

  for (const status of ['in_transit', 'delivered'] as const)
    await shop.db.updateTable('orders').set({ status }).where('order_id', '=', under_way_id).execute();
  const reason = 'No money came';
  expect((await judgeClaim(shop, owner, with_claim_id, 'reject-payment', { expected_status: 'cancelled', reason })).status).toBe(200);
  await eraseDueGuests(shop.db);
  expect(await readCustomerNames(ids)).toEqual(['erased', 'erased', name, 'erased', 'erased']);
});

test('erasing an account with an unverified e-mail address does not change guest orders with that address', async () => {
  const customer = await signUpShopper(shop.app, { email_verified: false });
  const order_id = await addGuestOrder({ status: 'delivered', customer_email: customer.email, customer_phone: '+250733555888' });
  expect((await eraseAccount(customer)).status).toBe(200);
  expect(await readCustomerNames([order_id])).toEqual(['Ada Uwase']);
});

test('texts that staff write after the customer was erased are not stored', async () => {
  const order_id = await createPlainOrder(shop.db, { status: 'cancelled', customer_phone: 'erased', customer_name: 'erased' });
  await addSubmittedClaim(order_id);
  const paidAttempt = { order_id, provider: 'mobile_money', provider_reference: createTransactionId(), state: 'succeeded' } as const;
  const { payment_attempt_id } = await addAttempt(shop, paidAttempt);
  const problem = await shop.db
    .insertInto('payment_problems')
    .values({ order_id, kind: 'mismatch' })
    .returning('payment_problem_id')
    .executeTakeFirstOrThrow();
  const reason = 'Keza of the market';
  expect((await judgeClaim(shop, owner, order_id, 'reject-payment', { expected_status: 'cancelled', reason })).status).toBe(200);
  const refund = await actAsStaff(shop, owner, order_id, 'refund', {
    expected_status: 'cancelled',
    reason,
    payment_id: payment_attempt_id,
  });
  expect(refund.status).toBe(200);
  const path = `/api/admin/payment-problems/${problem.payment_problem_id}/resolve`;
  expect((await call(shop.app, path, { resolution: reason }, { token: owner.token })).status).toBe(200);
  expect(refund.body.data.transitions.map(({ to }: { to: string }) => to)).toEqual(expect.arrayContaining(['rejected', 'refunded']));
  const url = `/api/admin/orders/${order_id}`;
  const { text } = await callGet(shop.app, url, { token: owner.token });
  expect(text).not.toContain('Keza');
  const tables = ['order_log', 'payment_attempts', 'payment_problems'] as const;
  for (const table of tables) {
    const rows = await shop.db.selectFrom(table).selectAll().where('order_id', '=', order_id).execute();
    expect([table, JSON.stringify(rows).includes('Keza')]).toEqual([table, false]);
  }
});
