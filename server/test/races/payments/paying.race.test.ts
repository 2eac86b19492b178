/** Money arrives while another actor changes the order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { openTestCards, type TestCards } from '../../support/fixtures/cards.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { readAttemptState } from '../../support/fixtures/paying.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

const ROUNDS = 12;

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  cards = await openTestCards();
  shop = await openTestShop({ providers: { pesapal: cards.provider } });
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  await cards.close();
});

/** Creates an order that is paid at the provider, but not yet in the shop. */
async function createOrderPaidAtProvider() {
  const { buyer, order } = await createOrder(shop, { stock: 5 });
  const payment = await cards.startPayment(shop.db, order);
  await cards.standIn.choose(payment.tracking_id, 'card');
  return { buyer, order_id: String(order.order_id), ...payment };
}
const settle = (payment_attempt_id: string) => cards.settle(shop.db, payment_attempt_id);
const cancelOrder = (order_id: string, { token }: { token: string }) => call(shop.app, '/api/orders/cancel', { order_id }, { token });

const readState = (payment_attempt_id: string) => readAttemptState(shop, payment_attempt_id);
const readOrderStatus = async (order_id: string) =>
  (await shop.db.selectFrom('orders').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow()).status;
const listProblemKinds = async (order_id: string) =>
  (await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order_id).execute()).map(({ kind }) => kind);
const countReceiptMails = async (user_id: string) =>
  (await shop.db.selectFrom('mails').select('mail_id').where('user_id', '=', user_id).where('kind', '=', 'paymentReceived').execute())
    .length;

test('eight simultaneous settlements of one payment succeed once, with one log entry and one mail', async () => {
  for (let round = 0; round < ROUNDS / 2; round++) {
    const { buyer, payment_attempt_id } = await createOrderPaidAtProvider();
    const settled = await Promise.all(Array.from({ length: 8 }, () => settle(payment_attempt_id)));
    expect(settled.filter((settlement) => settlement?.hasChangedAttempt)).toHaveLength(1);
    expect(await readState(payment_attempt_id)).toBe('succeeded');
    const transitions = await shop.db
      .selectFrom('order_log')
      .select('to_state')
      .where('payment_attempt_id', '=', payment_attempt_id)
      .execute();
    expect(transitions.filter(({ to_state }) => to_state === 'succeeded')).toHaveLength(1);
    expect(await countReceiptMails(buyer.user_id)).toBe(1);
  }
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});

test('the shopper cancels while the money arrives: the shop records the money, staff get one problem, and the order is cancelled', async () => {
  const kinds = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order_id, payment_attempt_id } = await createOrderPaidAtProvider();
    // In odd rounds the settlement starts first, in even rounds the cancellation.
    const calls = [() => settle(payment_attempt_id), () => cancelOrder(order_id, buyer)];
    const responses = await Promise.all((round % 2 ? calls : calls.toReversed()).map((start) => start()));
    const cancelResponse = responses[round % 2 ? 1 : 0];
    expect((cancelResponse as { status: number }).status).toBe(200);
    expect([await readOrderStatus(order_id), await readState(payment_attempt_id)]).toEqual(['cancelled', 'succeeded']);
    const problems = await listProblemKinds(order_id);
    expect(problems).toHaveLength(1);
    kinds.add(String(problems[0]));
  }
  for (const kind of kinds) expect(['refund_due', 'paid_after_cancel']).toContain(kind);
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});
