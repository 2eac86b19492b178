/** Unpaid orders over time. Tests pass the time to the jobs instead of waiting. */
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addCoupon, countCouponUses } from '../../../test/support/fixtures/coupons.ts';
import { createUniqueName, type Shopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim } from '../../../test/support/fixtures/paying.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { CLAIM_HOURS } from '../order-view/order-view.ts';
import { settlePayment } from '../paying/paying.ts';
import type { Provider } from '../payments/payments.ts';
import { expireOrders } from './expire-orders.ts';
import { remindOrders } from './remind-orders.ts';
import type { UnpaidOrdersContext } from './unpaid-orders.ts';

const cancelledAtProvider: string[] = [];
const fetchStatus = vi.fn<Provider['fetchStatus']>();
const pesapal: Provider = {
  name: 'pesapal',
  method: 'card',
  currency: 'RWF',
  refund: null,
  start: vi.fn(),
  fetchStatus,
  cancel: async (provider_reference) => {
    cancelledAtProvider.push(provider_reference);
    return { kind: 'accepted' };
  },
};

const logLines: string[] = [];
let shop: TestShop;
let unpaidContext: UnpaidOrdersContext;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  await shop.db.updateTable('site_settings').set({ ussd_code: '*182*8*1*123456#', merchant_name: 'Uruhu Ltd' }).execute();
  await shop.refresh();
  unpaidContext = { ...shop.context, log: (line) => logLines.push(line) };
});
afterAll(() => shop.close());
beforeEach(async () => {
  fetchStatus.mockReset().mockResolvedValue({ kind: 'unknown', reason: 'no answer' });
  logLines.length = 0;
  await shop.db.updateTable('site_settings').set({ unpaid_hours: UNPAID_HOURS }).execute();
  await shop.refresh();
  // Ends the pending orders of earlier tests. Those that the job does not cancel, such as paid ones, are set to preparing.
  await expireOrders(unpaidContext, getDateAfterHours(1_000_000));
  await shop.db.updateTable('orders').set({ status: 'preparing' }).where('status', '=', 'pending').execute();
  fetchStatus.mockClear();
});

/** The precision of `toBeCloseTo` for milliseconds: differences below 50 seconds are allowed. */
const WITHIN_50_SECONDS = -5;
/** The total of an order of `createOrder`. */
const ORDER_TOTAL_RWF = 10_000;
const getDateAfterHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
/** Shortly after half of the time to pay, when customers are reminded. */
const getDateOfReminders = () => getDateAfterHours(UNPAID_HOURS / 2 + 0.1);
const addHours = (time: string, hours: number) => new Date(Date.parse(time) + hours * 3_600_000).toISOString();
const readOrder = async ({ token }: Shopper, order_id: string) =>
  (await call(shop.app, '/api/orders/get', { order_id }, { token })).body.data;
const findMails = (order_id: string, kind: string) =>
  shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();
type AttemptState = 'created' | 'pending' | 'submitted' | 'succeeded' | 'failed' | 'expired' | 'rejected' | 'refunded';
const addCardAttempt = (order_id: string, state: AttemptState, amount_rwf = ORDER_TOTAL_RWF) =>
  shop.db
    .insertInto('payment_attempts')
    .values({ order_id, provider: 'pesapal', provider_reference: createUniqueName('tracking'), amount_rwf, state })
    .returning(['payment_attempt_id', 'provider_reference'])
    .executeTakeFirstOrThrow();
const setWaitingHours = (order_id: string, hours: number) =>
  shop.db
    .updateTable('orders')
    .set({ waits_since: getDateAfterHours(-hours) })
    .where('order_id', '=', order_id)
    .execute();
const createReceipt = (payment_attempt_id: string) => ({
  merchant_reference: payment_attempt_id,
  amount: ORDER_TOTAL_RWF,
  currency: 'RWF',
  confirmation_code: 'C1',
  method: 'Visa',
});
/** Makes the provider report this payment as paid when the shop next asks it. */
const reportPaidOnce = (payment_attempt_id: string) => {
  fetchStatus.mockResolvedValueOnce({ kind: 'paid', receipt: createReceipt(payment_attempt_id) });
};

