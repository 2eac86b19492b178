import type { Payment } from '@uruhu/contract/payment';
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import {
  addAttempt,
  addPunctuation,
  claimMobileMoney,
  createAirtelTransactionId,
  createTransactionId,
  listAttempts,
  listMailsAbout,
} from '../../../../test/support/fixtures/paying.ts';
import { call, ENCODINGS } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const updateState = (payment_attempt_id: string, state: 'rejected' | 'succeeded' | 'refunded') =>
  shop.db.updateTable('payment_attempts').set({ state }).where('payment_attempt_id', '=', payment_attempt_id).execute();

const addTwoDays = (time: string) => new Date(Date.parse(time) + 48 * 3_600_000).toISOString();

/** Adds another order that this transaction has paid, by a provider's report. */
async function addOrderPaidByProvider(confirmation_code: string, state: 'succeeded' | 'refunded' = 'succeeded') {
  const { order } = await createOrder(shop);
  await addAttempt(shop, { order_id: order.order_id, provider: 'momo', state, confirmation_code });
}

/** Adds an order with one submitted transaction that staff have confirmed or rejected. */
async function addOrderWithDecidedClaim(state: 'rejected' | 'succeeded') {
  const { buyer, order } = await createOrder(shop);
  const transaction = createTransactionId();
  expect((await claimMobileMoney(shop, buyer, order.order_id, transaction)).status).toBe(200);
  const [attempt] = await listAttempts(shop, order.order_id);
  await updateState(attempt?.payment_attempt_id ?? '', state);
  return { buyer, order_id: order.order_id as string, transaction };
}

