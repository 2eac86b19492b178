/** Tests two shoppers who submit the same transaction. One of them has not paid: perhaps the one who submits it first. */
import type { PaymentProblem } from '@uruhu/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../../test/support/checks/invariants.ts';
import { createOrder, placeOrder } from '../../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../../test/support/fixtures/cart.ts';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import {
  addPunctuation,
  claimMobileMoney,
  createTransactionId,
  judgeClaim,
  listAttempts,
} from '../../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  // Not shared: checks the invariants of all orders.
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const readOrder = async (order_id: string) => (await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token })).body.data;
const listContestedProblems = async (order_id: string): Promise<PaymentProblem[]> =>
  (await readOrder(order_id)).problems.filter(({ kind }: PaymentProblem) => kind === 'contested');
const listOpenContestedProblems = async (order_id: string) =>
  (await listContestedProblems(order_id)).filter(({ resolved_at }) => resolved_at === null);

/**
 * Adds the orders of a thief and an honest customer. The thief has seen the customer's transaction id and submits it before the customer.
 * The two write the id differently, but the shop recognises the same transaction.
 */
async function addContestedOrders() {
  const transaction = createTransactionId();
  const [thief, customer] = [await createOrder(shop), await createOrder(shop)];
  const [thief_order_id, customer_order_id] = [thief.order.order_id as string, customer.order.order_id as string];
  const responses = [
    await claimMobileMoney(shop, thief.buyer, thief_order_id, addPunctuation(transaction), '0722 123 456'),
    await claimMobileMoney(shop, customer.buyer, customer_order_id, `TxId: 0${transaction}`),
  ];
  return { transaction, thief, customer, thief_order_id, customer_order_id, responses };
}

