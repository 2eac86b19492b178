/** Tests which transitions of payments the database allows, which of two simultaneous ones counts, and their entries in the order log. */
import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { createTransactionId } from '../../../test/support/fixtures/paying.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { createAttempt, moveAttempt } from './move-attempt.ts';
import { type Attempt, selectAttempt } from './queries.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const insertAttempt = (order_id: string, columns: Partial<Parameters<typeof createAttempt>[1]> = {}) =>
  shop.db
    .transaction()
    .execute((trx) => createAttempt(trx, { order_id, provider: 'pesapal', amount_rwf: 12_000, state: 'created', ...columns }, 'shopper'));

async function addTestAttempt(columns: Parameters<typeof insertAttempt>[1] = {}): Promise<Attempt> {
  const { order } = await createOrder(shop);
  return insertAttempt(order.order_id, { provider_reference: randomUUID(), ...columns });
}

const move = (attempt: Attempt, to: PaymentState, details: Partial<Parameters<typeof moveAttempt>[3]> = {}) =>
  shop.db.transaction().execute((trx) => moveAttempt(trx, attempt, to, { actor: 'provider', ...details }));

const readLog = ({ payment_attempt_id }: Attempt) =>
  shop.db
    .selectFrom('order_log')
    .select(['from_state', 'to_state', 'reason'])
    .where('payment_attempt_id', '=', payment_attempt_id)
    .orderBy('order_log_id')
    .execute();

describe('a payment', () => {
  test('has a first log entry when the shopper starts it', async () => {
    const attempt = await addTestAttempt();
    expect(await readLog(attempt)).toEqual([{ from_state: null, to_state: 'created', reason: '' }]);
  });

  test('keeps the provider’s details when it moves', async () => {
    const attempt = await addTestAttempt();
    const moved = await move(attempt, 'pending', { provider_reference: 'tracking', redirect_url: 'https://pay.example/' });
    expect(moved).toMatchObject({
      state: 'pending',
      provider_reference: 'tracking',
      redirect_url: 'https://pay.example/',
      amount_rwf: 12_000,
    });
    expect(await selectAttempt(shop.db, attempt.payment_attempt_id)).toEqual(moved);
  });

  test('shows the reason to its shopper, and the note to staff only', async () => {
    const attempt = await addTestAttempt();
    const moved = await move(attempt, 'failed', { reason: 'The payment was declined.', note: 'HTTP 402 from the bank' });
    expect(moved?.reason).toBe('The payment was declined.');
    expect((await readLog(attempt)).at(-1)).toEqual({ from_state: 'created', to_state: 'failed', reason: 'HTTP 402 from the bank' });
  });

  test('moves once if several processes move it from the same state, and only that move is logged', async () => {
    const attempt = await addTestAttempt();
    const results = await Promise.all([move(attempt, 'succeeded'), move(attempt, 'succeeded'), move(attempt, 'succeeded')]);
    expect(results.filter((moved) => moved !== undefined)).toHaveLength(1);
    expect((await readLog(attempt)).map(({ to_state }) => to_state)).toEqual(['created', 'succeeded']);
  });

  test('is refused while another payment of the order waits for money', async () => {
    const { order_id } = await addTestAttempt();
    await expect(insertAttempt(order_id)).rejects.toMatchObject({ code: '23505' });
    await expect(
      insertAttempt(order_id, { provider: 'mobile_money', state: 'submitted', provider_reference: createTransactionId() }),
    ).rejects.toThrow();
  });

  test('cannot take a step that PAYMENT_TRANSITIONS does not allow', async () => {
    const attempt = await addTestAttempt();
    await expect(move(attempt, 'refunded')).rejects.toThrow();
    expect(await selectAttempt(shop.db, attempt.payment_attempt_id)).toMatchObject({ state: 'created' });
    expect(await readLog(attempt)).toHaveLength(1);
  });

  test('does not change if another transaction has moved it meanwhile', async () => {
    const attempt = await addTestAttempt();
    await move(attempt, 'succeeded');
    expect(await move(attempt, 'failed', { reason: 'too late' })).toBeUndefined();
    expect(await selectAttempt(shop.db, attempt.payment_attempt_id)).toMatchObject({ state: 'succeeded', reason: '' });
  });
});
