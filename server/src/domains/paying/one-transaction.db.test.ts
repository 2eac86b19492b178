/** Tests what happens if a shopper submits a transaction that a provider also reports. */
import type { PaymentProblem } from '@uruhu/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../test/support/fixtures/fixtures.ts';
import {
  addAttempt,
  claimMobileMoney,
  createTransactionId,
  judgeClaim,
  listAttempts,
  listMailsAbout,
  markCancelled,
} from '../../../test/support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import type { Attempt, PaymentReport, Provider } from '../payments/payments.ts';
import { getRefundMethod } from './send-payment-mail.ts';
import { settlePayment } from './settle/settle-payment.ts';

/** The provider's report on each payment, by its reference. */
const reports = new Map<string, PaymentReport>();
const providerFunctions = {
  start: async () => ({ kind: 'unknown', reason: '' }) as const,
  fetchStatus: async (reference: string) => reports.get(reference) ?? ({ kind: 'pending' } as const),
};
const momo: Provider = { name: 'momo', method: 'prompt', currency: 'RWF', cancel: null, refund: null, ...providerFunctions };
const pesapal: Provider = { name: 'pesapal', method: 'card', currency: 'RWF', cancel: null, refund: null, ...providerFunctions };

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ providers: { momo, pesapal } });
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

/** Adds an order with a pending attempt at the provider. */
async function addPendingOrder(provider: 'momo' | 'pesapal' = 'momo') {
  const { buyer, order } = await createOrder(shop);
  const attempt = await addAttempt(shop, { order_id: order.order_id, provider });
  return { buyer, order_id: order.order_id as string, attempt };
}
/** Makes the provider report a payment as paid by this transaction, and settles it. */
function reportPaid({ payment_attempt_id, provider_reference, amount_rwf: amount }: Attempt, confirmation_code: string) {
  const receipt = { merchant_reference: payment_attempt_id, amount, currency: 'RWF', confirmation_code, method: 'MTN MoMo' };
  reports.set(provider_reference ?? '', { kind: 'paid', receipt });
  return settlePayment(shop.context, payment_attempt_id, 'job');
}
/** Adds an order whose payment staff have confirmed by this transaction. */
async function addConfirmedOrder(transaction: string) {
  const { buyer, order } = await createOrder(shop);
  await claimMobileMoney(shop, buyer, order.order_id, transaction);
  expect((await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);
  const [attempt] = await listAttempts(shop, order.order_id);
  return { buyer, order_id: order.order_id as string, payment_id: attempt?.payment_attempt_id };
}
const readOrder = async (order_id: string) => (await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token })).body.data;
const listProblemKinds = async (order_id: string) => (await readOrder(order_id)).problems.map(({ kind }: PaymentProblem) => kind);
const listStates = async (order_id: string) => (await listAttempts(shop, order_id)).map(({ state }) => state);

test.each(['momo', 'pesapal'] as const)(
  'staff see at both orders that a provider (%s) has reported the claimed transaction for another order',
  async (provider) => {
    const transaction = createTransactionId();
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id, transaction);
    const orderBefore = await readOrder(order.order_id);
    expect([orderBefore.same_transactions, orderBefore.payments[0].confirmation_refusal]).toEqual([[], null]);
    const paidOrder = await addPendingOrder(provider);
    await reportPaid(paidOrder.attempt, ` txid: ${transaction}`);
    const [claim] = await listAttempts(shop, order.order_id);
    expect((await readOrder(order.order_id)).same_transactions).toEqual([
      {
        order_id: paidOrder.order_id,
        payment_id: paidOrder.attempt.payment_attempt_id,
        state: 'succeeded',
        reference: transaction,
        by_provider: true,
      },
    ]);
    expect((await readOrder(paidOrder.order_id)).same_transactions).toEqual([
      { order_id: order.order_id, payment_id: claim?.payment_attempt_id, state: 'submitted', reference: transaction, by_provider: false },
    ]);
    const refusal = await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'transaction_came_by_provider' } });
    expect((await readOrder(order.order_id)).payments[0].confirmation_refusal).toBe('transaction_came_by_provider');
  },
);

