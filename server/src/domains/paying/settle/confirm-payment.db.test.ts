import { rejections } from '@uruhu/contract/messages/en/rejections';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import {
  addAttempt,
  claimMobileMoney,
  judgeClaim,
  listAttempts,
  listMailsAbout,
  markCancelled,
} from '../../../../test/support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { callGet } from '../../../../test/support/shop/call.ts';
import type { PaymentReport, Provider } from '../../payments/payments.ts';

/** The report of the provider, which the tests set. */
let report: PaymentReport = { kind: 'pending' };
const pesapal: Provider = {
  name: 'pesapal',
  method: 'card',
  currency: 'RWF',
  cancel: null,
  refund: null,
  start: async () => ({ kind: 'unknown', reason: '' }),
  fetchStatus: async () => report,
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
});

async function addOrderWithClaim() {
  const created = await createOrder(shop);
  expect((await claimMobileMoney(shop, created.buyer, created.order.order_id)).status).toBe(200);
  return { ...created, order_id: created.order.order_id as string };
}
const findMails = (order_id: string, kind: string) => listMailsAbout(shop, order_id, kind);

describe('staff confirm a payment', () => {
  test('confirming a submitted payment pays the order and mails the customer once', async () => {
    const { buyer, order_id } = await addOrderWithClaim();
    const { status, body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    expect([status, body.data.payment_status, body.data.payment_review, body.data.problems]).toEqual([200, 'Paid', null, []]);
    expect(body.data.transitions.at(-1)).toMatchObject({ from: 'submitted', to: 'succeeded', actor: 'staff', staff: staff.name });
    expect(await findMails(order_id, 'paymentReceived')).toMatchObject([{ to_address: buyer.email }]);
    const repeatedReply = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    expect([repeatedReply.status, repeatedReply.body.data.payment_status]).toEqual([409, 'Paid']);
    expect(await findMails(order_id, 'paymentReceived')).toHaveLength(1);
  });

  test('confirming a larger amount records that amount', async () => {
    const { order_id } = await addOrderWithClaim();
    expect((await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount: 12_000 })).status).toBe(200);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'succeeded', amount_rwf: 12_000 }]);
  });

  test.each([9_999, 1])('confirming %i of 10,000 francs is refused and changes nothing', async (amount) => {
    const { order_id } = await addOrderWithClaim();
    const response = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount });
    expect(response.status).toBe(422);
    expect(response.body.message).toMatch(/^(9,999|1) RWF came, and 10,000 RWF is due\. /);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'submitted', amount_rwf: 10_000 }]);
    expect(await findMails(order_id, 'paymentReceived')).toEqual([]);
  });

  test('a confirmed part stays with the order, which waits for the rest, and the customer gets a mail that names the rest', async () => {
    const { buyer, order_id } = await addOrderWithClaim();
    const amounts = { amount: 6_000, is_part: true };
    const partReply = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', ...amounts });
    expect(partReply.body.data).toMatchObject({ payment_status: 'Unpaid', payment_review: null, problems: [] });
    expect(await findMails(order_id, 'paymentReceived')).toEqual([]);
    const [mail] = await findMails(order_id, 'paymentPart');
    for (const sum of ['Paid now: 6,000 RWF', '4,000 RWF are left to pay']) expect(mail?.text).toContain(sum);
    expect((await actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' })).body.code).toBe('order_not_paid');

    // The same transaction again would count twice.
    const [part] = await listAttempts(shop, order_id);
    const repeatedClaimReply = await claimMobileMoney(shop, buyer, order_id, String(part?.provider_reference));
    expect([repeatedClaimReply.status, repeatedClaimReply.body.code]).toEqual([409, 'transaction_paid_this_order']);
    // Her claim of another transaction is for the rest alone.
    expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
    expect((await listAttempts(shop, order_id)).at(-1)).toMatchObject({ state: 'submitted', amount_rwf: 4_000 });
    const restReply = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    expect(restReply.body.data).toMatchObject({ payment_status: 'Paid', problems: [] });
    expect(await findMails(order_id, 'paymentReceived')).toHaveLength(1);
  });

  test('a partial payment before a payment of the whole total is reported as paid twice, and can be refunded', async () => {
    const { buyer, order_id } = await addOrderWithClaim();
    await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount: 6_000, is_part: true });
    await claimMobileMoney(shop, buyer, order_id);
    const { body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount: 10_000 });
    const [part] = await listAttempts(shop, order_id);
    expect(body.data).toMatchObject({
      payment_status: 'Paid',
      problems: [{ kind: 'paid_twice', payment_id: part?.payment_attempt_id, resolved_at: null }],
    });
    const refund = { payment_id: part?.payment_attempt_id, reason: 'Sent back' };
    const refunded = await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'pending', ...refund });
    expect(refunded.body.data).toMatchObject({ payment_status: 'Paid', problems: [{ resolved_at: expect.any(String) }] });
  });

  test('after staff confirm a part when the time to pay is over, the customer has a day to pay the rest, and the mail names that day', async () => {
    const { order_id } = await addOrderWithClaim();
    await shop.db
      .updateTable('orders')
      .set({ waits_since: new Date(Date.now() - 30 * 24 * 3_600_000) })
      .where('order_id', '=', order_id)
      .execute();
    const { body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', {
      expected_status: 'pending',
      amount: 6_000,
      is_part: true,
    });
    const hoursLeft = (Date.parse(body.data.pay_until) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThanOrEqual(24);
    expect((await findMails(order_id, 'paymentPart'))[0]?.text).toContain('Please pay until');
  });

  test('cancelling an order of which a part is paid makes that part due as a refund', async () => {
    const { order_id } = await addOrderWithClaim();
    await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount: 6_000, is_part: true });
    const { body } = await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'The rest did not come' });
    expect(body.data).toMatchObject({ status: 'cancelled', problems: [{ kind: 'refund_due' }] });
  });

  test.each([10_000, 12_000])('a “part” of %i francs that covers the order pays it', async (amount) => {
    const { order_id } = await addOrderWithClaim();
    const { body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount, is_part: true });
    expect(body.data).toMatchObject({ payment_status: 'Paid', problems: [] });
    expect(await findMails(order_id, 'paymentPart')).toEqual([]);
  });

  test.each([0, -1, 1.5, 'much'])('confirming the amount %s is refused', async (amount) => {
    const { order_id } = await addOrderWithClaim();
    expect((await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', amount })).status).toBe(400);
  });

  test('confirming a payment of a cancelled order reports a problem, and the customer gets a mail that the money goes back', async () => {
    const { buyer, order_id } = await addOrderWithClaim();
    await markCancelled(shop, order_id);
    const { status, body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'cancelled', amount: 4_000 });
    expect([status, body.data.status, body.data.payments[0].state]).toEqual([200, 'cancelled', 'succeeded']);
    expect(body.data.problems).toMatchObject([{ kind: 'paid_after_cancel', resolved_at: null }]);
    expect(await findMails(order_id, 'paymentReceived')).toEqual([]);
    expect((await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'cancelled' })).status).toBe(409);
    const mails = await findMails(order_id, 'paymentAfterCancel');
    expect(mails).toMatchObject([{ to_address: buyer.email, user_id: buyer.user_id, state: 'waiting' }]);
    for (const phrase of ['4,000 RWF', 'was cancelled', 'goes back to you']) expect(mails[0]?.text).toContain(phrase);
  });

  test.each(['confirm-payment', 'reject-payment'])(
    '%s changes nothing for a rejected attempt that the shopper has replaced',
    async (verb) => {
      const { buyer, order_id } = await addOrderWithClaim();
      const [firstAttempt] = await listAttempts(shop, order_id);
      const body = { payment_id: firstAttempt?.payment_attempt_id, reason: 'Not found' };
      await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending', ...body });
      expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
      const response = await actAsStaff(shop, staff, order_id, verb, { expected_status: 'pending', ...body });
      expect([response.status, response.body.data?.payments.map(({ state }: { state: string }) => state)]).toEqual([
        409,
        ['rejected', 'submitted'],
      ]);
      // Staff can decide on the attempt that replaced it.
      const [, secondAttempt] = await listAttempts(shop, order_id);
      expect(
        (
          await actAsStaff(shop, staff, order_id, verb, {
            expected_status: 'pending',
            ...body,
            payment_id: secondAttempt?.payment_attempt_id,
          })
        ).status,
      ).toBe(200);
    },
  );

  test.each(['confirm-payment', 'reject-payment'])('%s without a payment id is refused', async (verb) => {
    const { order_id } = await addOrderWithClaim();
    const response = await actAsStaff(shop, staff, order_id, verb, { expected_status: 'pending', reason: 'Not found' });
    expect([response.status, response.body.message]).toEqual([400, 'Please say which payment you have looked for']);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'submitted' }]);
  });

  test.each(['confirm-payment', 'reject-payment'])(
    '%s changes nothing for an attempt that the shopper has corrected meanwhile',
    async (verb) => {
      const { buyer, order_id } = await addOrderWithClaim();
      const [firstAttempt] = await listAttempts(shop, order_id);
      expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
      const response = await actAsStaff(shop, staff, order_id, verb, {
        expected_status: 'pending',
        payment_id: firstAttempt?.payment_attempt_id,
        reason: 'Not found',
      });
      expect([response.status, response.body.data.payment_status, response.body.data.payment_review]).toEqual([
        409,
        'Unpaid',
        { state: 'submitted' },
      ]);
      expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'rejected' }, { state: 'submitted' }]);
      expect(response.body.data.transitions).toContainEqual(
        expect.objectContaining({ to: 'replaced', actor: 'shopper', reason: 'corrected by the shopper' }),
      );
    },
  );

  test('confirming a transaction that a provider has reported meanwhile is refused', async () => {
    const { order_id } = await addOrderWithClaim();
    const [submission] = await listAttempts(shop, order_id);
    const { order: otherOrder } = await createOrder(shop);
    const confirmation_code = submission?.provider_reference ?? '';
    await addAttempt(shop, { order_id: otherOrder.order_id, provider: 'momo', state: 'succeeded', confirmation_code });
    const response = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    expect([response.status, response.body.message]).toEqual([
      409,
      expect.stringContaining('A provider has brought this transaction already'),
    ]);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'submitted' }]);
  });

  test('confirming a payment of an order that was paid meanwhile reports the payment as paid twice', async () => {
    const { order_id } = await addOrderWithClaim();
    await addAttempt(shop, { order_id, state: 'succeeded' });
    const { body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
    expect(body.data.problems).toMatchObject([{ kind: 'paid_twice' }]);
    expect(body.data.payment_status).toBe('Paid');
  });
});