describe('an unpaid order', () => {
  test('is cancelled at its deadline: its stock and coupon are free again, and the mail says why', async () => {
    const code = await addCoupon(shop.db, { total_limit: 1 });
    const { buyer, product } = await addBuyer(shop, { stock: 3, quantity: 2 });
    const { order_id, pay_until } = (await placeOrder(shop, buyer, { applied_coupon_code: code })).body.data;
    expect(Date.parse(pay_until)).toBeCloseTo(getDateAfterHours(UNPAID_HOURS).getTime(), WITHIN_50_SECONDS);
    expect(await expireOrders(unpaidContext, new Date(Date.parse(pay_until) - 1))).toBe(0);
    expect((await readOrder(buyer, order_id)).status).toBe('pending');
    expect(await expireOrders(unpaidContext, new Date(Date.parse(pay_until) + 1))).toBe(1);
    expect(await readOrder(buyer, order_id)).toMatchObject({ status: 'cancelled', pay_until: null });
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute();
    expect([stock, await countCouponUses(shop.db, code)]).toEqual([[{ reserved: 0 }], { useCounter: 0, activeRedemptions: 0 }]);
    const mails = await findMails(order_id, 'orderStatus');
    expect(mails).toMatchObject([{ to_address: buyer.email, subject: `Your order ${order_id.slice(0, 8)} was not paid in time` }]);
    const log = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', order_id).orderBy('order_log_id').execute();
    expect(log[1]).toMatchObject({ from_state: 'pending', to_state: 'cancelled', actor: 'job', reason_code: 'not_paid_in_time' });
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS * 2))).toBe(0);
    expect(await findMails(order_id, 'orderStatus')).toHaveLength(1);
  });

  test('waits for the configured time', async () => {
    const { buyer, order } = await createOrder(shop);
    await shop.db.updateTable('site_settings').set({ unpaid_hours: 5 }).execute();
    expect(await expireOrders(unpaidContext, getDateAfterHours(4.9))).toBe(0);
    expect(await expireOrders(unpaidContext, getDateAfterHours(5.1))).toBe(1);
    expect((await readOrder(buyer, order.order_id)).status).toBe('cancelled');
  });

  test('that is paid before its deadline is not cancelled, and its customer is not reminded', async () => {
    const { buyer, order } = await createOrder(shop);
    await addCardAttempt(order.order_id, 'succeeded');
    expect([await expireOrders(unpaidContext, getDateAfterHours(10_000)), await remindOrders(unpaidContext, getDateOfReminders())]).toEqual(
      [0, 0],
    );
    expect((await readOrder(buyer, order.order_id)).status).toBe('pending');
  });

  test('with a claim is kept two more days without a reminder; then its pieces are free, and staff can still confirm the claim', async () => {
    const { buyer, order, product } = await createOrder(shop, { stock: 1 });
    const { order_id } = order;
    expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
    expect((await readOrder(buyer, order_id)).pay_until).toBe(addHours(order.pay_until, CLAIM_HOURS));
    expect(await remindOrders(unpaidContext, getDateOfReminders())).toBe(0);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + CLAIM_HOURS - 0.1))).toBe(0);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + CLAIM_HOURS + 0.1))).toBe(1);
    expect(await readOrder(buyer, order_id)).toMatchObject({
      status: 'cancelled',
      pay_until: null,
      payment_review: { state: 'submitted' },
    });
    expect(await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute()).toEqual([
      { reserved: 0 },
    ]);
    const [mail] = await findMails(order_id, 'orderStatus');
    expect([mail?.subject, mail?.text]).toEqual([
      `Your order ${order_id.slice(0, 8)} was cancelled: we have not found its payment`,
      expect.stringContaining('once we have found the money, it comes back to you'),
    ]);
    const staff = await addStaffMember(shop.db);
    const { status, body } = await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'cancelled' });
    expect([status, body.data.problems]).toMatchObject([200, [{ kind: 'paid_after_cancel' }]]);
  });

  test('cannot be kept longer by submitting, correcting and submitting again after a rejection', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const staff = await addStaffMember(shop.db);
    const latestDeadline_ms = Date.parse(addHours(order.pay_until, CLAIM_HOURS));
    const readPayUntil = async () => Date.parse((await readOrder(buyer, order_id)).pay_until);
    for (let round = 1; round <= 3; round++) {
      await claimMobileMoney(shop, buyer, order_id);
      await claimMobileMoney(shop, buyer, order_id);
      expect(await readPayUntil()).toBe(latestDeadline_ms);
      await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending', reason: 'Not found' });
    }
    // An hour before the latest deadline, a rejection leaves only that hour and does not add a day.
    await setWaitingHours(order_id, UNPAID_HOURS + CLAIM_HOURS - 1);
    expect(await readPayUntil()).toBeCloseTo(getDateAfterHours(1).getTime(), WITHIN_50_SECONDS);
    await claimMobileMoney(shop, buyer, order_id);
    expect(await readPayUntil()).toBeCloseTo(getDateAfterHours(1).getTime(), WITHIN_50_SECONDS);
    expect([await expireOrders(unpaidContext, getDateAfterHours(0.9)), await expireOrders(unpaidContext, getDateAfterHours(1.1))]).toEqual([
      0, 1,
    ]);
    expect((await readOrder(buyer, order_id)).status).toBe('cancelled');
  });

  test('gets no deadline in the rejection mail if its time is over', async () => {
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id);
    await setWaitingHours(order.order_id, UNPAID_HOURS + CLAIM_HOURS + 1);
    const staff = await addStaffMember(shop.db);
    expect(
      (await judgeClaim(shop, staff, order.order_id, 'reject-payment', { expected_status: 'pending', reason: 'Not found' })).status,
    ).toBe(200);
    const [mail] = await findMails(order.order_id, 'paymentRejected');
    expect(mail?.text).toContain('Not found');
    expect(mail?.text).not.toContain('We keep the order for you until');
  });

  test('gets its whole time again after a refund, and then another reminder and a cancellation', async () => {
    const { buyer, order } = await createOrder(shop, { stock: 1 });
    await setWaitingHours(order.order_id, 1_000);
    await shop.db
      .updateTable('orders')
      .set({ reminded_at: getDateAfterHours(-990) })
      .where('order_id', '=', order.order_id)
      .execute();
    const { payment_attempt_id } = await addCardAttempt(order.order_id, 'succeeded');
    fetchStatus.mockResolvedValueOnce({ kind: 'reversed', receipt: createReceipt(payment_attempt_id) });
    await settlePayment(unpaidContext, payment_attempt_id, 'job');
    const { payment_status, pay_until } = await readOrder(buyer, order.order_id);
    expect([payment_status, Date.parse(pay_until)]).toEqual([
      'Refunded',
      expect.closeTo(getDateAfterHours(UNPAID_HOURS).getTime(), WITHIN_50_SECONDS),
    ]);
    expect([await expireOrders(unpaidContext), await remindOrders(unpaidContext)]).toEqual([0, 0]);
    const afterHalfTime = getDateOfReminders();
    expect([await remindOrders(unpaidContext, afterHalfTime), await remindOrders(unpaidContext, afterHalfTime)]).toEqual([1, 0]);
    expect(await findMails(order.order_id, 'orderReminder')).toMatchObject([{ to_address: buyer.email }]);
    expect(await expireOrders(unpaidContext, new Date(Date.parse(pay_until) - 1))).toBe(0);
    expect(await expireOrders(unpaidContext, new Date(Date.parse(pay_until) + 1))).toBe(1);
    expect(await readOrder(buyer, order.order_id)).toMatchObject({ status: 'cancelled', pay_until: null });
  });

  test('that is paid in part is cancelled, and the part is due for refund', async () => {
    const { order } = await createOrder(shop);
    await addCardAttempt(order.order_id, 'succeeded', ORDER_TOTAL_RWF - 1);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual([{ kind: 'refund_due' }]);
  });

  test('has one more day after staff reject a payment', async () => {
    const { order } = await createOrder(shop);
    await shop.db.updateTable('site_settings').set({ unpaid_hours: 1 }).execute();
    await addCardAttempt(order.order_id, 'rejected');
    expect(await expireOrders(unpaidContext, getDateAfterHours(23.9))).toBe(0);
    expect(await expireOrders(unpaidContext, getDateAfterHours(24.1))).toBe(1);
  });

  test.each(['preparing', 'in_transit'] as const)('that is %s is not cancelled', async (status) => {
    const { buyer, order } = await createOrder(shop);
    // An order is in transit only after it was prepared.
    for (const step of ['preparing', status]) {
      await shop.db
        .updateTable('orders')
        .set({ status: step as typeof status })
        .where('order_id', '=', order.order_id)
        .execute();
    }
    expect(await expireOrders(unpaidContext, getDateAfterHours(10_000))).toBe(0);
    expect((await readOrder(buyer, order.order_id)).status).toBe(status);
  });
});

