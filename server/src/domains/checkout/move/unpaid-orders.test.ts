/** What becomes of orders that are not paid: time goes on by being told so. */
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { buyerOf, orderOf, place } from '../../../../test/support/buy.ts';
import { call } from '../../../../test/support/call.ts';
import { addCoupon, usesOf } from '../../../../test/support/coupons.ts';
import { fresh, type Person, setShipping } from '../../../../test/support/fixtures.ts';
import type { Provider } from '../../payments/payments.ts';
import { settlePayment } from '../pay/settle-payment.ts';
import { expireOrders } from './expire-orders.ts';
import { remindOrders } from './remind-orders.ts';
import type { Keeping } from './unpaid-orders.ts';

const given_up: string[] = [];
const standing = vi.fn<Provider['standing']>();
const pesapal: Provider = {
  ...{ name: 'pesapal', method: 'card', currency: 'RWF', refund: null, start: vi.fn(), standing },
  cancel: async (provider_reference) => {
    given_up.push(provider_reference);
    return { kind: 'accepted' };
  },
};

const logged: string[] = [];
let shop: TestShop;
let keeping: Keeping;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  await shop.db.updateTable('site_settings').set({ ussd_code: '*182*8*1*123456#', merchant_name: 'Uruhu Ltd' }).execute();
  await shop.refresh();
  keeping = { ...shop.parts, log: (line) => logged.push(line) };
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  standing.mockReset().mockResolvedValue({ kind: 'unknown', reason: 'no answer' });
  logged.length = 0;
  await shop.db.updateTable('site_settings').set({ unpaid_hours: UNPAID_HOURS }).execute();
  // What earlier tests left waits no more.
  await expireOrders(keeping, inHours(1_000_000));
  await shop.db.updateTable('orders').set({ status: 'preparing' }).where('status', '=', 'pending').execute();
  standing.mockClear();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const read = async ({ token }: Person, order_id: string) => (await call(shop.app, '/api/orders/get', { order_id }, { token })).body.data;
const mailsOf = (order_id: string, kind: string) =>
  shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();
type State = 'created' | 'pending' | 'submitted' | 'succeeded' | 'failed' | 'rejected' | 'refunded';
const attempt = (order_id: string, state: State, amount_rwf = 10_000) =>
  shop.db
    .insertInto('payment_attempts')
    .values({ order_id, provider: 'pesapal', provider_reference: fresh('tracking'), amount_rwf, state })
    .returning(['payment_attempt_id', 'provider_reference'])
    .executeTakeFirstOrThrow();
const beganAgo = (order_id: string, hours: number) =>
  shop.db
    .updateTable('orders')
    .set({ waits_since: inHours(-hours) })
    .where('order_id', '=', order_id)
    .execute();