describe('submitting a transaction', () => {
  test('stores the canonical id for staff to review, and extends the time to pay by two days', async () => {
    const { buyer, order } = await createOrder(shop);
    expect(order.pay_until).toEqual(expect.any(String));
    const response = await claimMobileMoney(shop, buyer, order.order_id, ' TxId: 020 461-873.395 ', '+250 788-123-456');
    expect(response).toMatchObject({ status: 200, body: { status: 'success', message: 'Thank you. We are checking your payment.' } });
    expect(response.body.data).toMatchObject({
      payment_status: 'Unpaid',
      payment_review: { state: 'submitted' },
      pay_until: addTwoDays(order.pay_until),
      payments: [{ method: 'mobile_money', state: 'submitted', amount: 10_000, reference: '20461873395', phone: '+250788123456' }],
    });
    const transitions = await shop.db
      .selectFrom('order_log')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .orderBy('order_log_id')
      .execute();
    expect(transitions.slice(1)).toMatchObject([{ from_state: null, to_state: 'submitted', actor: 'shopper', staff_id: null }]);
  });

  test.each(ENCODINGS)('is accepted as %s', async (encoding) => {
    const { buyer, order } = await createOrder(shop);
    const body = { order_id: order.order_id, phone: '0788123456', transaction_id: createTransactionId() };
    expect((await call(shop.app, '/api/orders/mobile-money/submit', body, { token: buyer.token, encoding })).status).toBe(200);
  });

  test.each([
    ['no number', { phone: '' }, 'phone', 'Please enter a valid phone number'],
    ['half a number', { phone: '0788' }, 'phone', 'Please enter a valid phone number'],
    ['no id', { transaction_id: ' ' }, 'transaction_id', 'Please enter the transaction ID'],
    ['a word for an id', { transaction_id: 'HELLO' }, 'transaction_id', 'Please enter the transaction ID as it stands in the message'],
    ['too short an id', { transaction_id: 'A1' }, 'transaction_id', 'Please enter the transaction ID as it stands in the message'],
    [
      'letters where the number is MTN’s',
      { transaction_id: 'MP240912.0815.A12345' },
      'transaction_id',
      'MTN transaction ids have digits only',
    ],
    [
      'an id of other letters',
      { transaction_id: '✓✓✓✓✓✓' },
      'transaction_id',
      'Please enter the transaction ID as it stands in the message',
    ],
  ])('with %s is refused at that field', async (_, invalidFields, path, message) => {
    const { buyer, order } = await createOrder(shop);
    const body = { order_id: order.order_id, phone: '0788123456', transaction_id: createTransactionId(), ...invalidFields };
    const response = await call(shop.app, '/api/orders/mobile-money/submit', body, { token: buyer.token });
    expect(response).toMatchObject({ status: 400, body: { message, errors: [{ path, message }] } });
    expect(await listAttempts(shop, order.order_id)).toEqual([]);
  });

  test('of Airtel keeps the letters of the id and drops the punctuation', async () => {
    const { buyer, order } = await createOrder(shop);
    const { status, body } = await claimMobileMoney(shop, buyer, order.order_id, 'tid: mp240912.0815.a12345', '0722123456');
    expect([status, body.data.payments[0].reference]).toEqual([200, 'MP2409120815A12345']);
  });

  test('twice gets the same response and stores one attempt', async () => {
    const { buyer, order } = await createOrder(shop);
    const transaction = createTransactionId();
    const firstResponse = await claimMobileMoney(shop, buyer, order.order_id, transaction);
    expect(await claimMobileMoney(shop, buyer, order.order_id, `TXID:0${addPunctuation(transaction)}`)).toEqual(firstResponse);
    expect(await listAttempts(shop, order.order_id)).toHaveLength(1);
  });

  test('for another shopper’s order is refused', async () => {
    const { order } = await createOrder(shop);
    const otherShopper = await addShopper(shop.db);
    for (const order_id of [order.order_id, '00000000-0000-0000-0000-000000000000', 'no-uuid']) {
      const response = await claimMobileMoney(shop, otherShopper, order_id);
      expect([response.status, response.body.message]).toEqual([404, 'Order not found. Please check your order ID and try again.']);
    }
    expect(await listAttempts(shop, order.order_id)).toEqual([]);
  });

  test('for a paid order is refused', async () => {
    const { buyer, order } = await createOrder(shop);
    await addAttempt(shop, { order_id: order.order_id, state: 'succeeded' });
    const response = await claimMobileMoney(shop, buyer, order.order_id);
    expect([response.status, response.body.message]).toEqual([409, 'This order is already paid.']);
  });

  test.each(['created', 'pending'] as const)('expires a card payment with the state %s', async (state) => {
    const { buyer, order } = await createOrder(shop);
    const card = await addAttempt(shop, { order_id: order.order_id, state });
    const { body } = await claimMobileMoney(shop, buyer, order.order_id);
    expect(body.data.payments).toMatchObject([
      { payment_id: card.payment_attempt_id, state: 'expired', reason: 'superseded' },
      { method: 'mobile_money', state: 'submitted' },
    ]);
  });

  test('is accepted for an order that was cancelled as unpaid, as the money may have been sent', async () => {
    const { buyer, order } = await createOrder(shop);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order.order_id).execute();
    const { status, body } = await claimMobileMoney(shop, buyer, order.order_id);
    expect([status, body.data.status, body.data.payment_review]).toEqual([200, 'cancelled', { state: 'submitted' }]);
  });
});