describe('an order with a payment under way', () => {
  test.each(['created', 'pending'] as const)('is kept if the provider, asked about the %s payment, reports it as paid', async (state) => {
    const { buyer, order } = await createOrder(shop);
    const { payment_attempt_id, provider_reference } = await addCardAttempt(order.order_id, state);
    reportPaidOnce(payment_attempt_id);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(0);
    expect(fetchStatus.mock.calls.map(([reference]) => reference)).toEqual([provider_reference]);
    expect(await readOrder(buyer, order.order_id)).toMatchObject({ status: 'pending', payment_status: 'Paid' });
  });

  test('is kept if the provider reports as paid a payment that was replaced within the last hour; the shop does not ask about an older one', async () => {
    const [recentlyReplaced, replacedLongAgo] = [await createOrder(shop), await createOrder(shop)];
    const recentAttempt = await addCardAttempt(recentlyReplaced.order.order_id, 'expired');
    const oldAttempt = await addCardAttempt(replacedLongAgo.order.order_id, 'expired');
    await shop.db
      .updateTable('payment_attempts')
      .set({ updated_at: getDateAfterHours(-1.1) })
      .where('payment_attempt_id', '=', oldAttempt.payment_attempt_id)
      .execute();
    reportPaidOnce(recentAttempt.payment_attempt_id);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
    expect(fetchStatus.mock.calls.map(([reference]) => reference)).toEqual([recentAttempt.provider_reference]);
    expect(await readOrder(recentlyReplaced.buyer, recentlyReplaced.order.order_id)).toMatchObject({
      status: 'pending',
      payment_status: 'Paid',
    });
    expect(await readOrder(replacedLongAgo.buyer, replacedLongAgo.order.order_id)).toMatchObject({ status: 'cancelled' });
  });

  test('is kept if the provider reports another amount, until staff resolve that problem, and then for a day', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const { payment_attempt_id } = await addCardAttempt(order_id, 'pending');
    const receipt = { merchant_reference: payment_attempt_id, amount: 9_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
    fetchStatus.mockResolvedValue({ kind: 'paid', receipt });
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(0);
    expect([await expireOrders(unpaidContext, getDateAfterHours(10_000)), await remindOrders(unpaidContext, getDateOfReminders())]).toEqual(
      [0, 0],
    );
    expect(fetchStatus).toHaveBeenCalledOnce();
    expect(await readOrder(buyer, order_id)).toMatchObject({ status: 'pending', payment_status: 'Unpaid', pay_until: null });
    await setWaitingHours(order_id, 1_000);
    await shop.db.updateTable('payment_problems').set({ resolved_at: new Date() }).where('order_id', '=', order_id).execute();
    expect(Date.parse((await readOrder(buyer, order_id)).pay_until)).toBeCloseTo(getDateAfterHours(24).getTime(), WITHIN_50_SECONDS);
    expect([
      await expireOrders(unpaidContext, getDateAfterHours(23.9)),
      await expireOrders(unpaidContext, getDateAfterHours(24.1)),
    ]).toEqual([0, 1]);
    expect((await readOrder(buyer, order_id)).status).toBe('cancelled');
  });

  test('is cancelled with the payment if the provider reports it as unpaid, and the shop keeps asking about the payment', async () => {
    const { order } = await createOrder(shop);
    const { payment_attempt_id, provider_reference } = await addCardAttempt(order.order_id, 'pending');
    fetchStatus.mockResolvedValue({ kind: 'pending' });
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
    expect(fetchStatus).toHaveBeenCalledOnce();
    expect(cancelledAtProvider).toContain(provider_reference);
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('payment_attempt_id', '=', payment_attempt_id)
      .execute();
    expect(attempts).toMatchObject([{ state: 'expired', next_check_at: expect.any(Date) }]);
  });

  test('is kept if the provider’s report on the payment is unclear, and the shop still asks the provider about other orders', async () => {
    const [unclear, paid, unpaid] = [await createOrder(shop), await createOrder(shop), await createOrder(shop)];
    // The shop asks first about the order that has waited longest.
    for (const [{ order }, hours] of [
      [unclear, 3],
      [paid, 2],
      [unpaid, 1],
    ] as const)
      await setWaitingHours(order.order_id, hours);
    await addCardAttempt(unclear.order.order_id, 'pending');
    fetchStatus.mockResolvedValueOnce({ kind: 'unknown', reason: 'status_code 9' });
    reportPaidOnce((await addCardAttempt(paid.order.order_id, 'pending')).payment_attempt_id);
    await addCardAttempt(unpaid.order.order_id, 'pending');
    fetchStatus.mockResolvedValueOnce({ kind: 'pending' });
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
    expect(fetchStatus).toHaveBeenCalledTimes(3);
    const orders = [];
    for (const { buyer, order } of [unclear, paid, unpaid]) orders.push(await readOrder(buyer, order.order_id));
    expect(orders.map(({ status, payment_status }) => `${status} ${payment_status}`)).toEqual([
      'pending Unpaid',
      'pending Paid',
      'cancelled Unpaid',
    ]);
  });

  test('is kept one more day while the provider does not respond, and the shop asks it once for all orders', async () => {
    fetchStatus.mockResolvedValue({ kind: 'unknown', reason: 'no answer', isUnreachable: true });
    const ordersWithPayment = [await createOrder(shop), await createOrder(shop)];
    for (const { order } of ordersWithPayment) await addCardAttempt(order.order_id, 'pending');
    const withoutPayment = await createOrder(shop);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
    expect((await readOrder(withoutPayment.buyer, withoutPayment.order.order_id)).status).toBe('cancelled');
    expect(fetchStatus).toHaveBeenCalledOnce();
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 23.9))).toBe(0);
    expect(await expireOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 24.1))).toBe(2);
  });
});

