import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProblem, RefundFinding } from '@uruhu/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { orderOf } from '../../../../test/support/buy.ts';
import { call } from '../../../../test/support/call.ts';
import { setShipping } from '../../../../test/support/fixtures.ts';
import { addAttempt, attemptsOf, freshTransaction, mailsAbout, markCancelled } from '../../../../test/support/paying.ts';
import { act, addColleague, type Colleague } from '../../../../test/support/staff.ts';
import type { Asked, Provider, Standing } from '../../payments/payments.ts';
import { refundOrder } from './refund-order.ts';
import { settlePayment } from './settle-payment.ts';

let standing: Standing = { kind: 'pending' };
let refunds = 0;
let remarks = '';
let taken: Asked = { kind: 'accepted' };
const pesapal: Provider = {
  ...{ name: 'pesapal', method: 'card', currency: 'RWF', cancel: null },
  start: async () => ({ kind: 'unknown', reason: '' }),
  standing: async () => standing,
  refund: async (refund) => {
    refunds += 1;
    remarks = refund.remarks;
    await pause(20);
    return taken;
  },
};

let shop: TestShop;
let staff: Colleague;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  staff = await addColleague(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  standing = { kind: 'pending' };
  refunds = 0;
  taken = { kind: 'accepted' };
});

const mailsOf = (order_id: string, kind: string) => mailsAbout(shop, order_id, kind);
const cancelled = (order_id: string) => markCancelled(shop, order_id);

