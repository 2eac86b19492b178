import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProblem, RefundCheckResult } from '@uruhu/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt, createTransactionId, listAttempts, listMailsAbout, markCancelled } from '../../../../test/support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import type { PaymentReport, Provider, RefundResponse } from '../../payments/payments.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { refundOrder } from './refund-order.ts';

/** The report and the response of the provider, which the tests set. */
let report: PaymentReport = { kind: 'pending' };
let response: RefundResponse = { kind: 'accepted' };
/** How many refunds the shop has requested from the provider, and its remarks in the last request. */
let refundCount = 0;
let lastRemarks = '';
const pesapal: Provider = {
  name: 'pesapal',
  method: 'card',
  currency: 'RWF',
  cancel: null,
  start: async () => ({ kind: 'unknown', reason: '' }),
  fetchStatus: async () => report,
  refund: async (refund) => {
    refundCount += 1;
    lastRemarks = refund.remarks;
    await pause(20);
    return response;
  },
};

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  report = { kind: 'pending' };
  refundCount = 0;
  response = { kind: 'accepted' };
});

const findMails = (order_id: string, kind: string) => listMailsAbout(shop, order_id, kind);

const createReceipt = (attempt: { payment_attempt_id: string }) => ({
  merchant_reference: attempt.payment_attempt_id,
  amount: 10_000,
  currency: 'RWF',
  confirmation_code: 'C1',
  method: 'Visa',
});