/** The provider has the money. */
const isPaid = (payment_attempt_id: string) => {
  const receipt = { merchant_reference: payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
  standing.mockResolvedValueOnce({ kind: 'paid', receipt });
};

describe('an order that is not paid', () => {
  test('in time is cancelled, not before: what it held is free again, and the mail says why', async () => {
    const code = await addCoupon(shop.db, { total_limit: 1 });
    const { buyer, product } = await buyerOf(shop, { stock: 3 }, 2);
    const { order_id, pay_until } = (await place(shop, buyer, { applied_coupon_code: code })).body.data;
    expect(Date.parse(pay_until)).toBeCloseTo(inHours(UNPAID_HOURS).getTime(), -5);
    expect(await expireOrders(keeping, new Date(Date.parse(pay_until) - 1))).toBe(0);
    expect((await read(buyer, order_id)).status).toBe('pending');
    expect(await expireOrders(keeping, new Date(Date.parse(pay_until) + 1))).toBe(1);
    expect(await read(buyer, order_id)).toMatchObject({ status: 'cancelled', pay_until: null });
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute();
    expect([stock, await usesOf(shop.db, code)]).toEqual([[{ reserved: 0 }], [0, 0]]);
    const mails = await mailsOf(order_id, 'orderStatus');
    expect(mails).toMatchObject([{ to_address: buyer.email, subject: `Your order ${order_id.slice(0, 8)} was not paid in time` }]);
    const log = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', order_id).orderBy('order_log_id').execute();
    expect(log[1]).toMatchObject({ from_state: 'pending', to_state: 'cancelled', actor: 'job', reason: 'not paid in time' });
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS * 2))).toBe(0);
    expect(await mailsOf(order_id, 'orderStatus')).toHaveLength(1);
  });

  test('waits as long as the shop has set', async () => {
    const { buyer, order } = await orderOf(shop);
    await shop.db.updateTable('site_settings').set({ unpaid_hours: 5 }).execute();
    expect(await expireOrders(keeping, inHours(4.9))).toBe(0);
    expect(await expireOrders(keeping, inHours(5.1))).toBe(1);
    expect((await read(buyer, order.order_id)).status).toBe('cancelled');
  });

  test.each([
    ['is paid', 'succeeded'],
    ['is being looked at', 'submitted'],
  ] as const)('never is, when it %s', async (_why, state) => {
    const { buyer, order } = await orderOf(shop);
    await attempt(order.order_id, state);
    expect([await expireOrders(keeping, inHours(10_000)), await remindOrders(keeping, inHours(UNPAID_HOURS * 0.6))]).toEqual([0, 0]);
    expect((await read(buyer, order.order_id)).status).toBe('pending');
  });

  test('as its money went back has its whole time again from then: reminded of and cancelled like any other', async () => {
    const { buyer, order } = await orderOf(shop, { stock: 1 });
    await beganAgo(order.order_id, 1_000);
    await shop.db
      .updateTable('orders')
      .set({ reminded_at: inHours(-990) })
      .where('order_id', '=', order.order_id)
      .execute();
    const { payment_attempt_id } = await attempt(order.order_id, 'succeeded');
    const receipt = { merchant_reference: payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
    standing.mockResolvedValueOnce({ kind: 'reversed', receipt });
    await settlePayment(keeping, payment_attempt_id, 'job');
    const { payment_status, pay_until } = await read(buyer, order.order_id);
    expect([payment_status, Date.parse(pay_until)]).toEqual(['Refunded', expect.closeTo(inHours(UNPAID_HOURS).getTime(), -5)]);
    expect([await expireOrders(keeping), await remindOrders(keeping)]).toEqual([0, 0]);
    const half = inHours(UNPAID_HOURS / 2 + 0.1);
    expect([await remindOrders(keeping, half), await remindOrders(keeping, half)]).toEqual([1, 0]);
    expect(await mailsOf(order.order_id, 'orderReminder')).toMatchObject([{ to_address: buyer.email }]);
    expect(await expireOrders(keeping, new Date(Date.parse(pay_until) - 1))).toBe(0);
    expect(await expireOrders(keeping, new Date(Date.parse(pay_until) + 1))).toBe(1);
    expect(await read(buyer, order.order_id)).toMatchObject({ status: 'cancelled', pay_until: null });
  });

  test('whole is not paid', async () => {
    const { order } = await orderOf(shop);
    await attempt(order.order_id, 'succeeded', 9_999);
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(1);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual([{ kind: 'refund_due' }]);
  });

  test('after a payment was rejected has a day more', async () => {
    const { order } = await orderOf(shop);
    await shop.db.updateTable('site_settings').set({ unpaid_hours: 1 }).execute();
    await attempt(order.order_id, 'rejected');
    expect(await expireOrders(keeping, inHours(23.9))).toBe(0);
    expect(await expireOrders(keeping, inHours(24.1))).toBe(1);
  });

  test.each(['preparing', 'in_transit'] as const)('but is %s already is left alone', async (status) => {
    const { buyer, order } = await orderOf(shop);
    for (const step of ['preparing', status]) {
      await shop.db
        .updateTable('orders')
        .set({ status: step as typeof status })
        .where('order_id', '=', order.order_id)
        .execute();
    }
    expect(await expireOrders(keeping, inHours(10_000))).toBe(0);
    expect((await read(buyer, order.order_id)).status).toBe(status);
  });
});

