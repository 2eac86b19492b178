import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { addShopper, type Shopper, setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney, listAttempts } from '../../../../test/support/fixtures/paying.ts';
import { openTestMomo, type TestMomo } from '../../../../test/support/servers/momo.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { reconcilePayments } from '../settle/reconcile.ts';

let momo: TestMomo;
let shop: TestShop;
beforeAll(async () => {
  momo = await openTestMomo();
  shop = await openTestShop({ providers: { momo: momo.provider } });
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  await momo.close();
});
beforeEach(() => {
  momo.state.faults = {};
  momo.state.statusOverrides = {};
  momo.state.delay_ms = 60_000;
});

let phoneCount = 0;
/** Creates a new MTN number. The stand-in decides by its last three digits what the customer does; with 000, she approves. */
const createPhoneNumber = (lastDigits = '000') => `078${String(++phoneCount).padStart(4, '0')}${lastDigits}`;
/** The last digits of a customer who declines. */
const DECLINING_DIGITS = '451';
/** Writes '0788…' as '+250788…': the leading 0 becomes the end of Rwanda's country code, +250. */
const toInternational = (phone: string) => `+25${phone}`;
const startPrompt = ({ token }: Pick<Shopper, 'token'>, order_id: string, phone = createPhoneNumber()) =>
  call(shop.app, '/api/orders/mobile-money/prompt', { order_id, phone }, { token });
const sendNotice = (body: object, method: 'POST' | 'PUT' = 'PUT') =>
  shop.app.inject({ method, url: '/api/orders/momo-callback', payload: body });
/** Makes every customer decide at once, instead of after the delay of the stand-in. */
const letCustomersDecide = () => {
  for (const payment of momo.state.payments.values()) payment.decided_ms = 0;
};
const listReceiptMails = (order_id: string) =>
  shop.db.selectFrom('mails').select('kind').where('kind', '=', 'paymentReceived').where('text', 'like', `%${order_id}%`).execute();

