import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { orderOf } from '../../../../test/support/buy.ts';
import { setShipping } from '../../../../test/support/fixtures.ts';
import { addAttempt, attemptsOf, judge, mailsAbout, markCancelled, submit } from '../../../../test/support/paying.ts';
import { act, addColleague, type Colleague } from '../../../../test/support/staff.ts';
import type { Provider, Standing } from '../../payments/payments.ts';

let standing: Standing = { kind: 'pending' };
const pesapal: Provider = {
  ...{ name: 'pesapal', method: 'card', currency: 'RWF', cancel: null, refund: null },
  start: async () => ({ kind: 'unknown', reason: '' }),
  standing: async () => standing,
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
});

async function submitted() {
  const made = await orderOf(shop);
  expect((await submit(shop, made.buyer, made.order.order_id)).status).toBe(200);
  return { ...made, order_id: made.order.order_id as string };
}
const mailsOf = (order_id: string, kind: string) => mailsAbout(shop, order_id, kind);
const cancelled = (order_id: string) => markCancelled(shop, order_id);

describe('a payment that staff have found', () => {
  test('has come in: the order is paid, and whoever ordered is told once', async () => {
    const { buyer, order_id } = await submitted();
    const { status, body } = await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    expect([status, body.data.payment_status, body.data.payment_review, body.data.problems]).toEqual([200, 'Paid', null, []]);
    expect(body.data.trail.at(-1)).toMatchObject({ from: 'submitted', to: 'succeeded', actor: 'staff', staff: staff.name });
    expect(await mailsOf(order_id, 'paymentReceived')).toMatchObject([{ to_address: buyer.email }]);
    const again = await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    expect([again.status, again.body.data.payment_status]).toEqual([409, 'Paid']);
    expect(await mailsOf(order_id, 'paymentReceived')).toHaveLength(1);
  });

  test('may have brought more, and then that much is in the books', async () => {
    const { order_id } = await submitted();
    expect((await judge(shop, staff, order_id, 'confirm-payment', 'pending', { amount: 12_000 })).status).toBe(200);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'succeeded', amount_rwf: 12_000 }]);
  });

  test.each([9_999, 1])('and that brought %i of 10,000 francs is not confirmed', async (amount) => {
    const { order_id } = await submitted();
    const answer = await judge(shop, staff, order_id, 'confirm-payment', 'pending', { amount });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^(9,999|1) RWF came, and 10,000 RWF is due\. /);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'submitted', amount_rwf: 10_000 }]);
    expect(await mailsOf(order_id, 'paymentReceived')).toEqual([]);
  });

  test.each([0, -1, 1.5, 'much'])('never brought %s', async (amount) => {
    const { order_id } = await submitted();
    expect((await judge(shop, staff, order_id, 'confirm-payment', 'pending', { amount })).status).toBe(400);
  });

  test('after the order was cancelled is money all the same: it stands in the queue, and whoever paid is told that it goes back', async () => {
    const { buyer, order_id } = await submitted();
    await cancelled(order_id);
    const { status, body } = await judge(shop, staff, order_id, 'confirm-payment', 'cancelled', { amount: 4_000 });
    expect([status, body.data.status, body.data.payments[0].state]).toEqual([200, 'cancelled', 'succeeded']);
    expect(body.data.problems).toMatchObject([{ kind: 'paid_after_cancel', resolved_at: null }]);
    expect(await mailsOf(order_id, 'paymentReceived')).toEqual([]);
    expect((await judge(shop, staff, order_id, 'confirm-payment', 'cancelled')).status).toBe(409);
    const mails = await mailsOf(order_id, 'paymentAfterCancel');
    expect(mails).toMatchObject([{ to_address: buyer.email, user_id: buyer.user_id, state: 'waiting' }]);
    for (const part of ['4,000 RWF', 'was cancelled', 'goes back to you']) expect(mails[0]?.text).toContain(part);
  });

  test.each(['confirm-payment', 'reject-payment'])(
    'is the one that they have seen: told of another meanwhile, %s does nothing',
    async (verb) => {
      const { buyer, order_id } = await submitted();
      const [seen] = await attemptsOf(shop, order_id);
      const said = { payment_id: seen?.payment_attempt_id, reason: 'Not found' };
      await judge(shop, staff, order_id, 'reject-payment', 'pending', said);
      expect((await submit(shop, buyer, order_id)).status).toBe(200);
      const late = await act(shop, staff, order_id, verb, 'pending', said);
      expect([late.status, late.body.data?.payments.map(({ state }: { state: string }) => state)]).toEqual([
        409,
        ['rejected', 'submitted'],
      ]);
      const [, second] = await attemptsOf(shop, order_id);
      expect((await act(shop, staff, order_id, verb, 'pending', { ...said, payment_id: second?.payment_attempt_id })).status).toBe(200);
    },
  );

  test.each(['confirm-payment', 'reject-payment'])('must be named: without it %s does nothing', async (verb) => {
    const { order_id } = await submitted();
    const answer = await act(shop, staff, order_id, verb, 'pending', { reason: 'Not found' });
    expect([answer.status, answer.body.message]).toEqual([400, 'Please say which payment you have looked for']);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'submitted' }]);
  });

  test.each(['confirm-payment', 'reject-payment'])(
    'is corrected while they look: %s does nothing to the old one nor to the new one',
    async (verb) => {
      const { buyer, order_id } = await submitted();
      const [seen] = await attemptsOf(shop, order_id);
      expect((await submit(shop, buyer, order_id)).status).toBe(200);
      const late = await act(shop, staff, order_id, verb, 'pending', { payment_id: seen?.payment_attempt_id, reason: 'Not found' });
      expect([late.status, late.body.data.payment_status, late.body.data.payment_review]).toEqual([409, 'Unpaid', { state: 'submitted' }]);
      expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'rejected' }, { state: 'submitted' }]);
      expect(late.body.data.trail).toContainEqual(
        expect.objectContaining({ to: 'rejected', actor: 'shopper', reason: 'corrected by the shopper' }),
      );
    },
  );

  test('that a provider has brought meanwhile is not counted again', async () => {
    const { order_id } = await submitted();
    const [told] = await attemptsOf(shop, order_id);
    const { order: other } = await orderOf(shop);
    const confirmation_code = told?.provider_reference ?? '';
    await addAttempt(shop, { order_id: other.order_id, provider: 'momo', state: 'succeeded', confirmation_code });
    const answer = await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('A provider has brought this transaction already')]);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'submitted' }]);
  });

  test('for an order that was paid meanwhile is money all the same, and stands in the queue', async () => {
    const { order_id } = await submitted();
    await addAttempt(shop, { order_id, state: 'succeeded' });
    const { body } = await judge(shop, staff, order_id, 'confirm-payment', 'pending');
    expect(body.data.problems).toMatchObject([{ kind: 'paid_twice' }]);
    expect(body.data.payment_status).toBe('Paid');
  });
});

