import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../../src/domains/fulfilment/fulfilment.ts';
import { settlePayment } from '../../../src/domains/paying/settle/settle-payment.ts';
import type { PaymentReport, Provider, StartResponse } from '../../../src/domains/payments/payments.ts';
import { lockTransactionId } from '../../../src/domains/payments/queries.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney, createTransactionId, judgeClaim, listAttempts } from '../../support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { runAtLockedOrder } from '../orders/run-at-locked-order.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
let staff: [TestStaffMember, TestStaffMember];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
});
afterAll(() => shop.close());

const ROUNDS = 8;
const listStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
const listMailKinds = async (order_id: string, kinds: string[]) =>
  (await shop.db.selectFrom('mails').select('kind').where('kind', 'in', kinds).where('text', 'like', `%${order_id}%`).execute()).map(
    ({ kind }) => kind,
  );
const listTransitions = async (order_id: string, from_state: string) =>
  (
    await shop.db.selectFrom('order_log').select('to_state').where('order_id', '=', order_id).where('from_state', '=', from_state).execute()
  ).map(({ to_state }) => to_state);

test('one staff member confirms a claim while another rejects it: one of them succeeds, and the shopper gets one mail', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    await claimMobileMoney(shop, buyer, order_id);
    const responses = await Promise.all([
      judgeClaim(shop, staff[0], order_id, 'confirm-payment', { expected_status: 'pending' }),
      judgeClaim(shop, staff[1], order_id, 'reject-payment', { expected_status: 'pending', reason: 'not found' }),
      judgeClaim(shop, staff[1], order_id, 'confirm-payment', { expected_status: 'pending' }),
    ]);
    expect(listStatuses(responses)).toEqual([200, 409, 409]);
    const [attempt] = await listAttempts(shop, order_id);
    const kind = attempt?.state === 'succeeded' ? 'paymentReceived' : 'paymentRejected';
    expect(await listMailKinds(order_id, ['paymentReceived', 'paymentRejected'])).toEqual([kind]);
    expect(await listTransitions(order_id, 'submitted')).toEqual([attempt?.state]);
    for (const { status, body } of responses) if (status === 409) expect(body.data.payments[0].state).toBe(attempt?.state);
  }
});

test('a shopper corrects a transaction while staff confirm the mistyped one: whoever comes first succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const claimed = await claimMobileMoney(shop, buyer, order_id);
    const payment_id = claimed.body.data.payments[0].payment_id as string;
    const correct = () => claimMobileMoney(shop, buyer, order_id);
    const confirm = () => actAsStaff(shop, staff[0], order_id, 'confirm-payment', { expected_status: 'pending', payment_id });
    const staffComeFirst = round % 2 === 1;
    const responses = await runAtLockedOrder(shop.db, order_id, staffComeFirst ? [confirm, correct] : [correct, confirm]);
    expect(listStatuses(responses)).toEqual([200, 409]);
    const attempts = (await listAttempts(shop, order_id)).map(({ payment_attempt_id, state }) => ({
      isFirstClaim: payment_attempt_id === payment_id,
      state,
    }));
    expect(attempts).toEqual(
      staffComeFirst
        ? [{ isFirstClaim: true, state: 'succeeded' }]
        : [
            { isFirstClaim: true, state: 'rejected' },
            { isFirstClaim: false, state: 'submitted' },
          ],
    );
    expect(await listMailKinds(order_id, ['paymentReceived', 'paymentRejected'])).toEqual(staffComeFirst ? ['paymentReceived'] : []);
  }
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});

test('two tabs correct one transaction while staff reject it: one claim waits for staff, and the rejection belongs to the claim they saw', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const claimed = await claimMobileMoney(shop, buyer, order_id);
    const payment_id = claimed.body.data.payments[0].payment_id as string;
    const responses = await Promise.all([
      claimMobileMoney(shop, buyer, order_id),
      actAsStaff(shop, staff[0], order_id, 'reject-payment', { expected_status: 'pending', payment_id, reason: 'not found' }),
      claimMobileMoney(shop, buyer, order_id),
    ]);
    expect([responses[0].status, responses[2].status]).toEqual([200, 200]);
    const attempts = await listAttempts(shop, order_id);
    expect(attempts.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'submitted']);
    const isRejected = responses[1].status === 200;
    expect(attempts[0]).toMatchObject({
      payment_attempt_id: payment_id,
      reason: isRejected ? 'not found' : '',
      reason_code: isRejected ? '' : 'corrected',
    });
    expect(await listMailKinds(order_id, ['paymentRejected'])).toHaveLength(isRejected ? 1 : 0);
  }
});

/**
 * Adds a payment by prompt that the provider reports as paid by this transaction, and returns the function that settles the payment. Without
 * `order_id`, the payment is open and belongs to a new order; with it, the payment has failed, because the order is paid already.
 */