describe('a prompt on the customer’s phone', () => {
  test('an approved prompt pays the order once, even after several notices', async () => {
    const { buyer, order } = await createOrder(shop);
    momo.state.delay_ms = 0;
    const response = await startPrompt(buyer, order.order_id);
    expect(response).toMatchObject({ status: 200, body: { status: 'success', message: 'Please confirm the payment on your phone.' } });
    const [payment] = response.body.data.payments;
    expect(payment).toMatchObject({ method: 'prompt', state: 'pending', amount: 10_000 });
    // The notices claim that the payment has failed, but the shop believes only MTN's own report.
    for (const method of ['PUT', 'POST', 'PUT'] as const) {
      const noticeReply = await sendNotice({ externalId: payment.payment_id, status: 'FAILED' }, method);
      expect([noticeReply.statusCode, noticeReply.json()]).toEqual([200, { received: true }]);
    }
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'succeeded', currency: 'RWF', method: 'MTN MoMo' }]);
    expect(await listReceiptMails(order.order_id)).toHaveLength(1);
  });

  test('a notice at the common address of all providers makes the shop ask MTN and pays the order', async () => {
    const { buyer, order } = await createOrder(shop);
    momo.state.delay_ms = 0;
    const response = await startPrompt(buyer, order.order_id);
    const payload = { externalId: response.body.data.payments[0].payment_id };
    const send = (provider: string) => shop.app.inject({ method: 'POST', url: `/api/payments/${provider}/notices`, payload });
    expect((await send('nobody')).statusCode).toBe(404);
    expect((await send('mobile_money')).statusCode).toBe(404);
    // The notice names a payment of another provider.
    expect((await send('pesapal')).statusCode).toBe(200);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    const noticeReply = await send('momo');
    expect([noticeReply.statusCode, noticeReply.json()]).toEqual([200, { received: true }]);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('a notice that cannot be processed gets a 5xx response, and its repetition pays the order', async () => {
    const { buyer, order } = await createOrder(shop);
    momo.state.delay_ms = 0;
    const response = await startPrompt(buyer, order.order_id);
    const payload = { externalId: response.body.data.payments[0].payment_id };
    const send = () => shop.app.inject({ method: 'POST', url: '/api/payments/momo/notices', payload });
    momo.state.faults.status = 'proxy_error';
    expect((await send()).statusCode).toBe(503);
    momo.state.faults = {};
    // MTN reports the payment, but the database does not save it.
    await sql`create function refuse_saving() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(shop.db);
    await sql`create trigger refuse_saving before update on payment_attempts for each row execute function refuse_saving()`.execute(
      shop.db,
    );
    const unsaved = await send();
    await sql`drop function refuse_saving cascade`.execute(shop.db);
    expect([unsaved.statusCode, unsaved.json()]).toMatchObject([500, { code: 'internal_error' }]);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    expect((await send()).statusCode).toBe(200);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('a notice that claims success changes nothing until MTN reports it', async () => {
    const { buyer, order } = await createOrder(shop);
    const { body } = await startPrompt(buyer, order.order_id);
    const { payment_id } = body.data.payments[0];
    await sendNotice({ externalId: payment_id, status: 'SUCCESSFUL', amount: '10000', financialTransactionId: '1' });
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    for (const externalId of [undefined, 7, 'no-uuid', '00000000-0000-0000-0000-000000000000'])
      expect((await sendNotice({ externalId })).statusCode).toBe(200);
  });

  test('starting again continues the pending prompt, or sends a new one if the customer has declined it', async () => {
    const { buyer, order } = await createOrder(shop);
    const phone = createPhoneNumber(DECLINING_DIGITS);
    await startPrompt(buyer, order.order_id, phone);
    const promptCallsBefore = momo.state.calls.pay;
    expect((await startPrompt(buyer, order.order_id, phone)).body.data.payments).toHaveLength(1);
    expect(momo.state.calls.pay).toBe(promptCallsBefore);
    letCustomersDecide();
    const { body } = await startPrompt(buyer, order.order_id);
    expect(body.data.payments).toMatchObject([{ state: 'failed', reason: 'The payment was declined on the phone.' }, { state: 'pending' }]);
  });

  test('concurrent starts send one prompt', async () => {
    const { buyer, order } = await createOrder(shop);
    const promptCallsBefore = momo.state.calls.pay;
    const phone = createPhoneNumber();
    const responses = await Promise.all([1, 2, 3].map(() => startPrompt(buyer, order.order_id, phone)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(momo.state.calls.pay).toBe(promptCallsBefore + 1);
    expect(await listAttempts(shop, order.order_id)).toHaveLength(1);
  });

  test.each(['response_lost', 'no_response', 'proxy_error'] as const)(
    'a prompt whose response does not arrive (%s) stays pending and is not sent twice',
    async (fault) => {
      const { buyer, order } = await createOrder(shop);
      const phone = createPhoneNumber();
      momo.state.faults.pay = fault;
      expect((await startPrompt(buyer, order.order_id, phone)).body.data.payments).toMatchObject([{ state: 'pending' }]);
      momo.state.faults = {};
      const promptCallsBefore = momo.state.calls.pay;
      expect((await startPrompt(buyer, order.order_id, phone)).body.data.payments).toMatchObject([{ state: 'pending' }]);
      expect(momo.state.calls.pay).toBe(promptCallsBefore);
      letCustomersDecide();
      const [attempt] = await listAttempts(shop, order.order_id);
      // MTN has the prompt only if nothing but the response was lost.
      await sendNotice({ externalId: attempt?.payment_attempt_id });
      expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: fault === 'response_lost' ? 'succeeded' : 'pending' }]);
    },
  );

  test('a prompt to another number replaces a pending one at once', async () => {
    const { buyer, order } = await createOrder(shop);
    const [mistypedPhone, correctPhone] = [createPhoneNumber(), createPhoneNumber()];
    await startPrompt(buyer, order.order_id, mistypedPhone);
    const { body } = await startPrompt(buyer, order.order_id, correctPhone);
    expect(body.data.payments).toMatchObject([
      { state: 'expired', reason: 'superseded', phone: toInternational(mistypedPhone) },
      { state: 'pending', phone: toInternational(correctPhone) },
    ]);
  });

  test('a replaced prompt that is approved pays the order at the next check, even if its notice is lost', async () => {
    const { buyer, order } = await createOrder(shop);
    await startPrompt(buyer, order.order_id);
    const replacedKeys = new Set(momo.state.payments.keys());
    await startPrompt(buyer, order.order_id);
    const [replacedAttempt] = await listAttempts(shop, order.order_id);
    expect(Number(replacedAttempt?.next_check_at) - Date.now()).toBeLessThan(60_000);
    // The customer approves the replaced prompt, not the second one.
    for (const [key, payment] of momo.state.payments) if (replacedKeys.has(key)) payment.decided_ms = 0;
    await sql`update payment_attempts set next_check_at = now() where payment_attempt_id = ${replacedAttempt?.payment_attempt_id}`.execute(
      shop.db,
    );
    await reconcilePayments(shop.context, () => {});
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'succeeded' }, { state: 'expired' }]);
  });

  test('an order has at most two open prompts, until the first one’s time is over', async () => {
    const { buyer, order } = await createOrder(shop);
    const [firstPhone, secondPhone, thirdPhone] = [createPhoneNumber(), createPhoneNumber(), createPhoneNumber()];
    for (const phone of [firstPhone, secondPhone]) expect((await startPrompt(buyer, order.order_id, phone)).status).toBe(200);
    const promptCallsBefore = momo.state.calls.pay;
    for (const phone of [firstPhone, thirdPhone]) {
      const refusal = await shop.app.inject({
        method: 'POST',
        url: '/api/orders/mobile-money/prompt',
        payload: { order_id: order.order_id, phone },
        headers: { authorization: `Bearer ${buyer.token}` },
      });
      expect(refusal.statusCode).toBe(429);
      // The first prompt is open for five minutes.
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(200);
    }
    expect((await startPrompt(buyer, order.order_id, secondPhone)).status).toBe(200);
    expect(momo.state.calls.pay).toBe(promptCallsBefore);
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'expired' }, { state: 'pending' }]);
    await shop.db.transaction().execute(async (trx) => {
      // Disables the trigger that refuses changes of `created_at`.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update payment_attempts set created_at = created_at - interval '5 minutes'
        where order_id = ${order.order_id} and state = 'expired'`.execute(trx);
    });
    expect((await startPrompt(buyer, order.order_id, thirdPhone)).status).toBe(200);
    expect(momo.state.calls.pay).toBe(promptCallsBefore + 1);
  });

  test('of two concurrent starts with corrected numbers, only one sends a prompt', async () => {
    const { buyer, order } = await createOrder(shop);
    await startPrompt(buyer, order.order_id);
    const promptCallsBefore = momo.state.calls.pay;
    // Each start has another number than the pending prompt.
    const responses = await Promise.all([startPrompt(buyer, order.order_id), startPrompt(buyer, order.order_id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(momo.state.calls.pay).toBe(promptCallsBefore + 1);
  });

  test('a prompt that the customer has neither approved nor declined is replaced after five minutes', async () => {
    const { buyer, order } = await createOrder(shop);
    const phone = createPhoneNumber();
    const addPrompt = async (age_s: number, order_id = order.order_id) => {
      const [payment_attempt_id, created_at] = [crypto.randomUUID(), new Date(Date.now() - age_s * 1_000)];
      const ids = { payment_attempt_id, provider_reference: payment_attempt_id };
      await addAttempt(shop, { order_id, provider: 'momo', payer_phone: toInternational(phone), created_at, ...ids });
    };
    await addPrompt(301);
    const { body } = await startPrompt(buyer, order.order_id, phone);
    expect(body.data.payments).toMatchObject([
      { state: 'expired', reason: 'superseded', phone: toInternational(phone) },
      { state: 'pending' },
    ]);
    const secondOrder = await createOrder(shop);
    await addPrompt(290, secondOrder.order.order_id);
    expect((await startPrompt(secondOrder.buyer, secondOrder.order.order_id, phone)).body.data.payments).toMatchObject([
      { phone: toInternational(phone) },
    ]);
    letCustomersDecide();
    await sendNotice({ externalId: body.data.payments[1].payment_id });
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'expired' }, { state: 'succeeded' }]);
  });

  test('a prompt that MTN refuses fails, and the shopper can try again', async () => {
    const { buyer, order } = await createOrder(shop);
    momo.state.faults.pay = 'refuse';
    expect(await startPrompt(buyer, order.order_id)).toMatchObject({ status: 502, body: { message: 'Payment initialization failed' } });
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'failed', next_check_at: null }]);
    momo.state.faults = {};
    expect((await startPrompt(buyer, order.order_id)).status).toBe(200);
  });

  test('a prompt paid with another amount does not pay the order and is reported as a mismatch', async () => {
    const { buyer, order } = await createOrder(shop);
    momo.state.delay_ms = 0;
    const { body } = await startPrompt(buyer, order.order_id);
    momo.state.statusOverrides = { amount: '100' };
    await sendNotice({ externalId: body.data.payments[0].payment_id });
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual([{ kind: 'mismatch' }]);
  });
});

