/** Money that comes from both ends: told of by hand, and brought by a provider. */
import type { PaymentProblem } from '@uruhu/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { orderOf } from '../../../../test/support/buy.ts';
import { call } from '../../../../test/support/call.ts';
import { setShipping } from '../../../../test/support/fixtures.ts';
import { addAttempt, attemptsOf, freshTransaction, judge, mailsAbout, markCancelled, submit } from '../../../../test/support/paying.ts';
import { act, addColleague, type Colleague } from '../../../../test/support/staff.ts';
import type { Attempt, Provider, Standing } from '../../payments/payments.ts';
import { settlePayment } from './settle-payment.ts';
import { backBy } from './write-of-payment.ts';

/** How each payment stands at MTN, by our id of it. */
const standings = new Map<string, Standing>();
const asking = {
  start: async () => ({ kind: 'unknown', reason: '' }) as const,
  standing: async (reference: string) => standings.get(reference) ?? ({ kind: 'pending' } as const),
};
const momo: Provider = { ...{ name: 'momo', method: 'prompt', currency: 'RWF', cancel: null, refund: null }, ...asking };
const pesapal: Provider = { ...{ name: 'pesapal', method: 'card', currency: 'RWF', cancel: null, refund: null }, ...asking };

let shop: TestShop;
let staff: Colleague;
beforeAll(async () => {
  shop = await openTestShop({ providers: { momo, pesapal } });
  await setShipping(shop.db);
  staff = await addColleague(shop.db);
});
afterAll(() => shop.close());

/** An order whose phone was asked, and of which nobody has said anything yet. */
async function asked(provider: 'momo' | 'pesapal' = 'momo') {
  const { buyer, order } = await orderOf(shop);
  const attempt = await addAttempt(shop, { order_id: order.order_id, provider });
  return { buyer, order_id: order.order_id as string, attempt };
}
/** The provider has the money of a payment, by a transaction of this id. */
function brings({ payment_attempt_id, provider_reference, amount_rwf: amount }: Attempt, confirmation_code: string) {
  const receipt = { merchant_reference: payment_attempt_id, amount, currency: 'RWF', confirmation_code, method: 'MTN MoMo' };
  standings.set(provider_reference ?? '', { kind: 'paid', receipt });
  return settlePayment(shop.parts, payment_attempt_id, 'job');
}
/** An order that staff have found the money of, by this transaction. */
async function confirmed(transaction: string) {
  const { buyer, order } = await orderOf(shop);
  await submit(shop, buyer, order.order_id, transaction);
  expect((await judge(shop, staff, order.order_id, 'confirm-payment', 'pending')).status).toBe(200);
  const [attempt] = await attemptsOf(shop, order.order_id);
  return { buyer, order_id: order.order_id as string, payment_id: attempt?.payment_attempt_id };
}
const shown = async (order_id: string) =>
  (await call(shop.app, `/api/admin/orders/${order_id}`, undefined, { token: staff.token, method: 'GET' })).body.data;
const kindsOf = async (order_id: string) => (await shown(order_id)).problems.map(({ kind }: PaymentProblem) => kind);
const statesOf = async (order_id: string) => (await attemptsOf(shop, order_id)).map(({ state }) => state);

describe('one transaction that staff have confirmed for one order, and that pays another through its provider,', () => {
  test.each(['momo', 'pesapal'] as const)('is the other’s (%s): staff are told at the one that they confirmed, once', async (provider) => {
    const transaction = freshTransaction();
    const first = await confirmed(transaction);
    const other = await asked(provider);
    for (const code of [transaction.toLowerCase(), transaction]) await brings(other.attempt, code);
    expect(await statesOf(other.order_id)).toEqual(['succeeded']);
    expect(await mailsAbout(shop, other.order_id, 'paymentReceived')).toHaveLength(1);
    expect(await kindsOf(other.order_id)).toEqual([]);
    const { payment_status, problems } = await shown(first.order_id);
    expect(payment_status).toBe('Paid');
    expect(problems).toMatchObject([{ kind: 'used_twice', payment_id: first.payment_id, resolved_at: null }]);
    expect(problems[0].detail).toContain(other.order_id);
    const filter = encodeURIComponent(JSON.stringify({ kind: 'used_twice', order_id: first.order_id }));
    const queue = await call(shop.app, `/api/admin/payment-problems?filter=${filter}`, undefined, { token: staff.token, method: 'GET' });
    expect(queue.body.data).toMatchObject([{ order_id: first.order_id }]);
  });

  test('lets nothing of the first be packed until staff have said what that was', async () => {
    const transaction = freshTransaction();
    const { order_id } = await confirmed(transaction);
    await brings((await asked()).attempt, transaction);
    expect((await act(shop, staff, order_id, 'prepare', 'pending')).status).toBe(422);
    const [{ problem_id }] = (await shown(order_id)).problems;
    const said = { resolution: 'She has shown us the message of another payment' };
    await call(shop.app, `/api/admin/payment-problems/${problem_id}/resolve`, said, { token: staff.token });
    expect((await act(shop, staff, order_id, 'prepare', 'pending')).status).toBe(200);
  });

  test('goes back to nobody as the first’s money until staff have said what that was', async () => {
    const transaction = freshTransaction();
    const { order_id } = await confirmed(transaction);
    await brings((await asked()).attempt, transaction);
    expect((await act(shop, staff, order_id, 'cancel', 'pending', { reason: 'Asked by phone' })).status).toBe(200);
    const refund = () => act(shop, staff, order_id, 'refund', 'cancelled');
    const { status, body } = await refund();
    expect([status, body.message]).toEqual([422, expect.stringContaining('look at the problem of the payment')]);
    expect([await statesOf(order_id), await mailsAbout(shop, order_id, 'paymentRefunded')]).toEqual([['succeeded'], []]);
    const problem = (await shown(order_id)).problems.find(({ kind }: PaymentProblem) => kind === 'used_twice');
    const said = { resolution: 'She has paid twice after all' };
    await call(shop.app, `/api/admin/payment-problems/${problem.problem_id}/resolve`, said, { token: staff.token });
    expect((await refund()).status).toBe(200);
  });

  test('is the other’s too where the first has gone back', async () => {
    const transaction = freshTransaction();
    const { order_id } = await confirmed(transaction);
    await act(shop, staff, order_id, 'cancel', 'pending', { reason: 'Asked by phone' });
    expect((await act(shop, staff, order_id, 'refund', 'cancelled')).status).toBe(200);
    await brings((await asked()).attempt, transaction);
    expect(await kindsOf(order_id)).toEqual(['refund_due', 'used_twice']);
  });
});