describe('a payment that is under way', () => {
  test.each(['created', 'pending'] as const)('and %s is asked for first: money that has come in keeps the order', async (state) => {
    const { buyer, order } = await orderOf(shop);
    const { payment_attempt_id, provider_reference } = await attempt(order.order_id, state);
    isPaid(payment_attempt_id);
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(0);
    expect(standing.mock.calls.map(([asked]) => asked)).toEqual([provider_reference]);
    expect(await read(buyer, order.order_id)).toMatchObject({ status: 'pending', payment_status: 'Paid' });
  });

  test('and has brought something else than was asked for stops the clock until staff have looked; then there is a day', async () => {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    const { payment_attempt_id } = await attempt(order_id, 'pending');
    const receipt = { merchant_reference: payment_attempt_id, amount: 9_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
    standing.mockResolvedValue({ kind: 'paid', receipt });
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(0);
    expect([await expireOrders(keeping, inHours(10_000)), await remindOrders(keeping, inHours(UNPAID_HOURS * 0.6))]).toEqual([0, 0]);
    expect(standing).toHaveBeenCalledOnce();
    expect(await read(buyer, order_id)).toMatchObject({ status: 'pending', payment_status: 'Unpaid', pay_until: null });
    await beganAgo(order_id, 1_000);
    await shop.db.updateTable('payment_problems').set({ resolved_at: new Date() }).where('order_id', '=', order_id).execute();
    expect(Date.parse((await read(buyer, order_id)).pay_until)).toBeCloseTo(inHours(24).getTime(), -5);
    expect([await expireOrders(keeping, inHours(23.9)), await expireOrders(keeping, inHours(24.1))]).toEqual([0, 1]);
    expect((await read(buyer, order_id)).status).toBe('cancelled');
  });

  test('and that nobody has paid, as the provider says, ends with the order, there too, and is looked for still', async () => {
    const { order } = await orderOf(shop);
    const { payment_attempt_id, provider_reference } = await attempt(order.order_id, 'pending');
    standing.mockResolvedValue({ kind: 'pending' });
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(1);
    expect(standing).toHaveBeenCalledOnce();
    expect(given_up).toContain(provider_reference);
    const row = await shop.db.selectFrom('payment_attempts').selectAll().where('payment_attempt_id', '=', payment_attempt_id).execute();
    expect(row).toMatchObject([{ state: 'expired', next_check_at: expect.any(Date) }]);
  });

  test('of which the provider says nothing clear is in doubt, and no other: it is asked of each', async () => {
    const [odd, paid, unpaid] = [await orderOf(shop), await orderOf(shop), await orderOf(shop)];
    for (const [{ order }, hours] of [
      [odd, 3],
      [paid, 2],
      [unpaid, 1],
    ] as const)
      await beganAgo(order.order_id, hours);
    await attempt(odd.order.order_id, 'pending');
    standing.mockResolvedValueOnce({ kind: 'unknown', reason: 'status_code 9' });
    isPaid((await attempt(paid.order.order_id, 'pending')).payment_attempt_id);
    await attempt(unpaid.order.order_id, 'pending');
    standing.mockResolvedValueOnce({ kind: 'pending' });
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(1);
    expect(standing).toHaveBeenCalledTimes(3);
    const shown = [];
    for (const { buyer, order } of [odd, paid, unpaid]) shown.push(await read(buyer, order.order_id));
    expect(shown.map(({ status, payment_status }) => `${status} ${payment_status}`)).toEqual([
      ...['pending Unpaid', 'pending Paid', 'cancelled Unpaid'],
    ]);
  });

  test('keeps the order for a day more while the provider does not answer, who is asked once for all of them', async () => {
    standing.mockResolvedValue({ kind: 'unknown', reason: 'no answer', away: true });
    const orders = [await orderOf(shop), await orderOf(shop)];
    for (const { order } of orders) await attempt(order.order_id, 'pending');
    const { buyer, order } = await orderOf(shop);
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 1))).toBe(1);
    expect((await read(buyer, order.order_id)).status).toBe('cancelled');
    expect(standing).toHaveBeenCalledOnce();
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 23.9))).toBe(0);
    expect(await expireOrders(keeping, inHours(UNPAID_HOURS + 24.1))).toBe(2);
  });
});

test('one order that cannot be moved keeps no other waiting', async () => {
  const [bad, good] = [await orderOf(shop), await orderOf(shop)];
  const { write } = keeping.post;
  const post: Keeping['post'] = {
    write: (trx, mail) => (mail.to === bad.buyer.email ? Promise.reject(new Error('no mail')) : write(trx, mail)),
  };
  expect(await expireOrders({ ...keeping, post }, inHours(UNPAID_HOURS + 1))).toBe(1);
  expect(logged).toEqual([expect.stringContaining(bad.order.order_id)]);
  expect((await read(bad.buyer, bad.order.order_id)).status).toBe('pending');
  expect((await read(good.buyer, good.order.order_id)).status).toBe('cancelled');
});

describe('whoever has not paid', () => {
  test('is reminded when half of the time is over, once, with what to dial and until when', async () => {
    const { buyer, order } = await orderOf(shop);
    expect(await remindOrders(keeping, inHours(UNPAID_HOURS / 2 - 0.1))).toBe(0);
    expect(await remindOrders(keeping, inHours(UNPAID_HOURS / 2 + 0.1))).toBe(1);
    expect(await remindOrders(keeping, inHours(UNPAID_HOURS / 2 + 0.2))).toBe(0);
    const mails = await mailsOf(order.order_id, 'orderReminder');
    expect(mails).toMatchObject([{ to_address: buyer.email, user_id: buyer.user_id }]);
    const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Kigali' });
    for (const said of ['*182*8*1*123456*10000#', 'Uruhu Ltd', when.format(Date.parse(order.pay_until)), `/orders/${order.order_id}`]) {
      expect(mails[0]?.text).toContain(said);
    }
    expect((await read(buyer, order.order_id)).status).toBe('pending');
  });

  test('of what is still to come, where a part has', async () => {
    const { order } = await orderOf(shop);
    await attempt(order.order_id, 'succeeded', 4_000);
    expect(await remindOrders(keeping, inHours(UNPAID_HOURS / 2 + 0.1))).toBe(1);
    const [mail] = await mailsOf(order.order_id, 'orderReminder');
    for (const said of ['*182*8*1*123456*6000#', 'To pay: 6,000 RWF']) expect(mail?.text).toContain(said);
  });

  test('is not, when the time is over already, or when it was paid meanwhile', async () => {
    const [late, paid] = [await orderOf(shop), await orderOf(shop)];
    isPaid((await attempt(paid.order.order_id, 'pending')).payment_attempt_id);
    expect(await remindOrders(keeping, inHours(UNPAID_HOURS + 0.1))).toBe(0);
    expect(standing).toHaveBeenCalledOnce();
    for (const { order } of [late, paid]) expect(await mailsOf(order.order_id, 'orderReminder')).toEqual([]);
  });
});