const createReceipt = (attempt: { payment_attempt_id: string }) => ({
  merchant_reference: attempt.payment_attempt_id,
  amount: 10_000,
  currency: 'RWF',
  confirmation_code: 'C1',
  method: 'Visa',
});

describe('staff confirm an order without a submitted payment', () => {
  test.each(['pending', 'failed', 'expired'] as const)(
    'confirming a card payment that is %s asks the provider and pays the order once',
    async (state) => {
      const { order } = await createOrder(shop);
      const attempt = await addAttempt(shop, { order_id: order.order_id, state });
      report = { kind: 'paid', receipt: createReceipt(attempt) };
      const { status, body } = await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' });
      expect([status, body.data.payment_status]).toEqual([200, 'Paid']);
      expect(await findMails(order.order_id, 'paymentReceived')).toHaveLength(1);
    },
  );

  test('staff cannot confirm a card payment that the provider reports as unpaid, or about which the shop cannot ask the provider', async () => {
    const { order } = await createOrder(shop);
    await addAttempt(shop, { order_id: order.order_id });
    const response = await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending', amount: 10_000 });
    expect([response.status, response.body.message]).toEqual([409, 'The provider says that this is not paid yet.']);
    report = { kind: 'unknown', reason: 'down' };
    expect((await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(502);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
  });

  test('confirming and rejecting an order without attempts are refused', async () => {
    const { order } = await createOrder(shop);
    expect((await judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(409);
    expect((await judgeClaim(shop, staff, order.order_id, 'reject-payment', { expected_status: 'pending', reason: 'none' })).status).toBe(
      409,
    );
  });
});

test('staff see that a payment is too small as soon as more is due than was claimed, and can confirm it as a part', async () => {
  const { order_id } = await addOrderWithClaim();
  await shop.db.updateTable('payment_attempts').set({ amount_rwf: 4_000 }).where('order_id', '=', order_id).execute();
  const refusal = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' });
  expect(refusal).toMatchObject({ status: 422, body: { code: 'payment_too_small' } });
  const order = await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token });
  expect(order.body.data.payments).toMatchObject([{ state: 'submitted', confirmation_refusal: 'payment_too_small' }]);
  const { status, body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending', is_part: true });
  expect([status, body.data.is_part_paid, body.data.payments[0].confirmation_refusal]).toEqual([200, true, null]);
});

describe('staff reject a payment', () => {
  test('a customer whose payment was rejected gets a mail with the reason, and a day to submit another', async () => {
    const { buyer, order_id } = await addOrderWithClaim();
    const started_ms = Date.now();
    expect((await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending' })).status).toBe(400);
    const { status, body } = await judgeClaim(shop, staff, order_id, 'reject-payment', {
      expected_status: 'pending',
      reason: 'No money came from this number',
    });
    expect([status, body.data.payment_review]).toEqual([200, { state: 'rejected', reason: 'No money came from this number' }]);
    expect(Date.parse(body.data.pay_until)).toBeGreaterThan(started_ms + 23 * 3_600_000);
    const mails = await findMails(order_id, 'paymentRejected');
    expect(mails).toMatchObject([{ to_address: buyer.email }]);
    for (const phrase of ['No money came from this number', `/orders/${order_id}`, 'We keep the order for you until'])
      expect(mails[0]?.text).toContain(phrase);
    expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
  });

  test('a ready reason reaches the customer as a sentence, and is refused together with own words', async () => {
    const { order_id } = await addOrderWithClaim();
    const reject = (why: object) => judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending', ...why });
    for (const why of [{ reason_code: 'none' }, { reason: ' ' }, { reason_code: 'not_received', reason: 'Not there' }])
      expect((await reject(why)).status).toBe(400);
    const { body } = await reject({ reason_code: 'not_received' });
    expect(body.data.payment_review).toEqual({ state: 'rejected', reason: rejections.not_received });
    expect(body.data.transitions.at(-1)).toMatchObject({ to: 'rejected', reason: rejections.not_received });
    const [mail] = await findMails(order_id, 'paymentRejected');
    expect(mail?.text).toContain(rejections.not_received);
  });

  test('the rejection mail for a cancelled order names no deadline and asks the customer not to pay', async () => {
    const { order_id } = await addOrderWithClaim();
    await markCancelled(shop, order_id);
    expect((await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'cancelled', reason: 'Not found' })).status).toBe(
      200,
    );
    const [mail] = await findMails(order_id, 'paymentRejected');
    expect(mail?.text).toContain('Your order is cancelled, so please do not pay it any more.');
    expect(mail?.text).not.toMatch(/We keep the order|you can still pay/);
  });

  test('the rejection mail for an order that was paid in another way tells the customer not to pay again', async () => {
    const { order_id } = await addOrderWithClaim();
    await addAttempt(shop, { order_id, state: 'succeeded' });
    expect(
      (await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending', reason: 'It came by card' })).status,
    ).toBe(200);
    const [mail] = await findMails(order_id, 'paymentRejected');
    expect(mail?.text).toContain('Your order is paid all the same, in another way: please do not pay again.');
    expect(mail?.text).not.toMatch(/We keep the order|you can still pay/);
  });
});