describe('correcting a submitted transaction', () => {
  /** Adds an order whose shopper submitted one transaction and then another. */
  async function addOrderWithCorrectedClaim(correction: { transaction?: string; phone?: string }) {
    const { buyer, order } = await createOrder(shop);
    const order_id: string = order.order_id;
    const [firstTransaction, transaction] = [createTransactionId(), correction.transaction ?? createTransactionId()];
    await claimMobileMoney(shop, buyer, order_id, firstTransaction);
    return {
      buyer,
      order_id,
      firstTransaction,
      transaction,
      pay_until: order.pay_until as string,
      response: await claimMobileMoney(shop, buyer, order_id, transaction, correction.phone),
    };
  }

  test('replaces the first one without extending the time to pay and without a rejection mail', async () => {
    const { response, buyer, order_id, firstTransaction, transaction, pay_until } = await addOrderWithCorrectedClaim({});
    expect(response).toMatchObject({ status: 200, body: { message: 'Thank you. We are checking your payment.' } });
    expect(response.body.data).toMatchObject({
      payment_status: 'Unpaid',
      payment_review: { state: 'submitted' },
      // The first submission has extended the time by two days.
      pay_until: addTwoDays(pay_until),
      payments: [
        {
          state: 'rejected',
          reference: firstTransaction,
          reason: 'corrected by the shopper',
          replaced_by: response.body.data.payments[1].payment_id,
        },
        { state: 'submitted', reference: transaction, reason: '', replaced_by: null },
      ],
    });
    const transitions = await shop.db
      .selectFrom('order_log')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('order_log_id')
      .execute();
    expect(transitions.slice(2)).toMatchObject([
      { from_state: 'submitted', to_state: 'rejected', actor: 'shopper', reason_code: 'corrected' },
      { from_state: null, to_state: 'submitted', actor: 'shopper' },
    ]);
    expect(await listMailsAbout(shop, order_id, 'paymentRejected')).toEqual([]);
    // Submitting the correction again changes nothing.
    expect((await claimMobileMoney(shop, buyer, order_id, transaction)).body).toEqual(response.body);
  });

  test('can change the phone number only', async () => {
    const { buyer, order } = await createOrder(shop);
    const transaction = createTransactionId();
    await claimMobileMoney(shop, buyer, order.order_id, transaction);
    const { status, body } = await claimMobileMoney(shop, buyer, order.order_id, transaction, '0722 123 456');
    expect([status, body.data.payment_review]).toEqual([200, { state: 'submitted' }]);
    expect(body.data.payments).toMatchObject([
      { state: 'rejected', reference: transaction, phone: '+250788123456' },
      { state: 'submitted', reference: transaction, phone: '+250722123456' },
    ]);
  });

  test('can return to the first transaction, and the newest one counts', async () => {
    const { buyer, order_id, firstTransaction } = await addOrderWithCorrectedClaim({});
    const { body } = await claimMobileMoney(shop, buyer, order_id, firstTransaction);
    expect(body.data.payments.map(({ state, reference }: Payment) => [state, reference === firstTransaction])).toEqual([
      ['rejected', true],
      ['rejected', false],
      ['submitted', true],
    ]);
  });

  test('lets another shopper submit the first transaction', async () => {
    const { firstTransaction } = await addOrderWithCorrectedClaim({});
    const { buyer, order } = await createOrder(shop);
    expect((await claimMobileMoney(shop, buyer, order.order_id, firstTransaction)).status).toBe(200);
  });

  test('to a transaction that paid another order is refused, and the first one stays', async () => {
    const usedTransaction = createTransactionId();
    await addOrderPaidByProvider(usedTransaction);
    const { response, order_id, firstTransaction } = await addOrderWithCorrectedClaim({ transaction: usedTransaction });
    expect([response.status, response.body.message]).toEqual([409, 'This transaction id has already been used for another order.']);
    expect(await listAttempts(shop, order_id)).toMatchObject([{ state: 'submitted', provider_reference: firstTransaction }]);
  });

  test('is refused after ten submissions for one order, and the last one stays', async () => {
    const { buyer, order } = await createOrder(shop);
    for (let submission = 1; submission <= 10; submission++) expect((await claimMobileMoney(shop, buyer, order.order_id)).status).toBe(200);
    const response = await claimMobileMoney(shop, buyer, order.order_id);
    expect([response.status, response.body.message]).toEqual([
      409,
      expect.stringMatching(/^You have told us of 10 payments .* contact us/),
    ]);
    const attempts = await listAttempts(shop, order.order_id);
    expect(attempts.map(({ state }) => state)).toEqual([...Array(9).fill('rejected'), 'submitted']);
    const { provider_reference } = attempts[9] ?? {};
    expect((await claimMobileMoney(shop, buyer, order.order_id, provider_reference ?? '')).status).toBe(200);
  });
});