const receipt = (attempt: { payment_attempt_id: string }) => ({
  ...{ merchant_reference: attempt.payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' },
});

describe('where nothing was submitted', () => {
  test.each(['pending', 'failed', 'expired'] as const)('a card that is %s is asked for, and paid once', async (state) => {
    const { order } = await orderOf(shop);
    const attempt = await addAttempt(shop, { order_id: order.order_id, state });
    standing = { kind: 'paid', receipt: receipt(attempt) };
    const { status, body } = await judge(shop, staff, order.order_id, 'confirm-payment', 'pending');
    expect([status, body.data.payment_status]).toEqual([200, 'Paid']);
    expect(await mailsOf(order.order_id, 'paymentReceived')).toHaveLength(1);
  });

  test('a card that is not paid stays so, whatever staff would like', async () => {
    const { order } = await orderOf(shop);
    await addAttempt(shop, { order_id: order.order_id });
    const answer = await judge(shop, staff, order.order_id, 'confirm-payment', 'pending', { amount: 10_000 });
    expect([answer.status, answer.body.message]).toEqual([409, 'The provider says that this is not paid yet.']);
    standing = { kind: 'unknown', reason: 'down' };
    expect((await judge(shop, staff, order.order_id, 'confirm-payment', 'pending')).status).toBe(502);
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
  });

  test('there is nothing to confirm, nor to reject', async () => {
    const { order } = await orderOf(shop);
    expect((await judge(shop, staff, order.order_id, 'confirm-payment', 'pending')).status).toBe(409);
    expect((await judge(shop, staff, order.order_id, 'reject-payment', 'pending', { reason: 'none' })).status).toBe(409);
  });
});

describe('a payment that staff have not found', () => {
  test('is rejected with a reason that whoever paid is told, and a day to say it again', async () => {
    const { buyer, order_id } = await submitted();
    const before = Date.now();
    expect((await judge(shop, staff, order_id, 'reject-payment', 'pending')).status).toBe(400);
    const { status, body } = await judge(shop, staff, order_id, 'reject-payment', 'pending', { reason: 'No money came from this number' });
    expect([status, body.data.payment_review]).toEqual([200, { state: 'rejected', reason: 'No money came from this number' }]);
    expect(Date.parse(body.data.pay_until)).toBeGreaterThan(before + 23 * 3_600_000);
    const mails = await mailsOf(order_id, 'paymentRejected');
    expect(mails).toMatchObject([{ to_address: buyer.email }]);
    for (const part of ['No money came from this number', `/orders/${order_id}`, 'We keep the order for you until'])
      expect(mails[0]?.text).toContain(part);
    expect((await submit(shop, buyer, order_id)).status).toBe(200);
  });

  test('of an order that was cancelled is told without a day', async () => {
    const { order_id } = await submitted();
    await cancelled(order_id);
    expect((await judge(shop, staff, order_id, 'reject-payment', 'cancelled', { reason: 'Not found' })).status).toBe(200);
    const [mail] = await mailsOf(order_id, 'paymentRejected');
    expect(mail?.text).toContain('Your order is cancelled, so please do not pay it any more.');
    expect(mail?.text).not.toMatch(/We keep the order|you can still pay/);
  });

  test('of an order that is paid in another way is told so, and nobody is asked to pay again', async () => {
    const { order_id } = await submitted();
    await addAttempt(shop, { order_id, state: 'succeeded' });
    expect((await judge(shop, staff, order_id, 'reject-payment', 'pending', { reason: 'It came by card' })).status).toBe(200);
    const [mail] = await mailsOf(order_id, 'paymentRejected');
    expect(mail?.text).toContain('Your order is paid all the same, in another way: please do not pay again.');
    expect(mail?.text).not.toMatch(/We keep the order|you can still pay/);
  });
});