describe('a provider reports a transaction for one order, which staff have confirmed for another', () => {
  test.each(['momo', 'pesapal'] as const)(
    'the money counts for the other order (%s), and the confirmed order gets one used_twice problem',
    async (provider) => {
      const transaction = createTransactionId();
      const confirmedOrder = await addConfirmedOrder(transaction);
      const otherOrder = await addPendingOrder(provider);
      for (const code of [transaction.toLowerCase(), transaction]) await reportPaid(otherOrder.attempt, code);
      expect(await listStates(otherOrder.order_id)).toEqual(['succeeded']);
      expect(await listMailsAbout(shop, otherOrder.order_id, 'paymentReceived')).toHaveLength(1);
      expect(await listProblemKinds(otherOrder.order_id)).toEqual([]);
      const { payment_status, problems } = await readOrder(confirmedOrder.order_id);
      expect(payment_status).toBe('Paid');
      expect(problems).toMatchObject([{ kind: 'used_twice', payment_id: confirmedOrder.payment_id, resolved_at: null }]);
      expect(problems[0].detail).toContain(otherOrder.order_id);
      const filter = encodeURIComponent(JSON.stringify({ kind: 'used_twice', order_id: confirmedOrder.order_id }));
      const queue = await callGet(shop.app, `/api/admin/payment-problems?filter=${filter}`, { token: staff.token });
      expect(queue.body.data).toMatchObject([{ order_id: confirmedOrder.order_id }]);
    },
  );

  test('the confirmed order cannot be prepared until staff resolve the problem', async () => {
    const transaction = createTransactionId();
    const { order_id } = await addConfirmedOrder(transaction);
    await reportPaid((await addPendingOrder()).attempt, transaction);
    expect((await actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' })).status).toBe(422);
    const [{ problem_id }] = (await readOrder(order_id)).problems;
    const resolution = { resolution: 'She has shown us the message of another payment' };
    await call(shop.app, `/api/admin/payment-problems/${problem_id}/resolve`, resolution, { token: staff.token });
    expect((await actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' })).status).toBe(200);
  });

  test('the confirmed order cannot be refunded until staff resolve the problem', async () => {
    const transaction = createTransactionId();
    const { order_id } = await addConfirmedOrder(transaction);
    await reportPaid((await addPendingOrder()).attempt, transaction);
    expect((await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'Asked by phone' })).status).toBe(200);
    const refund = () => actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' });
    const { status, body } = await refund();
    expect([status, body.message]).toEqual([422, expect.stringContaining('look at the problem of the payment')]);
    expect([await listStates(order_id), await listMailsAbout(shop, order_id, 'paymentRefunded')]).toEqual([['succeeded'], []]);
    const problem = (await readOrder(order_id)).problems.find(({ kind }: PaymentProblem) => kind === 'used_twice');
    const resolution = { resolution: 'She has paid twice after all' };
    await call(shop.app, `/api/admin/payment-problems/${problem.problem_id}/resolve`, resolution, { token: staff.token });
    expect((await refund()).status).toBe(200);
  });

  test('the money counts for the other order even after the confirmed order was refunded', async () => {
    const transaction = createTransactionId();
    const { order_id } = await addConfirmedOrder(transaction);
    await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'Asked by phone' });
    expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' })).status).toBe(200);
    await reportPaid((await addPendingOrder()).attempt, transaction);
    expect(await listProblemKinds(order_id)).toEqual(['refund_due', 'used_twice']);
  });
});