test('an order that fails to be cancelled does not stop the others', async () => {
  const [failing, working] = [await createOrder(shop), await createOrder(shop)];
  const { write } = unpaidContext.mailer;
  const mailer: UnpaidOrdersContext['mailer'] = {
    ...unpaidContext.mailer,
    write: (trx, mail) => (mail.to === failing.buyer.email ? Promise.reject(new Error('no mail')) : write(trx, mail)),
  };
  expect(await expireOrders({ ...unpaidContext, mailer }, getDateAfterHours(UNPAID_HOURS + 1))).toBe(1);
  expect(logLines).toEqual([expect.stringContaining(failing.order.order_id)]);
  expect((await readOrder(failing.buyer, failing.order.order_id)).status).toBe('pending');
  expect((await readOrder(working.buyer, working.order.order_id)).status).toBe('cancelled');
});

describe('a customer who has not paid', () => {
  test('is reminded once when half of the time is over, with the code to dial and the deadline', async () => {
    const { buyer, order } = await createOrder(shop);
    expect(await remindOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS / 2 - 0.1))).toBe(0);
    expect(await remindOrders(unpaidContext, getDateOfReminders())).toBe(1);
    expect(await remindOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS / 2 + 0.2))).toBe(0);
    const mails = await findMails(order.order_id, 'orderReminder');
    expect(mails).toMatchObject([{ to_address: buyer.email, user_id: buyer.user_id }]);
    const deadlineFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Kigali' });
    for (const text of [
      '*182*8*1*123456*10000#',
      'Uruhu Ltd',
      deadlineFormat.format(Date.parse(order.pay_until)),
      `/orders/${order.order_id}`,
    ]) {
      expect(mails[0]?.text).toContain(text);
    }
    expect((await readOrder(buyer, order.order_id)).status).toBe('pending');
  });

  test('is reminded of the remaining amount after paying a part', async () => {
    const { order } = await createOrder(shop);
    await addCardAttempt(order.order_id, 'succeeded', 4_000);
    expect(await remindOrders(unpaidContext, getDateOfReminders())).toBe(1);
    const [mail] = await findMails(order.order_id, 'orderReminder');
    for (const text of ['*182*8*1*123456*6000#', 'To pay: 6,000 RWF']) expect(mail?.text).toContain(text);
  });

  test('is not reminded if the time is over or the order was paid meanwhile', async () => {
    const [overdue, paid] = [await createOrder(shop), await createOrder(shop)];
    reportPaidOnce((await addCardAttempt(paid.order.order_id, 'pending')).payment_attempt_id);
    expect(await remindOrders(unpaidContext, getDateAfterHours(UNPAID_HOURS + 0.1))).toBe(0);
    expect(fetchStatus).toHaveBeenCalledOnce();
    for (const { order } of [overdue, paid]) expect(await findMails(order.order_id, 'orderReminder')).toEqual([]);
  });
});