describe('a transaction that another order has submitted', () => {
  test('the shop accepts the second submission like the first, and neither shopper learns of the other', async () => {
    const { responses, thief_order_id, customer_order_id } = await addContestedOrders();
    for (const { status, body } of responses) {
      expect([status, body.message]).toEqual([200, 'Thank you. We are checking your payment.']);
      expect(body.data.payment_review).toEqual({ state: 'submitted' });
    }
    expect(JSON.stringify(responses[0])).not.toContain(customer_order_id);
    expect(JSON.stringify(responses[1])).not.toContain(thief_order_id);
  });

  test('staff see a contested problem at both orders, each naming the other', async () => {
    const { transaction, thief_order_id, customer_order_id } = await addContestedOrders();
    for (const [order_id, other_order_id] of [
      [thief_order_id, customer_order_id],
      [customer_order_id, thief_order_id],
    ] as const) {
      const order = await readOrder(order_id);
      const [otherAttempt] = await listAttempts(shop, other_order_id);
      expect(order.same_transactions).toEqual([
        {
          order_id: other_order_id,
          payment_id: otherAttempt?.payment_attempt_id,
          state: 'submitted',
          reference: transaction,
          by_provider: false,
        },
      ]);
      expect(order.problems).toMatchObject([{ kind: 'contested', payment_id: order.payments[0].payment_id, resolved_at: null }]);
      expect(order.problems[0].detail).toContain(other_order_id);
    }
    const query = encodeURIComponent(JSON.stringify({ kind: 'contested', open: true, order_id: thief_order_id }));
    const queue = await callGet(shop.app, `/api/admin/payment-problems?filter=${query}`, { token: staff.token });
    expect(queue.body.data).toMatchObject([{ order_id: thief_order_id }]);
  });

  test('staff can confirm only one of the orders, and reject the other', async () => {
    const { thief_order_id, customer_order_id, thief, transaction } = await addContestedOrders();
    expect((await judgeClaim(shop, staff, customer_order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);
    expect((await readOrder(customer_order_id)).payment_status).toBe('Paid');
    expect(await listOpenContestedProblems(customer_order_id)).toEqual([]);

    const refusal = await judgeClaim(shop, staff, thief_order_id, 'confirm-payment', { expected_status: 'pending' });
    expect([refusal.status, refusal.body.message]).toEqual([409, expect.stringContaining('has paid another order')]);
    expect(await readOrder(thief_order_id)).toMatchObject({
      payment_status: 'Unpaid',
      payments: [{ confirmation_refusal: 'transaction_paid_another_order' }],
    });
    expect(await listOpenContestedProblems(thief_order_id)).toHaveLength(1);
    expect(
      (await judgeClaim(shop, staff, thief_order_id, 'reject-payment', { expected_status: 'pending', reason: 'Not your payment' })).status,
    ).toBe(200);
    expect(await listContestedProblems(thief_order_id)).toMatchObject([{ resolved_by: staff.name, resolution: 'rejected' }]);

    const repeatedClaimReply = await claimMobileMoney(shop, thief.buyer, thief_order_id, transaction, '0722123456');
    expect([repeatedClaimReply.status, repeatedClaimReply.body.data.payment_review]).toEqual([200, { state: 'submitted' }]);
    expect(await listOpenContestedProblems(thief_order_id)).toHaveLength(1);
    expect((await judgeClaim(shop, staff, thief_order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(409);
  });

  test('after staff have confirmed the thief’s order, the customer can still submit, staff see both, and the money counts once', async () => {
    const transaction = createTransactionId();
    const [thief, customer] = [await createOrder(shop), await createOrder(shop)];
    const [thief_order_id, customer_order_id] = [thief.order.order_id as string, customer.order.order_id as string];
    expect((await claimMobileMoney(shop, thief.buyer, thief_order_id, transaction)).status).toBe(200);
    expect((await judgeClaim(shop, staff, thief_order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);

    const submission = await claimMobileMoney(shop, customer.buyer, customer_order_id, addPunctuation(transaction));
    expect([submission.status, submission.body.message]).toEqual([200, 'Thank you. We are checking your payment.']);
    expect(submission.body.data.payment_review).toEqual({ state: 'submitted' });
    expect(JSON.stringify(submission)).not.toContain(thief_order_id);
    expect(await listOpenContestedProblems(thief_order_id)).toMatchObject([{ detail: expect.stringContaining(customer_order_id) }]);
    expect(await listOpenContestedProblems(customer_order_id)).toMatchObject([{ detail: expect.stringContaining(thief_order_id) }]);
    expect((await readOrder(customer_order_id)).same_transactions).toMatchObject([{ order_id: thief_order_id, state: 'succeeded' }]);

    const refusal = await judgeClaim(shop, staff, customer_order_id, 'confirm-payment', { expected_status: 'pending' });
    expect([refusal.status, refusal.body.message]).toEqual([409, expect.stringContaining('has paid another order')]);
    expect([(await readOrder(thief_order_id)).payment_status, (await readOrder(customer_order_id)).payment_status]).toEqual([
      'Paid',
      'Unpaid',
    ]);
    expect(await listOpenContestedProblems(customer_order_id)).toHaveLength(1);

    // A third order with the transaction gets a problem for each of the other two orders, and each of these gets one for the third.
    await addToCart(shop.app, thief.buyer, { product_id: thief.product.product_id });
    const { order_id: third_order_id } = (await placeOrder(shop, thief.buyer)).body.data;
    expect((await claimMobileMoney(shop, thief.buyer, third_order_id, transaction)).status).toBe(200);
    expect(
      (await Promise.all([thief_order_id, customer_order_id, third_order_id].map(listOpenContestedProblems))).map(({ length }) => length),
    ).toEqual([2, 2, 2]);
  });

  test('correcting a submission resolves the contested problem of that order only', async () => {
    const { thief_order_id, customer_order_id, thief } = await addContestedOrders();
    expect((await claimMobileMoney(shop, thief.buyer, thief_order_id, createTransactionId())).status).toBe(200);
    expect(await listContestedProblems(thief_order_id)).toMatchObject([{ resolved_by: null, resolution: 'corrected by the shopper' }]);
    expect(await listOpenContestedProblems(customer_order_id)).toHaveLength(1);
    expect((await judgeClaim(shop, staff, customer_order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);
    expect(await listOpenContestedProblems(customer_order_id)).toEqual([]);
  });

  test('a third order with the transaction, even of the same shopper, is contested with both others', async () => {
    const { transaction, thief_order_id, customer_order_id, thief } = await addContestedOrders();
    await addToCart(shop.app, thief.buyer, { product_id: thief.product.product_id });
    const { order_id } = (await placeOrder(shop, thief.buyer)).body.data;
    expect((await claimMobileMoney(shop, thief.buyer, order_id, transaction)).status).toBe(200);
    expect(
      (await Promise.all([thief_order_id, customer_order_id, order_id].map(listOpenContestedProblems))).map(({ length }) => length),
    ).toEqual([2, 2, 2]);
  });
});
