import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { orderOf } from '../../../../test/support/buy.ts';
import { call } from '../../../../test/support/call.ts';
import { addPerson, type Person, setShipping } from '../../../../test/support/fixtures.ts';
import { openMomo, type TestMomo } from '../../../../test/support/momo.ts';
import { addAttempt, attemptsOf, submit } from '../../../../test/support/paying.ts';

let momo: TestMomo;
let shop: TestShop;
beforeAll(async () => {
  momo = await openMomo();
  shop = await openTestShop({ providers: { momo: momo.provider } });
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  await momo.close();
});
beforeEach(() => {
  momo.world.faults = {};
  momo.world.alter = {};
  momo.world.delay_ms = 60_000;
});

let numbers = 100_000;
/** MTN's, and nobody else's; with the end that tells what its owner does. */
const freshNumber = (end = '000') => `078${++numbers % 10}${String(numbers).slice(-3)}${end}`;
const prompt = ({ token }: Pick<Person, 'token'>, order_id: string, phone = freshNumber()) =>
  call(shop.app, '/api/orders/mobile-money/prompt', { order_id, phone }, { token });
const heard = (body: object, method: 'POST' | 'PUT' = 'PUT') =>
  shop.app.inject({ method, url: '/api/orders/momo-callback', payload: body });
const mailsOf = (order_id: string) =>
  shop.db.selectFrom('mails').select('kind').where('kind', '=', 'paymentReceived').where('text', 'like', `%${order_id}%`).execute();

describe('a phone that is asked', () => {
  test('has the order paid when its owner has said yes: once, however often that is told, and by whom', async () => {
    const { buyer, order } = await orderOf(shop);
    momo.world.delay_ms = 0;
    const answer = await prompt(buyer, order.order_id);
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: 'Please confirm the payment on your phone.' } });
    const [payment] = answer.body.data.payments;
    expect(payment).toMatchObject({ method: 'prompt', state: 'pending', amount: 10_000 });
    for (const method of ['PUT', 'POST', 'PUT'] as const) {
      const told = await heard({ externalId: payment.payment_id, status: 'FAILED' }, method);
      expect([told.statusCode, told.json()]).toEqual([200, { received: true }]);
    }
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'succeeded', currency: 'RWF', method: 'MTN MoMo' }]);
    expect(await mailsOf(order.order_id)).toHaveLength(1);
  });

  test('is not believed from a notice: what MTN says counts', async () => {
    const { buyer, order } = await orderOf(shop);
    const { body } = await prompt(buyer, order.order_id);
    const { payment_id } = body.data.payments[0];
    await heard({ externalId: payment_id, status: 'SUCCESSFUL', amount: '10000', financialTransactionId: '1' });
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    for (const externalId of [undefined, 7, 'no-uuid', '00000000-0000-0000-0000-000000000000'])
      expect((await heard({ externalId })).statusCode).toBe(200);
  });

  test('asks once while it asks; once it was refused there is another try', async () => {
    const { buyer, order } = await orderOf(shop);
    const phone = freshNumber('451');
    await prompt(buyer, order.order_id, phone);
    const before = momo.world.calls.pay;
    expect((await prompt(buyer, order.order_id, phone)).body.data.payments).toHaveLength(1);
    expect(momo.world.calls.pay).toBe(before);
    for (const payment of momo.world.payments.values()) payment.decided_ms = 0;
    const { body } = await prompt(buyer, order.order_id);
    expect(body.data.payments).toMatchObject([{ state: 'failed', reason: 'The payment was declined on the phone.' }, { state: 'pending' }]);
  });

  test('twice at the same moment asks once', async () => {
    const { buyer, order } = await orderOf(shop);
    const before = momo.world.calls.pay;
    const answers = await Promise.all([1, 2, 3].map(() => prompt(buyer, order.order_id, '0791234567')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(momo.world.calls.pay).toBe(before + 1);
    expect(await attemptsOf(shop, order.order_id)).toHaveLength(1);
  });

  test.each(['lost', 'never', 'edge'] as const)('of which nothing is known (%s) stays under way and is not asked twice', async (fault) => {
    const { buyer, order } = await orderOf(shop);
    momo.world.faults.pay = fault;
    expect((await prompt(buyer, order.order_id)).body.data.payments).toMatchObject([{ state: 'pending' }]);
    momo.world.faults = {};
    const before = momo.world.calls.pay;
    expect((await prompt(buyer, order.order_id)).body.data.payments).toMatchObject([{ state: 'pending' }]);
    expect(momo.world.calls.pay).toBe(before);
    for (const payment of momo.world.payments.values()) payment.decided_ms = 0;
    const [attempt] = await attemptsOf(shop, order.order_id);
    await heard({ externalId: attempt?.payment_attempt_id });
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: fault === 'lost' ? 'succeeded' : 'pending' }]);
  });

  test('that gave no answer for as long as it asks gives way to another, of the right number', async () => {
    const { buyer, order } = await orderOf(shop);
    const asked = async (seconds: number, from = order.order_id) => {
      const [payment_attempt_id, created_at] = [crypto.randomUUID(), new Date(Date.now() - seconds * 1_000)];
      const names = { payment_attempt_id, provider_reference: payment_attempt_id };
      await addAttempt(shop, { order_id: from, provider: 'momo', payer_phone: '+250788000454', created_at, ...names });
    };
    await asked(301);
    const { body } = await prompt(buyer, order.order_id);
    expect(body.data.payments).toMatchObject([{ state: 'expired', reason: 'superseded', phone: '+250788000454' }, { state: 'pending' }]);
    const early = await orderOf(shop);
    await asked(290, early.order.order_id);
    expect((await prompt(early.buyer, early.order.order_id)).body.data.payments).toMatchObject([{ phone: '+250788000454' }]);
    for (const payment of momo.world.payments.values()) payment.decided_ms = 0;
    await heard({ externalId: body.data.payments[1].payment_id });
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'expired' }, { state: 'succeeded' }]);
  });

  test('that MTN refuses to ask is said so, and nothing is under way', async () => {
    const { buyer, order } = await orderOf(shop);
    momo.world.faults.pay = 'refuse';
    expect(await prompt(buyer, order.order_id)).toMatchObject({ status: 502, body: { message: 'Payment initialization failed' } });
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'failed', next_check_at: null }]);
    momo.world.faults = {};
    expect((await prompt(buyer, order.order_id)).status).toBe(200);
  });

  test('that pays another amount than was asked for pays nothing, and staff are told', async () => {
    const { buyer, order } = await orderOf(shop);
    momo.world.delay_ms = 0;
    const { body } = await prompt(buyer, order.order_id);
    momo.world.alter = { amount: '100' };
    await heard({ externalId: body.data.payments[0].payment_id });
    expect(await attemptsOf(shop, order.order_id)).toMatchObject([{ state: 'pending' }]);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual([{ kind: 'mismatch' }]);
  });
});