async function preparePrompt(transaction_id: string, order_id?: string) {
  const paidOrderId = order_id ?? (await createOrder(shop)).order.order_id;
  const attempt = await addAttempt(shop, { order_id: paidOrderId, provider: 'momo', state: order_id ? 'failed' : 'pending' });
  const receipt = { merchant_reference: attempt.payment_attempt_id, amount: attempt.amount_rwf, currency: 'RWF', method: 'MTN MoMo' };
  const fetchStatus = async (): Promise<PaymentReport> => ({ kind: 'paid', receipt: { ...receipt, confirmation_code: transaction_id } });
  const start = async (): Promise<StartResponse> => ({ kind: 'unknown', reason: '' });
  const momo: Provider = { name: 'momo', method: 'prompt', currency: 'RWF', cancel: null, refund: null, start, fetchStatus };
  return () => settlePayment({ ...shop.context, providers: { pesapal: null, momo } }, attempt.payment_attempt_id, 'job');
}

test('staff confirm a transaction while a prompt of another order reports it: they are refused if they come second, and else get a problem', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    const transaction_id = createTransactionId();
    await claimMobileMoney(shop, buyer, order.order_id, transaction_id);
    const confirm = async () =>
      (await judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' })).status;
    const settle = await preparePrompt(transaction_id);
    const staffComeFirst = round % 2 === 0;
    const calls = staffComeFirst ? [confirm, settle] : [settle, confirm];
    const { running } = await shop.db.transaction().execute(async (trx) => {
      await lockTransactionId(trx, transaction_id);
      const running: Promise<unknown>[] = [];
      for (const start of calls) {
        running.push(start());
        await waitUntilBlocked(shop.db, running.length);
      }
      // Within an object, because the calls wait for the end of this transaction.
      return { running };
    });
    const results = await Promise.all(running);
    // The status of the confirmation. A transaction that a provider has reported cannot be confirmed for another order.
    expect(results).toContain(staffComeFirst ? 200 : 409);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual(staffComeFirst ? [{ kind: 'used_twice' }] : []);
  }
});

test('two orders confirmed by each other’s transaction, whose prompts report both at once: both count, and staff get problems', async () => {
  const [first, second] = [createTransactionId(), createTransactionId()];
  const createOrderConfirmedBy = async (transaction_id: string) => {
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id, transaction_id);
    expect((await judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);
    return order.order_id as string;
  };
  const order_ids = [await createOrderConfirmedBy(first), await createOrderConfirmedBy(second)];
  const calls = [await preparePrompt(second, order_ids[0]), await preparePrompt(first, order_ids[1])];
  const { running } = await shop.db.transaction().execute(async (trx) => {
    for (const transaction_id of [first, second]) await lockTransactionId(trx, transaction_id);
    const running = calls.map((start) => start());
    await waitUntilBlocked(shop.db, running.length);
    // Within an object, because the calls wait for the end of this transaction.
    return { running };
  });
  // Each call locks its own order and adds a problem to the other order without locking it, so neither call waits for the other.
  expect((await Promise.all(running)).map((settled) => settled?.attempt.state)).toEqual(['succeeded', 'succeeded']);
  const problemOrders = shop.db
    .selectFrom('payment_problems')
    .select('order_id')
    .where('kind', '=', 'used_twice')
    .where('order_id', 'in', order_ids);
  expect((await problemOrders.execute()).map(({ order_id }) => order_id).sort()).toEqual(order_ids.toSorted());
});

test('two staff members start to prepare the same order: one of them succeeds, and the shopper gets one mail', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id);
    await judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' });
    const responses = await Promise.all(
      staff.map((staffMember) => actAsStaff(shop, staffMember, order.order_id, 'prepare', { expected_status: 'pending' })),
    );
    expect(listStatuses(responses)).toEqual([200, 409]);
    expect(await listMailKinds(order.order_id, ['orderStatus'])).toHaveLength(1);
  }
});

test('a shopper claims a payment while her order expires: the claim is stored, and staff can confirm it', async () => {
  const context = { ...shop.context, log: (line: string) => expect.unreachable(line) };
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const afterDeadline = new Date(Date.parse(order.pay_until) + 1);
    // The order expires first in odd rounds, the claim starts first in even ones. The claim is the second result in all rounds.
    const [, claim] = await Promise.all(
      round % 2
        ? [expireOrders(context, afterDeadline), claimMobileMoney(shop, buyer, order_id)]
        : [claimMobileMoney(shop, buyer, order_id), expireOrders(context, afterDeadline)].reverse(),
    );
    expect(claim).toMatchObject({ status: 200 });
    // An accepted claim extends the order's time, so an expired order expired before it.
    const transitions = await shop.db
      .selectFrom('order_log')
      .select('to_state')
      .where('order_id', '=', order_id)
      .orderBy('order_log_id')
      .execute();
    expect(transitions.at(-1)).toEqual({ to_state: 'submitted' });
    expect(await expireOrders(context, afterDeadline)).toBe(0);
    const { status } = await shop.db.selectFrom('orders').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow();
    const confirmed = await judgeClaim(shop, staff[0], order_id, 'confirm-payment', { expected_status: status });
    expect(confirmed.status).toBe(200);
    const problems = confirmed.body.data.problems.map(({ kind }: { kind: string }) => kind);
    expect(problems).toEqual(status === 'cancelled' ? ['paid_after_cancel'] : []);
    outcomes.add(status);
  }
  expect([...outcomes].every((status) => status === 'pending' || status === 'cancelled')).toBe(true);
});