const receipt = (attempt: { payment_attempt_id: string }) => ({
  ...{ merchant_reference: attempt.payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' },
});

describe('a refund', () => {
  const paid = async (more: Parameters<typeof addAttempt>[1] | object = {}) => {
    const { order } = await orderOf(shop);
    const attempt = await addAttempt(shop, { order_id: order.order_id, state: 'succeeded', confirmation_code: 'C1', ...more });
    return { order_id: order.order_id as string, attempt };
  };

  test('of what pays for an order under way waits until that is cancelled; then it is asked for once, and what was due is resolved', async () => {
    const { order_id } = await paid();
    const early = await act(shop, staff, order_id, 'refund', 'pending');
    expect([early.status, refunds]).toEqual([422, 0]);
    await act(shop, staff, order_id, 'cancel', 'pending', { reason: 'asked by phone' });
    const { status, body } = await act(shop, staff, order_id, 'refund', 'cancelled', { reason: 'as asked' });
    expect([status, body.data.payment_status, refunds]).toEqual([200, 'Refunded', 1]);
    expect(body.data.problems).toMatchObject([{ kind: 'refund_due', resolved_by: staff.name, resolution: 'refunded (provider)' }]);
    expect((await act(shop, staff, order_id, 'refund', 'cancelled')).status).toBe(409);
    expect(refunds).toBe(1);
    expect(await mailsOf(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('of what came twice says which one, and the order stays paid', async () => {
    const { order_id } = await paid();
    const second = await addAttempt(shop, { order_id, provider: 'mobile_money', provider_reference: 'TWICE.1', state: 'succeeded' });
    expect((await act(shop, staff, order_id, 'refund', 'pending')).status).toBe(422);
    const { status, body } = await act(shop, staff, order_id, 'refund', 'pending', { payment_id: second.payment_attempt_id });
    expect([status, body.data.payment_status, refunds]).toEqual([200, 'Paid', 0]);
    expect((await act(shop, staff, order_id, 'refund', 'pending')).status).toBe(422);
  });

  test('says why to staff alone: neither whoever paid nor the provider reads their words', async () => {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C1' });
    await cancelled(order_id);
    const reason = 'Keza of the market says that it was too dear';
    const { status, body } = await act(shop, staff, order_id, 'refund', 'cancelled', { reason });
    expect([status, body.data.trail.at(-1).reason, remarks]).toEqual([200, reason, 'refunded by the shop']);
    const seen = await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token });
    expect(seen.body.data.payments).toMatchObject([{ state: 'refunded', reason: '' }]);
    expect(JSON.stringify(seen.body)).not.toContain(reason);
  });

  const refundEach = (order_id: string, attempts: readonly { payment_attempt_id: string }[]) =>
    attempts.map(({ payment_attempt_id: payment_id }) => act(shop, staff, order_id, 'refund', 'pending', { payment_id }));

  test('of what came twice is of one, also when both are asked for at once', async () => {
    const { order_id, attempt } = await paid();
    const second = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    const answers = await Promise.all(refundEach(order_id, [attempt, second]));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(refunds).toBe(1);
  });

  test('that may have been taken up pays for nothing any more: the other payment stays', async () => {
    const { order_id, attempt } = await paid();
    const second = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    taken = { kind: 'unknown', reason: 'no answer' };
    const [first] = await Promise.all(refundEach(order_id, [attempt]));
    taken = { kind: 'accepted' };
    const [other] = await Promise.all(refundEach(order_id, [second]));
    expect([first?.status, other?.status, refunds]).toEqual([502, 422, 1]);
  });

  test('without a clear answer waits for what staff find at the provider: given back, or asked for again', async () => {
    const { order_id } = await paid();
    await cancelled(order_id);
    const refund = (more: Record<string, unknown> = {}) => act(shop, staff, order_id, 'refund', 'cancelled', more);
    expect((await refund({ found: 'given_back' })).status).toBe(409);
    taken = { kind: 'unknown', reason: 'no answer' };
    expect([(await refund()).status, (await refund()).status, refunds]).toEqual([502, 409, 1]);
    expect((await refund({ found: 'perhaps' })).status).toBe(400);
    expect((await refund({ found: 'not_given_back' })).body.data.payment_status).toBe('Paid');
    expect([(await refund()).status, refunds]).toEqual([502, 2]);
    expect(await mailsOf(order_id, 'paymentRefunded')).toEqual([]);
    const { status, body } = await refund({ found: 'given_back' });
    expect([status, body.data.payment_status, refunds]).toEqual([200, 'Refunded', 2]);
    expect((await refund({ found: 'not_given_back' })).status).toBe(409);
    expect(await mailsOf(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('that may have been taken up lets nothing be prepared, and what staff find ends the doubt though the order needs the money', async () => {
    const { order_id, attempt } = await paid();
    const second = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    taken = { kind: 'unknown', reason: 'no answer' };
    const [first] = await Promise.all(refundEach(order_id, [attempt]));
    const { payment_attempt_id } = second;
    await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('payment_attempt_id', '=', payment_attempt_id).execute();
    const prepare = () => act(shop, staff, order_id, 'prepare', 'pending');
    const early = await prepare();
    expect([first?.status, early.status, early.body.message]).toEqual([502, 422, 'This order is not paid yet.']);
    expect((await act(shop, staff, order_id, 'refund', 'pending', { found: 'not_given_back' })).status).toBe(200);
    expect((await prepare()).status).toBe(200);
  });

  test.each([
    ['asked for without a clear answer', true, ['refund_due: done']],
    ['that nobody here asked for', false, ['refund_due: done', 'reversed: open']],
  ])('%s ends by the provider’s word, and with it what asked for it', async (_, isAsked, expected) => {
    const { order_id, attempt } = await paid();
    await act(shop, staff, order_id, 'cancel', 'pending', { reason: 'asked by phone' });
    taken = { kind: 'unknown', reason: 'no answer' };
    if (isAsked) expect((await act(shop, staff, order_id, 'refund', 'cancelled')).status).toBe(502);
    standing = { kind: 'reversed', receipt: receipt(attempt) };
    await settlePayment(shop.parts, attempt.payment_attempt_id, 'job');
    const { body } = await call(shop.app, `/api/admin/orders/${order_id}`, undefined, { token: staff.token, method: 'GET' });
    const problems: PaymentProblem[] = body.data.problems;
    expect(problems.map(({ kind, resolved_at }) => `${kind}: ${resolved_at ? 'done' : 'open'}`).sort()).toEqual(expected);
    expect(problems[0]).toMatchObject({ kind: 'refund_due', resolved_by: null, resolution: 'refunded (the provider says so)' });
  });

  test('by hand is noted at once: nothing in between could be left standing', async () => {
    const { order_id, attempt } = await paid({ provider: 'mobile_money', provider_reference: freshTransaction() });
    await cancelled(order_id);
    await act(shop, staff, order_id, 'refund', 'cancelled');
    const [mail] = await mailsOf(order_id, 'paymentRefunded');
    expect(mail?.text).toContain('given back by mobile money');
    expect(mail?.text).not.toContain('card');
    const moves = await shop.db.selectFrom('order_log').selectAll().where('payment_attempt_id', '=', attempt.payment_attempt_id).execute();
    expect(moves).toMatchObject([{ to_state: 'refunded' }]);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'refunded', refund_asked_at: null }]);
    expect(await mailsOf(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('of a payment whose provider is not set up any more is not noted as done: staff say that it was given back', async () => {
    const { order_id } = await paid();
    await cancelled(order_id);
    const parts = { ...shop.parts, providers: { pesapal: null, momo: null } };
    const acting = { staff_id: staff.staff_id, order_id, expected_status: 'cancelled' } as const;
    const refund = (found: RefundFinding | null = null) =>
      refundOrder(parts, acting, { by: staff.username, reason: '', payment_id: null, found });
    expect(await refund()).toMatchObject({ ok: false, status: 422, message: expect.stringContaining('not set up') });
    expect(await refund('not_given_back')).toMatchObject({ ok: false, status: 409 });
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'succeeded', refund_asked_at: null }]);
    expect(await refund('given_back')).toMatchObject({ ok: true });
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'refunded' }]);
    expect([refunds, (await mailsOf(order_id, 'paymentRefunded')).length]).toEqual([0, 1]);
  });

  test('of another order’s payment is not asked for', async () => {
    const [mine, other] = [await paid(), await paid()];
    await cancelled(mine.order_id);
    const { payment_attempt_id: payment_id } = other.attempt;
    expect((await act(shop, staff, mine.order_id, 'refund', 'cancelled', { payment_id })).status).toBe(409);
    expect(refunds).toBe(0);
  });
});