describe('a transaction that staff have confirmed, and that its provider has given back,', () => {
  const goesBack = ({ payment_attempt_id, provider_reference, amount_rwf: amount }: Attempt, confirmation_code: string) => {
    const receipt = { merchant_reference: payment_attempt_id, amount, currency: 'RWF', confirmation_code, method: 'MTN MoMo' };
    standings.set(provider_reference ?? '', { kind: 'reversed', receipt });
    return settlePayment(shop.parts, payment_attempt_id, 'job');
  };

  test('lets nothing be packed by it and goes back to nobody by hand, until staff have looked', async () => {
    const transaction = freshTransaction();
    const { buyer, order_id, attempt } = await asked('pesapal');
    await submit(shop, buyer, order_id, transaction);
    await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    for (const code of [transaction, transaction.toLowerCase()]) await goesBack(attempt, code);
    expect(await statesOf(order_id)).toEqual(['expired', 'succeeded']);
    const { problems, payments } = await shown(order_id);
    expect(problems).toMatchObject([{ kind: 'used_twice', payment_id: payments.at(-1).payment_id, resolved_at: null }]);
    expect((await act(shop, staff, order_id, 'prepare', 'pending')).status).toBe(422);
    expect(await mailsAbout(shop, order_id, 'paymentRefunded')).toEqual([]);
  });

  test('is looked at where another order was paid by it, too', async () => {
    const transaction = freshTransaction();
    const first = await confirmed(transaction);
    const other = await asked('pesapal');
    await brings(other.attempt, transaction);
    await goesBack(other.attempt, transaction);
    expect(await statesOf(other.order_id)).toEqual(['refunded']);
    expect(await kindsOf(other.order_id)).toEqual(['reversed']);
    expect(await kindsOf(first.order_id)).toEqual(['used_twice', 'used_twice']);
  });
});

describe('whoever says ‘I have paid’ while the phone asks', () => {
  test.each(['momo', 'pesapal'] as const)('and pays by both ends (%s, confirmed first) has paid twice', async (provider) => {
    const { buyer, order_id, attempt } = await asked(provider);
    await submit(shop, buyer, order_id);
    await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    expect(await statesOf(order_id)).toEqual(['expired', 'succeeded']);
    await brings(attempt, freshTransaction());
    expect(await statesOf(order_id)).toEqual(['succeeded', 'succeeded']);
    expect((await shown(order_id)).problems).toMatchObject([{ kind: 'paid_twice', payment_id: attempt.payment_attempt_id }]);
    expect(await mailsAbout(shop, order_id, 'paymentReceived')).toHaveLength(1);
  });

  test.each(['momo', 'pesapal'] as const)('and pays by both ends (%s, brought first) has paid twice', async (provider) => {
    const { buyer, order_id, attempt } = await asked(provider);
    await submit(shop, buyer, order_id);
    await brings(attempt, freshTransaction());
    expect(await statesOf(order_id)).toEqual(['succeeded', 'submitted']);
    expect(await kindsOf(order_id)).toEqual([]);
    const { body } = await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    const [, told] = await attemptsOf(shop, order_id);
    expect(body.data.problems).toMatchObject([{ kind: 'paid_twice', payment_id: told?.payment_attempt_id }]);
    expect(await mailsAbout(shop, order_id, 'paymentReceived')).toHaveLength(1);
  });

  test('and names the prompt’s own transaction has paid once, whoever finds it first', async () => {
    const transaction = freshTransaction();
    const { buyer, order_id, attempt } = await asked();
    await submit(shop, buyer, order_id, transaction);
    await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    await brings(attempt, transaction);
    expect([await statesOf(order_id), await kindsOf(order_id)]).toEqual([['expired', 'succeeded'], []]);
    const again = await act(shop, staff, order_id, 'confirm-payment', 'pending', { payment_id: attempt.payment_attempt_id });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('does not count here')]);

    const second = await asked();
    const code = freshTransaction();
    await submit(shop, second.buyer, second.order_id, code);
    await brings(second.attempt, code);
    expect((await judge(shop, staff, second.order_id, 'confirm-payment', 'pending')).status).toBe(409);
    expect([await statesOf(second.order_id), await kindsOf(second.order_id)]).toEqual([['succeeded', 'submitted'], []]);
  });
});

test('whose money a provider brings after the order was cancelled is told so, once', async () => {
  const { buyer, order_id, attempt } = await asked();
  await markCancelled(shop, order_id);
  for (const _ of [1, 2]) await brings(attempt, freshTransaction());
  expect(await kindsOf(order_id)).toEqual(['paid_after_cancel']);
  expect(await mailsAbout(shop, order_id, 'paymentReceived')).toEqual([]);
  const mails = await mailsAbout(shop, order_id, 'paymentAfterCancel');
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
] as const)('money by %s, %j, goes back by %s', (provider, method, by) => expect(backBy({ provider, method })).toBe(by));