describe('submitting after a rejection', () => {
  test('accepts the same transaction as a new attempt', async () => {
    const { buyer, order_id, transaction } = await addOrderWithDecidedClaim('rejected');
    const { status, body } = await claimMobileMoney(shop, buyer, order_id, transaction, '0722123456');
    expect([status, body.data.payment_review]).toEqual([200, { state: 'submitted' }]);
    expect(body.data.payments).toMatchObject([{ state: 'rejected' }, { state: 'submitted', reason: '', phone: '+250722123456' }]);
  });

  test('accepts the first transaction again after a second one was rejected', async () => {
    const { buyer, order_id, transaction } = await addOrderWithDecidedClaim('rejected');
    expect((await claimMobileMoney(shop, buyer, order_id)).status).toBe(200);
    const [, second] = await listAttempts(shop, order_id);
    await updateState(second?.payment_attempt_id ?? '', 'rejected');
    const { body } = await claimMobileMoney(shop, buyer, order_id, transaction);
    expect(body.data.payment_review).toEqual({ state: 'submitted' });
  });

  test('is possible even after staff have confirmed the transaction for another order, but does not pay the order', async () => {
    const rejected = await addOrderWithDecidedClaim('rejected');
    const { buyer, order } = await createOrder(shop);
    expect((await claimMobileMoney(shop, buyer, order.order_id, rejected.transaction)).status).toBe(200);
    const [attempt] = await listAttempts(shop, order.order_id);
    await updateState(attempt?.payment_attempt_id ?? '', 'succeeded');
    const repeatedReply = await claimMobileMoney(shop, rejected.buyer, rejected.order_id, rejected.transaction);
    expect([repeatedReply.status, repeatedReply.body.data.payment_status]).toEqual([200, 'Unpaid']);
    expect(await listAttempts(shop, rejected.order_id)).toMatchObject([{ state: 'rejected' }, { state: 'submitted' }]);
  });
});

describe('submitting a transaction of another order', () => {
  test.each([
    ['succeeded', createTransactionId(), '0788123456'],
    ['refunded', createTransactionId(), '0722123456'],
    ['succeeded', createAirtelTransactionId(), '0733123456'],
  ] as const)(
    'that staff have confirmed (%s) waits for staff in any spelling, and does not reveal the other order',
    async (state, transaction, phone) => {
      const { order: otherOrder } = await createOrder(shop);
      await addAttempt(shop, { order_id: otherOrder.order_id, provider: 'mobile_money', provider_reference: transaction, state });
      const { buyer, order } = await createOrder(shop);
      const response = await claimMobileMoney(shop, buyer, order.order_id, `TxId ${addPunctuation(transaction)}.`, phone);
      expect([response.status, response.body.data.payment_status]).toEqual([200, 'Unpaid']);
      expect(JSON.stringify(response)).not.toContain(otherOrder.order_id);
      expect(await listAttempts(shop, order.order_id)).toMatchObject([
        { state: 'submitted', provider_reference: normaliseTransactionId(transaction) },
      ]);
    },
  );

  test.each([
    // An MTN id means the same with a zero in front; an Airtel id does not.
    ['succeeded', createTransactionId(), '0'],
    ['refunded', createAirtelTransactionId(), ''],
  ] as const)('that a provider has reported (%s) is refused in any spelling', async (state, code, leadingZero) => {
    await addOrderPaidByProvider(addPunctuation(code), state);
    const { buyer, order } = await createOrder(shop);
    const response = await claimMobileMoney(shop, buyer, order.order_id, ` ${leadingZero}${code}`, '0722123456');
    expect([response.status, response.body.message]).toEqual([409, 'This transaction id has already been used for another order.']);
    expect(await listAttempts(shop, order.order_id)).toEqual([]);
  });
});

test('a shopper’s 21st submission is refused with 429', async () => {
  const { buyer, order } = await createOrder(shop);
  const statuses: number[] = [];
  for (let submission = 0; submission < 20; submission++) statuses.push((await claimMobileMoney(shop, buyer, order.order_id)).status);
  // An order takes ten submissions; those that it refuses count for the limit of the shopper, too.
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
  expect((await claimMobileMoney(shop, buyer, order.order_id)).status).toBe(429);
  const otherOrder = await createOrder(shop);
  expect((await claimMobileMoney(shop, otherOrder.buyer, otherOrder.order.order_id)).status).toBe(200);
});