describe('a prompt', () => {
  test.each(['0722123456', '+250733123456', '+447911123456', '0788 12'])('does not go to %s', async (phone) => {
    const { buyer, order } = await orderOf(shop);
    expect(await prompt(buyer, order.order_id, phone)).toMatchObject({ status: 400, body: { errors: [{ path: 'phone' }] } });
    expect(await attemptsOf(shop, order.order_id)).toEqual([]);
  });

  test('is for one’s own order, that is neither paid nor cancelled, nor looked at by staff', async () => {
    const { buyer, order } = await orderOf(shop);
    expect((await prompt(await addPerson(shop.db), order.order_id)).status).toBe(404);
    expect((await prompt(buyer, 'no-uuid')).status).toBe(404);
    await submit(shop, buyer, order.order_id);
    expect((await prompt(buyer, order.order_id)).body.message).toBe('We are already checking a payment for this order.');
    const paid = await orderOf(shop);
    await addAttempt(shop, { order_id: paid.order.order_id, state: 'succeeded' });
    expect((await prompt(paid.buyer, paid.order.order_id)).body.message).toBe('This order is already paid.');
    const gone = await orderOf(shop);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', gone.order.order_id).execute();
    expect((await prompt(gone.buyer, gone.order.order_id)).body.message).toBe('This order was cancelled.');
  });

  test('takes the place of a card that nobody has paid by', async () => {
    const { buyer, order } = await orderOf(shop);
    await addAttempt(shop, { order_id: order.order_id });
    const { body } = await prompt(buyer, order.order_id);
    expect(body.data.payments).toMatchObject([
      { method: 'card', state: 'expired', reason: 'superseded' },
      { method: 'prompt', state: 'pending' },
    ]);
  });

  test('is looked at twenty times by one person at once; then MTN is left in peace', async () => {
    const { buyer, order } = await orderOf(shop);
    for (let times = 0; times < 20; times++) expect((await prompt(buyer, order.order_id)).status).toBe(200);
    const asked = { ...momo.world.calls };
    const answer = await prompt(buyer, order.order_id);
    expect([answer.status, momo.world.calls]).toEqual([429, asked]);
    const other = await orderOf(shop);
    expect((await prompt(other.buyer, other.order.order_id)).status).toBe(200);
  });

  test('does not ring a phone all day, whoever asks for it', async () => {
    const phone = freshNumber();
    const tried: number[] = [];
    for (let times = 0; times < 5; times++) {
      const { buyer, order } = await orderOf(shop);
      tried.push((await prompt(buyer, order.order_id, phone)).status);
      if (tried.at(-1) === 429) expect(await attemptsOf(shop, order.order_id)).toEqual([]);
    }
    expect(tried).toEqual([200, 200, 200, 200, 429]);
  });
});
