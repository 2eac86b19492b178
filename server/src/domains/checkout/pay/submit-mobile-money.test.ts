import type { Payment } from '@uruhu/contract/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/support/app.ts';
import { orderOf } from '../../../../test/support/buy.ts';
import { call, ENCODINGS } from '../../../../test/support/call.ts';
import { addPerson, setShipping } from '../../../../test/support/fixtures.ts';
import { addAttempt, attemptsOf, freshTransaction, mailsAbout, submit } from '../../../../test/support/paying.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const setState = (payment_attempt_id: string, state: 'rejected' | 'succeeded' | 'refunded') =>
  shop.db.updateTable('payment_attempts').set({ state }).where('payment_attempt_id', '=', payment_attempt_id).execute();

/** An order with one transaction that staff have looked at. */
async function lookedAt(state: 'rejected' | 'succeeded') {
  const { buyer, order } = await orderOf(shop);
  const transaction = freshTransaction();
  expect((await submit(shop, buyer, order.order_id, transaction)).status).toBe(200);
  const [attempt] = await attemptsOf(shop, order.order_id);
  await setState(attempt?.payment_attempt_id ?? '', state);
  return { buyer, order_id: order.order_id as string, transaction };
}

describe('a transaction that is told', () => {
  test('waits for staff, in the one way that its id is written, and stops the clock', async () => {
    const { buyer, order } = await orderOf(shop);
    expect(order.pay_until).toEqual(expect.any(String));
    const answer = await submit(shop, buyer, order.order_id, ' 20 461 873 39a ', '+250 788-123-456');
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: 'Thank you. We are checking your payment.' } });
    expect(answer.body.data).toMatchObject({
      ...{ payment_status: 'Unpaid', payment_review: { state: 'submitted' }, pay_until: null },
      payments: [{ method: 'mobile_money', state: 'submitted', amount: 10_000, reference: '2046187339A', phone: '+250788123456' }],
    });
    const moves = await shop.db
      .selectFrom('order_log')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .orderBy('order_log_id')
      .execute();
    expect(moves.slice(1)).toMatchObject([{ from_state: null, to_state: 'submitted', actor: 'shopper', staff_id: null }]);
  });

  test.each(ENCODINGS)('comes in %s', async (as) => {
    const { buyer, order } = await orderOf(shop);
    const body = { order_id: order.order_id, phone: '0788123456', transaction_id: freshTransaction() };
    expect((await call(shop.app, '/api/orders/mobile-money/submit', body, { token: buyer.token, as })).status).toBe(200);
  });

  test.each([
    ['no number', { phone: '' }, 'phone', 'Please enter a valid phone number'],
    ['half a number', { phone: '0788' }, 'phone', 'Please enter a valid phone number'],
    ['no id', { transaction_id: ' ' }, 'transaction_id', 'Please enter the transaction ID'],
    ['a word for an id', { transaction_id: 'HELLO' }, 'transaction_id', 'Please enter the transaction ID as it stands in the message'],
    ['too short an id', { transaction_id: 'A1' }, 'transaction_id', 'Please enter the transaction ID as it stands in the message'],
    [
      'an id of other letters',
      { transaction_id: '✓✓✓✓✓✓' },
      'transaction_id',
      'Please enter the transaction ID as it stands in the message',
    ],
  ])('with %s is asked for again, at its field', async (_, wrong, path, message) => {
    const { buyer, order } = await orderOf(shop);
    const body = { order_id: order.order_id, phone: '0788123456', transaction_id: freshTransaction(), ...wrong };
    const answer = await call(shop.app, '/api/orders/mobile-money/submit', body, { token: buyer.token });
    expect(answer).toMatchObject({ status: 400, body: { message, errors: [{ path, message }] } });
    expect(await attemptsOf(shop, order.order_id)).toEqual([]);
  });

  test('is answered the same when it is told twice, and stands once', async () => {
    const { buyer, order } = await orderOf(shop);
    const transaction = freshTransaction();
    const first = await submit(shop, buyer, order.order_id, transaction);
    expect(await submit(shop, buyer, order.order_id, transaction.toLowerCase())).toEqual(first);
    expect(await attemptsOf(shop, order.order_id)).toHaveLength(1);
  });

  test('is for the owner of the order alone', async () => {
    const { order } = await orderOf(shop);
    const other = await addPerson(shop.db);
    for (const order_id of [order.order_id, '00000000-0000-0000-0000-000000000000', 'no-uuid']) {
      const answer = await submit(shop, other, order_id);
      expect([answer.status, answer.body.message]).toEqual([404, 'Order not found. Please check your order ID and try again.']);
    }
    expect(await attemptsOf(shop, order.order_id)).toEqual([]);
  });

  test('is not needed for an order that is paid', async () => {
    const { buyer, order } = await orderOf(shop);
    await addAttempt(shop, { order_id: order.order_id, state: 'succeeded' });
    const answer = await submit(shop, buyer, order.order_id);
    expect([answer.status, answer.body.message]).toEqual([409, 'This order is already paid.']);
  });

  test.each(['created', 'pending'] as const)('ends a payment by card that is %s, which may still succeed', async (state) => {
    const { buyer, order } = await orderOf(shop);
    const card = await addAttempt(shop, { order_id: order.order_id, state });
    const { body } = await submit(shop, buyer, order.order_id);
    expect(body.data.payments).toMatchObject([
      { payment_id: card.payment_attempt_id, state: 'expired', reason: 'superseded' },
      { method: 'mobile_money', state: 'submitted' },
    ]);
  });

  test('is taken for an order that was cancelled as unpaid: the money may have been sent', async () => {
    const { buyer, order } = await orderOf(shop);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order.order_id).execute();
    const { status, body } = await submit(shop, buyer, order.order_id);
    expect([status, body.data.status, body.data.payment_review]).toEqual([200, 'cancelled', { state: 'submitted' }]);
  });
});