describe('a refund', () => {
  const addPaidOrder = async (columns: object = {}) => {
    const { order } = await createOrder(shop);
    const attempt = await addAttempt(shop, { order_id: order.order_id, state: 'succeeded', confirmation_code: 'C1', ...columns });
    return { order_id: order.order_id as string, attempt };
  };

  test('of an open order is refused until the order is cancelled; then the provider is asked once and the problem is resolved', async () => {
    const { order_id } = await addPaidOrder();
    const refusal = await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'pending' });
    expect([refusal.status, refundCount]).toEqual([422, 0]);
    await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'asked by phone' });
    const { status, body } = await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled', reason: 'as asked' });
    expect([status, body.data.payment_status, refundCount]).toEqual([200, 'Refunded', 1]);
    expect(body.data.problems).toMatchObject([{ kind: 'refund_due', resolved_by: staff.name, resolution: 'refunded (provider)' }]);
    const storedProblems = await shop.db
      .selectFrom('payment_problems')
      .select(['resolution', 'resolution_code'])
      .where('order_id', '=', order_id)
      .execute();
    expect(storedProblems).toEqual([{ resolution: '', resolution_code: 'refunded_by_provider' }]);
    expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' })).status).toBe(409);
    expect(refundCount).toBe(1);
    expect(await findMails(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('of one payment of an order that was paid twice is allowed, and the order stays paid', async () => {
    const { order_id } = await addPaidOrder();
    const secondAttempt = await addAttempt(shop, { order_id, provider: 'mobile_money', provider_reference: 'TWICE1', state: 'succeeded' });
    const refundWithoutPaymentId = () => actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'pending' });
    expect(await refundWithoutPaymentId()).toMatchObject({ status: 422, body: { code: 'refund_needs_payment' } });
    const { status, body } = await actAsStaff(shop, staff, order_id, 'refund', {
      expected_status: 'pending',
      payment_id: secondAttempt.payment_attempt_id,
    });
    expect([status, body.data.payment_status, refundCount]).toEqual([200, 'Paid', 0]);
    // The open order needs its other payment.
    expect(await refundWithoutPaymentId()).toMatchObject({ status: 422, body: { code: 'order_must_be_cancelled' } });
  });

  test('has a reason that is shown only to staff, not to the shopper or the provider', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C1' });
    await markCancelled(shop, order_id);
    const reason = 'Keza of the market says that it was too dear';
    const { status, body } = await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled', reason });
    expect([status, body.data.transitions.at(-1).reason, lastRemarks]).toEqual([200, reason, 'refunded by the shop']);
    const shownReply = await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token });
    expect(shownReply.body.data.payments).toMatchObject([{ state: 'refunded', reason: '' }]);
    expect(JSON.stringify(shownReply.body)).not.toContain(reason);
  });

  test('of mobile money records the transaction by which staff sent it back, for staff alone', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    await addAttempt(shop, { order_id, provider: 'mobile_money', provider_reference: createTransactionId(), state: 'succeeded' });
    await markCancelled(shop, order_id);
    const refund = (transaction_id: string) =>
      actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled', reason: 'as asked', transaction_id });
    expect(await refund('by bus')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'transaction_id', code: 'transaction_id_unclear' }] },
    });
    const sentBackBy = createTransactionId();
    const { status, body } = await refund(` TxId: ${sentBackBy.toLowerCase()}`);
    expect([status, refundCount]).toEqual([200, 0]);
    expect(body.data.payments).toMatchObject([{ state: 'refunded', refund_transaction_id: sentBackBy }]);
    const shownReply = await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token });
    expect(JSON.stringify(shownReply.body)).not.toContain(sentBackBy);
  });

  const refundPayment = (order_id: string, { payment_attempt_id: payment_id }: { payment_attempt_id: string }) =>
    actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'pending', payment_id });

  test('is refused if the other payment of the order is refunded at the same time', async () => {
    const { order_id, attempt } = await addPaidOrder();
    const secondAttempt = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    const responses = await Promise.all([refundPayment(order_id, attempt), refundPayment(order_id, secondAttempt)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(refundCount).toBe(1);
  });

  test('is refused if the refund of the other payment is unclear', async () => {
    const { order_id, attempt } = await addPaidOrder();
    const secondAttempt = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    response = { kind: 'unknown', reason: 'no answer' };
    const firstResponse = await refundPayment(order_id, attempt);
    response = { kind: 'accepted' };
    const secondResponse = await refundPayment(order_id, secondAttempt);
    expect([firstResponse.status, secondResponse.status, refundCount]).toEqual([502, 422, 1]);
  });

  test('with an unclear response cannot be requested again until staff record whether the money was given back', async () => {
    const { order_id } = await addPaidOrder();
    await markCancelled(shop, order_id);
    const refund = (body: Record<string, unknown> = {}) =>
      actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled', ...body });
    expect((await refund({ found: 'given_back' })).status).toBe(409);
    response = { kind: 'unknown', reason: 'no answer' };
    expect([(await refund()).status, (await refund()).status, refundCount]).toEqual([502, 409, 1]);
    expect((await refund({ found: 'perhaps' })).status).toBe(400);
    expect((await refund({ found: 'not_given_back' })).body.data.payment_status).toBe('Paid');
    expect([(await refund()).status, refundCount]).toEqual([502, 2]);
    expect(await findMails(order_id, 'paymentRefunded')).toEqual([]);
    const { status, body } = await refund({ found: 'given_back' });
    expect([status, body.data.payment_status, refundCount]).toEqual([200, 'Refunded', 2]);
    expect((await refund({ found: 'not_given_back' })).status).toBe(409);
    expect(await findMails(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('with an unclear response blocks preparing the order until staff record that the money was not given back', async () => {
    const { order_id, attempt } = await addPaidOrder();
    const secondAttempt = await addAttempt(shop, { order_id, state: 'succeeded', confirmation_code: 'C2' });
    response = { kind: 'unknown', reason: 'no answer' };
    const unclearRefund = await refundPayment(order_id, attempt);
    const { payment_attempt_id } = secondAttempt;
    await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('payment_attempt_id', '=', payment_attempt_id).execute();
    const prepare = () => actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' });
    const refusal = await prepare();
    expect([unclearRefund.status, refusal.status, refusal.body.message]).toEqual([502, 422, 'This order is not paid yet.']);
    expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'pending', found: 'not_given_back' })).status).toBe(200);
    expect((await prepare()).status).toBe(200);
  });

  test.each([
    ['that staff asked for without a clear response', true, ['refund_due: done']],
    ['that no staff member asked for', false, ['refund_due: done', 'reversed: open']],
  ])(
    '%s is recorded when the provider reports it, which resolves the problem that a refund is due',
    async (_, isRequested, expectedProblems) => {
      const { order_id, attempt } = await addPaidOrder();
      await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'asked by phone' });
      response = { kind: 'unknown', reason: 'no answer' };
      if (isRequested) expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' })).status).toBe(502);
      report = { kind: 'reversed', receipt: createReceipt(attempt) };
      await settlePayment(shop.context, attempt.payment_attempt_id, 'job');
      const { body } = await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token });
      const problems: PaymentProblem[] = body.data.problems;
      expect(problems.map(({ kind, resolved_at }) => `${kind}: ${resolved_at ? 'done' : 'open'}`).sort()).toEqual(expectedProblems);
      expect(problems[0]).toMatchObject({ kind: 'refund_due', resolved_by: null, resolution: 'refunded (the provider says so)' });
    },
  );

  test('of mobile money is recorded as refunded at once, and the customer gets one mail', async () => {
    const { order_id, attempt } = await addPaidOrder({ provider: 'mobile_money', provider_reference: createTransactionId() });
    await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'asked by phone' });
    const { body } = await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' });
    expect(body.data.problems).toMatchObject([{ kind: 'refund_due', resolution: 'refunded (by hand)' }]);
    const [mail] = await findMails(order_id, 'paymentRefunded');
    expect(mail?.text).toContain('given back by mobile money');
    expect(mail?.text).not.toContain('card');
    const transitions = await shop.db
      .selectFrom('order_log')
      .selectAll()
      .where('payment_attempt_id', '=', attempt.payment_attempt_id)
      .execute();
    expect(transitions).toMatchObject([{ to_state: 'refunded' }]);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'refunded', refund_asked_at: null }]);
    expect(await findMails(order_id, 'paymentRefunded')).toHaveLength(1);
  });

  test('of a payment of a removed provider is only possible by recording that the money was given back', async () => {
    const { order_id } = await addPaidOrder();
    await markCancelled(shop, order_id);
    const context = { ...shop.context, providers: { pesapal: null, momo: null } };
    const request = { staff_id: staff.staff_id, order_id, expected_status: 'cancelled' } as const;
    const refund = (refundCheckResult: RefundCheckResult | null = null) =>
      refundOrder(context, request, { username: staff.username, reason: '', payment_id: null, refundCheckResult });
    expect(await refund()).toMatchObject({ ok: false, code: 'refund_not_available' });
    expect(await refund('not_given_back')).toMatchObject({ ok: false, code: 'refund_not_requested' });
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'succeeded', refund_asked_at: null }]);
    expect(await refund('given_back')).toMatchObject({ ok: true });
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'refunded' }]);
    expect([refundCount, (await findMails(order_id, 'paymentRefunded')).length]).toEqual([0, 1]);
  });

  test('of a payment of another order is refused', async () => {
    const [{ order_id }, otherOrder] = [await addPaidOrder(), await addPaidOrder()];
    await markCancelled(shop, order_id);
    const { payment_attempt_id: payment_id } = otherOrder.attempt;
    expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled', payment_id })).status).toBe(409);
    expect(refundCount).toBe(0);
  });
});