describe('a provider reverses a transaction that staff have confirmed', () => {
  const reportReversed = ({ payment_attempt_id, provider_reference, amount_rwf: amount }: Attempt, confirmation_code: string) => {
    const receipt = { merchant_reference: payment_attempt_id, amount, currency: 'RWF', confirmation_code, method: 'MTN MoMo' };
    reports.set(provider_reference ?? '', { kind: 'reversed', receipt });
    return settlePayment(shop.context, payment_attempt_id, 'job');
  };

  test('the order cannot be prepared, and the customer gets no refund mail, until staff resolve the problem', async () => {
    const transaction = createTransactionId();
    const { buyer, order_id, attempt } = await addPendingOrder('pesapal');
    await claimMobileMoney(shop, buyer, order_id, transaction);
    await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    for (const code of [transaction, transaction.toLowerCase()]) await reportReversed(attempt, code);
    expect(await listStates(order_id)).toEqual(['expired', 'succeeded']);
    const { problems, payments } = await readOrder(order_id);
    expect(problems).toMatchObject([{ kind: 'used_twice', payment_id: payments.at(-1).payment_id, resolved_at: null }]);
    expect((await actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' })).status).toBe(422);
    expect(await listMailsAbout(shop, order_id, 'paymentRefunded')).toEqual([]);
  });

  test('an order that staff have confirmed by the transaction gets a second problem when another order’s payment by it is reversed', async () => {
    const transaction = createTransactionId();
    const confirmedOrder = await addConfirmedOrder(transaction);
    const otherOrder = await addPendingOrder('pesapal');
    await reportPaid(otherOrder.attempt, transaction);
    await reportReversed(otherOrder.attempt, transaction);
    expect(await listStates(otherOrder.order_id)).toEqual(['refunded']);
    expect(await listProblemKinds(otherOrder.order_id)).toEqual(['reversed']);
    expect(await listProblemKinds(confirmedOrder.order_id)).toEqual(['used_twice', 'used_twice']);
  });
});

describe('a shopper submits a transaction while an attempt is pending', () => {
  test.each(['momo', 'pesapal'] as const)(
    'if the attempt is paid too (%s), after staff confirmed the transaction, the attempt is reported as paid twice',
    async (provider) => {
      const { buyer, order_id, attempt } = await addPendingOrder(provider);
      await claimMobileMoney(shop, buyer, order_id);
      await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
      expect(await listStates(order_id)).toEqual(['expired', 'succeeded']);
      await reportPaid(attempt, createTransactionId());
      expect(await listStates(order_id)).toEqual(['succeeded', 'succeeded']);
      expect((await readOrder(order_id)).problems).toMatchObject([{ kind: 'paid_twice', payment_id: attempt.payment_attempt_id }]);
      expect(await listMailsAbout(shop, order_id, 'paymentReceived')).toHaveLength(1);
    },
  );

  test.each(['momo', 'pesapal'] as const)(
    'if the attempt is paid too (%s), before staff confirm the transaction, the transaction is reported as paid twice',
    async (provider) => {
      const { buyer, order_id, attempt } = await addPendingOrder(provider);
      await claimMobileMoney(shop, buyer, order_id);
      await reportPaid(attempt, createTransactionId());
      expect(await listStates(order_id)).toEqual(['succeeded', 'submitted']);
      expect(await listProblemKinds(order_id)).toEqual([]);
      const { body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
      const [, submitted] = await listAttempts(shop, order_id);
      expect(body.data.problems).toMatchObject([{ kind: 'paid_twice', payment_id: submitted?.payment_attempt_id }]);
      expect(await listMailsAbout(shop, order_id, 'paymentReceived')).toHaveLength(1);
    },
  );

  test('a shopper who submits the transaction of her prompt has paid once, whether staff or the provider confirm it first', async () => {
    const transaction = createTransactionId();
    const { buyer, order_id, attempt } = await addPendingOrder();
    await claimMobileMoney(shop, buyer, order_id, transaction);
    await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    await reportPaid(attempt, transaction);
    expect([await listStates(order_id), await listProblemKinds(order_id)]).toEqual([['expired', 'succeeded'], []]);
    const repeatedReply = await actAsStaff(shop, staff, order_id, 'confirm-payment', {
      expected_status: 'pending',
      payment_id: attempt.payment_attempt_id,
    });
    expect([repeatedReply.status, repeatedReply.body.message]).toEqual([409, expect.stringContaining('does not count here')]);

    const secondOrder = await addPendingOrder();
    const secondTransaction = createTransactionId();
    await claimMobileMoney(shop, secondOrder.buyer, secondOrder.order_id, secondTransaction);
    await reportPaid(secondOrder.attempt, secondTransaction);
    expect((await judgeClaim(shop, staff, secondOrder.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(409);
    expect([await listStates(secondOrder.order_id), await listProblemKinds(secondOrder.order_id)]).toEqual([
      ['succeeded', 'submitted'],
      [],
    ]);
  });
});

test('a customer whose payment comes after the cancellation gets one mail that her money goes back', async () => {
  const { buyer, order_id, attempt } = await addPendingOrder();
  await markCancelled(shop, order_id);
  const transaction = createTransactionId();
  for (let report = 1; report <= 2; report++) await reportPaid(attempt, transaction);
  expect(await listProblemKinds(order_id)).toEqual(['paid_after_cancel']);
  expect(await listMailsAbout(shop, order_id, 'paymentReceived')).toEqual([]);
  const mails = await listMailsAbout(shop, order_id, 'paymentAfterCancel');
  expect(mails).toMatchObject([{ to_address: buyer.email }]);
  expect(mails[0]?.text).toContain('the money goes back to you');
});

test.each([
  ['mobile_money', '', 'mobile_money'],
  ['momo', 'MTN MoMo', 'mobile_money'],
  ['pesapal', 'Visa', 'card'],
  ['pesapal', 'CARD', 'card'],
  ['pesapal', '', 'card'],
  ['pesapal', 'MTN', 'mobile_money'],
  ['pesapal', 'MpesaKE', 'mobile_money'],
  ['pesapal', 'AirtelMoney', 'mobile_money'],
] as const)('money paid through %s with the method %j is refunded by %s', (provider, method, refund_method) =>
  expect(getRefundMethod({ provider, method })).toBe(refund_method),
);