describe('a transaction that was mistyped', () => {
  /** An order of which one transaction was told, and another in its place. */
  async function corrected(second: { transaction?: string; phone?: string }) {
    const { buyer, order } = await orderOf(shop);
    const order_id: string = order.order_id;
    const [first, transaction] = [freshTransaction(), second.transaction ?? freshTransaction()];
    await submit(shop, buyer, order_id, first);
    return { buyer, order_id, first, transaction, answer: await submit(shop, buyer, order_id, transaction, second.phone) };
  }

  test('is replaced by the right one, which waits for staff; the clock still stands, and nobody is told of a rejection', async () => {
    const { answer, buyer, order_id, first, transaction } = await corrected({});
    expect(answer).toMatchObject({ status: 200, body: { message: 'Thank you. We are checking your payment.' } });
    expect(answer.body.data).toMatchObject({
      ...{ payment_status: 'Unpaid', payment_review: { state: 'submitted' }, pay_until: null },
      payments: [
        { state: 'rejected', reference: first, reason: 'corrected by the shopper' },
        { state: 'submitted', reference: transaction, reason: '' },
      ],
    });
    const moves = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', order_id).orderBy('order_log_id').execute();
    expect(moves.slice(2)).toMatchObject([
      { from_state: 'submitted', to_state: 'rejected', actor: 'shopper', reason: 'corrected by the shopper' },
      { from_state: null, to_state: 'submitted', actor: 'shopper' },
    ]);
    expect(await mailsAbout(shop, order_id, 'paymentRejected')).toEqual([]);
    expect((await submit(shop, buyer, order_id, transaction)).body).toEqual(answer.body);
  });

  test('may have been right but for the number', async () => {
    const { buyer, order } = await orderOf(shop);
    const transaction = freshTransaction();
    await submit(shop, buyer, order.order_id, transaction);
    const { status, body } = await submit(shop, buyer, order.order_id, transaction, '0722 123 456');
    expect([status, body.data.payment_review]).toEqual([200, { state: 'submitted' }]);
    expect(body.data.payments).toMatchObject([
      { state: 'rejected', reference: transaction, phone: '+250788123456' },
      { state: 'submitted', reference: transaction, phone: '+250722123456' },
    ]);
  });

  test('may be told again after all, and the newest is what counts', async () => {
    const { buyer, order_id, first } = await corrected({});
    const { body } = await submit(shop, buyer, order_id, first);
    expect(body.data.payments.map(({ state, reference }: Payment) => [state, reference === first])).toEqual([
      ['rejected', true],
      ['rejected', false],
      ['submitted', true],
    ]);
  });

  test('is free again for whoever did pay by it', async () => {
    const { first } = await corrected({});
    const { buyer, order } = await orderOf(shop);
    expect((await submit(shop, buyer, order.order_id, first)).status).toBe(200);
  });

  test('waits as it was where what was to replace it is another order’s', async () => {
    const { buyer: other, order } = await orderOf(shop);
    const theirs = freshTransaction();
    await submit(shop, other, order.order_id, theirs);
    const { answer, order_id, first } = await corrected({ transaction: theirs });
    expect([answer.status, answer.body.message]).toEqual([409, 'This transaction id has already been used for another order.']);
    expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: 'submitted', provider_reference: first }]);
  });

  test('is corrected no more once ten were told of one order: the last one stays with staff', async () => {
    const { buyer, order } = await orderOf(shop);
    for (let told = 1; told <= 10; told++) expect((await submit(shop, buyer, order.order_id)).status).toBe(200);
    const answer = await submit(shop, buyer, order.order_id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/^You have told us of 10 payments .* contact us/)]);
    const attempts = await attemptsOf(shop, order.order_id);
    expect(attempts.map(({ state }) => state)).toEqual([...Array(9).fill('rejected'), 'submitted']);
    const { provider_reference } = attempts[9] ?? {};
    expect((await submit(shop, buyer, order.order_id, provider_reference ?? '')).status).toBe(200);
  });
});