describe('starting a prompt', () => {
  test.each(['0722123456', '+250733123456', '+447911123456', '0788 12'])('the shop refuses to prompt the number %s', async (phone) => {
    const { buyer, order } = await createOrder(shop);
    expect(await startPrompt(buyer, order.order_id, phone)).toMatchObject({ status: 400, body: { errors: [{ path: 'phone' }] } });
    expect(await listAttempts(shop, order.order_id)).toEqual([]);
  });

  test('a shopper cannot start a prompt for another shopper’s order, or for a paid, cancelled or claimed one', async () => {
    const { buyer, order } = await createOrder(shop);
    expect((await startPrompt(await addShopper(shop.db), order.order_id)).status).toBe(404);
    expect((await startPrompt(buyer, 'no-uuid')).status).toBe(404);
    await claimMobileMoney(shop, buyer, order.order_id);
    expect((await startPrompt(buyer, order.order_id)).body.message).toBe('We are already checking a payment for this order.');
    const paidOrder = await createOrder(shop);
    await addAttempt(shop, { order_id: paidOrder.order.order_id, state: 'succeeded' });
    expect((await startPrompt(paidOrder.buyer, paidOrder.order.order_id)).body.message).toBe('This order is already paid.');
    const cancelledOrder = await createOrder(shop);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', cancelledOrder.order.order_id).execute();
    expect((await startPrompt(cancelledOrder.buyer, cancelledOrder.order.order_id)).body.message).toBe('This order was cancelled.');
  });

  test('a prompt replaces a pending card payment', async () => {
    const { buyer, order } = await createOrder(shop);
    await addAttempt(shop, { order_id: order.order_id });
    const { body } = await startPrompt(buyer, order.order_id);
    expect(body.data.payments).toMatchObject([
      { method: 'card', state: 'expired', reason: 'superseded' },
      { method: 'prompt', state: 'pending' },
    ]);
  });

  test('the 21st start of a shopper in a row is refused without asking MTN', async () => {
    const { buyer, order } = await createOrder(shop);
    const phone = createPhoneNumber();
    for (let start = 0; start < 20; start++) expect((await startPrompt(buyer, order.order_id, phone)).status).toBe(200);
    const callsBefore = { ...momo.state.calls };
    const response = await startPrompt(buyer, order.order_id, phone);
    expect([response.status, momo.state.calls]).toEqual([429, callsBefore]);
    const otherOrder = await createOrder(shop);
    expect((await startPrompt(otherOrder.buyer, otherOrder.order.order_id)).status).toBe(200);
  });

  test('the fifth prompt to a phone is refused even for different shoppers', async () => {
    const phone = createPhoneNumber();
    const statuses: number[] = [];
    for (let start = 0; start < 5; start++) {
      const { buyer, order } = await createOrder(shop);
      statuses.push((await startPrompt(buyer, order.order_id, phone)).status);
      if (statuses.at(-1) === 429) expect(await listAttempts(shop, order.order_id)).toEqual([]);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