describe('a transaction that was rejected', () => {
  test('is told again for its order, as another submission', async () => {
    const { buyer, order_id, transaction } = await lookedAt('rejected');
    const { status, body } = await submit(shop, buyer, order_id, transaction, '0722123456');
    expect([status, body.data.payment_review]).toEqual([200, { state: 'submitted' }]);
    expect(body.data.payments).toMatchObject([{ state: 'rejected' }, { state: 'submitted', reason: '', phone: '+250722123456' }]);
  });

  test('may be followed by another, and is what counts again when that was rejected too', async () => {
    const { buyer, order_id, transaction } = await lookedAt('rejected');
    expect((await submit(shop, buyer, order_id)).status).toBe(200);
    const [, second] = await attemptsOf(shop, order_id);
    await setState(second?.payment_attempt_id ?? '', 'rejected');
    const { body } = await submit(shop, buyer, order_id, transaction);
    expect([body.data.payment_review, body.data.pay_until]).toEqual([{ state: 'submitted' }, null]);
  });

  test('does not keep whoever did pay by it from telling so; then it is theirs', async () => {
    const wrong = await lookedAt('rejected');
    const { buyer, order } = await orderOf(shop);
    expect((await submit(shop, buyer, order.order_id, wrong.transaction)).status).toBe(200);
    const again = await submit(shop, wrong.buyer, wrong.order_id, wrong.transaction);
    expect([again.status, again.body.message]).toEqual([409, 'This transaction id has already been used for another order.']);
    expect(await attemptsOf(shop, wrong.order_id)).toMatchObject([{ state: 'rejected' }]);
  });
});

describe('a transaction of another order', () => {
  test.each(['submitted', 'succeeded', 'refunded'] as const)('that is %s is refused, and nothing is said of whose it is', async (state) => {
    const first = state === 'submitted' ? await orderOf(shop) : undefined;
    const transaction = freshTransaction();
    if (first) await submit(shop, first.buyer, first.order.order_id, transaction);
    else {
      const { order } = await orderOf(shop);
      await addAttempt(shop, { order_id: order.order_id, provider: 'mobile_money', provider_reference: transaction, state });
    }
    const { buyer, order } = await orderOf(shop);
    const answer = await submit(shop, buyer, order.order_id, transaction);
    expect([answer.status, answer.body]).toEqual([
      409,
      { status: 'error', message: 'This transaction id has already been used for another order.' },
    ]);
    expect(await attemptsOf(shop, order.order_id)).toEqual([]);
  });

  test.each(['succeeded', 'refunded'] as const)('that came by a prompt, and is %s, is refused, however it is written', async (state) => {
    const { order: first } = await orderOf(shop);
    const code = freshTransaction();
    const prompt = { order_id: first.order_id, provider: 'momo', state, confirmation_code: code.toLowerCase() } as const;
    await addAttempt(shop, prompt);
    const { buyer, order } = await orderOf(shop);
    const answer = await submit(shop, buyer, order.order_id, ` ${code}`);
    expect([answer.status, answer.body.message]).toEqual([409, 'This transaction id has already been used for another order.']);
    expect(await attemptsOf(shop, order.order_id)).toEqual([]);
  });

  test('of the same person is refused as well', async () => {
    const { order_id, transaction, buyer } = await lookedAt('succeeded');
    const { order } = await orderOf(shop);
    await shop.db.updateTable('orders').set({ user_id: buyer.user_id }).where('order_id', '=', order.order_id).execute();
    expect((await submit(shop, buyer, order.order_id, transaction)).status).toBe(409);
    expect(order_id).not.toBe(order.order_id);
  });
});

test('one person is done guessing after twenty', async () => {
  const { buyer, order } = await orderOf(shop);
  const statuses: number[] = [];
  for (let tried = 0; tried < 20; tried++) statuses.push((await submit(shop, buyer, order.order_id)).status);
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
  expect((await submit(shop, buyer, order.order_id)).status).toBe(429);
  const other = await orderOf(shop);
  expect((await submit(shop, other.buyer, other.order.order_id)).status).toBe(200);
});
