import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../src/domains/checkout/checkout.ts';
import { settlePayment } from '../../src/domains/checkout/pay/settle-payment.ts';
import type { Provider, Standing, Started } from '../../src/domains/payments/payments.ts';
import { lockTransaction } from '../../src/domains/payments/queries.ts';
import { openTestShop, type TestShop } from '../support/app.ts';
import { orderOf } from '../support/buy.ts';
import { setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { addAttempt, attemptsOf, freshTransaction, judge, submit } from '../support/paying.ts';
import { act, addColleague, type Colleague } from '../support/staff.ts';
import { meetAt } from './meet-at.ts';
import { untilWaiting } from './waiting.ts';

let shop: TestShop;
let staff: [Colleague, Colleague];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = [await addColleague(shop.db), await addColleague(shop.db)];
});
afterAll(() => shop.close());

const ROUNDS = 8;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const mailsOf = async (order_id: string, kinds: string[]) =>
  (await shop.db.selectFrom('mails').select('kind').where('kind', 'in', kinds).where('text', 'like', `%${order_id}%`).execute()).map(
    ({ kind }) => kind,
  );
const movesOf = async (order_id: string, from_state: string) =>
  (
    await shop.db.selectFrom('order_log').select('to_state').where('order_id', '=', order_id).where('from_state', '=', from_state).execute()
  ).map(({ to_state }) => to_state);

test('one of the staff confirms and another rejects: one of it is done, and told once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    await submit(shop, buyer, order_id);
    const answers = await Promise.all([
      judge(shop, staff[0], order_id, 'confirm-payment', 'pending'),
      judge(shop, staff[1], order_id, 'reject-payment', 'pending', { reason: 'not found' }),
      judge(shop, staff[1], order_id, 'confirm-payment', 'pending'),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const [attempt] = await attemptsOf(shop, order_id);
    const [kind] = attempt?.state === 'succeeded' ? ['paymentReceived'] : ['paymentRejected'];
    expect(await mailsOf(order_id, ['paymentReceived', 'paymentRejected'])).toEqual([kind]);
    expect(await movesOf(order_id, 'submitted')).toEqual([attempt?.state]);
    for (const { status, body } of answers) if (status === 409) expect(body.data.payments[0].state).toBe(attempt?.state);
  }
});

test('a transaction is corrected in the moment in which staff have found the mistyped one: one of it is done', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    const told = await submit(shop, buyer, order_id);
    const payment_id = told.body.data.payments[0].payment_id as string;
    const works = [() => submit(shop, buyer, order_id), () => act(shop, staff[0], order_id, 'confirm-payment', 'pending', { payment_id })];
    const answers = await meetAt(shop.db, order_id, round % 2 ? works.toReversed() : works);
    expect(statuses(answers)).toEqual([200, 409]);
    const attempts = (await attemptsOf(shop, order_id)).map(({ payment_attempt_id, state }) => [payment_attempt_id === payment_id, state]);
    // The confirmed one was looked for; or the new one waits, and nothing is paid.
    expect(attempts).toEqual(
      round % 2
        ? [[true, 'succeeded']]
        : [
            [true, 'rejected'],
            [false, 'submitted'],
          ],
    );
    expect(await mailsOf(order_id, ['paymentReceived', 'paymentRejected'])).toEqual(round % 2 ? ['paymentReceived'] : []);
    seen.add(String(attempts[0]?.[1]));
  }
  expect(seen.size).toBe(2);
  expect(await brokenInvariants(shop.db)).toEqual([]);
});

test('two tabs correct one transaction while staff reject it: one waits for staff, and what they said is of the one they saw', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    const told = await submit(shop, buyer, order_id);
    const payment_id = told.body.data.payments[0].payment_id as string;
    const answers = await Promise.all([
      submit(shop, buyer, order_id),
      act(shop, staff[0], order_id, 'reject-payment', 'pending', { payment_id, reason: 'not found' }),
      submit(shop, buyer, order_id),
    ]);
    expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
    const attempts = await attemptsOf(shop, order_id);
    expect(attempts.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'submitted']);
    const rejected = answers[1].status === 200;
    expect(attempts[0]).toMatchObject({ payment_attempt_id: payment_id, reason: rejected ? 'not found' : 'corrected by the shopper' });
    expect(await mailsOf(order_id, ['paymentRejected'])).toHaveLength(rejected ? 1 : 0);
  }
});

/** At the provider's, a prompt of an order whose money has come by this transaction. */
async function promptPaidBy(transaction: string, order_id?: string) {
  const asked = order_id ?? (await orderOf(shop)).order.order_id;
  const attempt = await addAttempt(shop, { order_id: asked, provider: 'momo', state: order_id ? 'failed' : 'pending' });
  const receipt = { merchant_reference: attempt.payment_attempt_id, amount: attempt.amount_rwf, currency: 'RWF', method: 'MTN MoMo' };
  const standing = async (): Promise<Standing> => ({ kind: 'paid', receipt: { ...receipt, confirmation_code: transaction } });
  const start = async (): Promise<Started> => ({ kind: 'unknown', reason: '' });
  const momo: Provider = { ...{ name: 'momo', method: 'prompt', currency: 'RWF', cancel: null, refund: null }, start, standing };
  return () => settlePayment({ ...shop.parts, providers: { pesapal: null, momo } }, attempt.payment_attempt_id, 'job');
}

test('staff confirm a transaction in the moment in which a prompt of another order brings it: it counts once, or staff are told', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    const transaction = freshTransaction();
    await submit(shop, buyer, order.order_id, transaction);
    const confirm = async () => (await judge(shop, staff[0], order.order_id, 'confirm-payment', 'pending')).status;
    const settle = await promptPaidBy(transaction);
    const works = round % 2 ? [settle, confirm] : [confirm, settle];
    const { begun } = await shop.db.transaction().execute(async (trx) => {
      await lockTransaction(trx, transaction);
      const begun: Promise<unknown>[] = [];
      for (const work of works) {
        begun.push(work());
        await untilWaiting(shop.db, begun.length);
      }
      return { begun };
    });
    const answers = await Promise.all(begun);
    expect(answers).toContain(round % 2 ? 409 : 200);
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(problems).toEqual(round % 2 ? [] : [{ kind: 'used_twice' }]);
  }
});

test('two orders have each other’s transaction confirmed, and their prompts bring both at once: both count, and staff are told', async () => {
  const [one, other] = [freshTransaction(), freshTransaction()];
  const confirmedBy = async (transaction: string) => {
    const { buyer, order } = await orderOf(shop);
    await submit(shop, buyer, order.order_id, transaction);
    expect((await judge(shop, staff[0], order.order_id, 'confirm-payment', 'pending')).status).toBe(200);
    return order.order_id as string;
  };
  const order_ids = [await confirmedBy(one), await confirmedBy(other)];
  const works = [await promptPaidBy(other, order_ids[0]), await promptPaidBy(one, order_ids[1])];
  const { begun } = await shop.db.transaction().execute(async (trx) => {
    for (const transaction of [one, other]) await lockTransaction(trx, transaction);
    const begun = works.map((work) => work());
    await untilWaiting(shop.db, begun.length);
    return { begun };
  });
  // Each holds its order and writes of the other's: the database undoes one of them, which is run again.
  expect((await Promise.all(begun)).map((settled) => settled?.attempt.state)).toEqual(['succeeded', 'succeeded']);
  const told = shop.db
    .selectFrom('payment_problems')
    .select('order_id')
    .where('kind', '=', 'used_twice')
    .where('order_id', 'in', order_ids);
  expect((await told.execute()).map(({ order_id }) => order_id).sort()).toEqual(order_ids.toSorted());
});

test('two take the same step: it is taken once, and told once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    await submit(shop, buyer, order.order_id);
    await judge(shop, staff[0], order.order_id, 'confirm-payment', 'pending');
    const answers = await Promise.all(staff.map((one) => act(shop, one, order.order_id, 'prepare', 'pending')));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await mailsOf(order.order_id, ['orderStatus'])).toHaveLength(1);
  }
});

test('one transaction told for many orders at once is of one of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await Promise.all([1, 2, 3, 4].map(() => orderOf(shop)));
    const transaction = freshTransaction();
    const answers = await Promise.all(made.map(({ buyer, order }) => submit(shop, buyer, order.order_id, transaction)));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    const kept = await shop.db.selectFrom('payment_attempts').select('order_id').where('provider_reference', '=', transaction).execute();
    expect(kept).toHaveLength(1);
  }
});

test('a payment is told in the moment in which its order ends unpaid: it is kept either way, and staff can confirm it', async () => {
  const keeping = { ...shop.parts, log: (line: string) => expect.unreachable(line) };
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { buyer, order } = await orderOf(shop);
    const { order_id } = order;
    const past = new Date(Date.parse(order.pay_until) + 1);
    const [, told] = await Promise.all(
      round % 2
        ? [expireOrders(keeping, past), submit(shop, buyer, order_id)]
        : [submit(shop, buyer, order_id), expireOrders(keeping, past)].reverse(),
    );
    expect(told).toMatchObject({ status: 200 });
    // Once it was taken the clock stands: whatever ended had ended before.
    const trail = await shop.db
      .selectFrom('order_log')
      .select('to_state')
      .where('order_id', '=', order_id)
      .orderBy('order_log_id')
      .execute();
    expect(trail.at(-1)).toEqual({ to_state: 'submitted' });
    expect(await expireOrders(keeping, past)).toBe(0);
    const { status } = await shop.db.selectFrom('orders').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow();
    const confirmed = await judge(shop, staff[0], order_id, 'confirm-payment', status);
    expect(confirmed.status).toBe(200);
    const problems = confirmed.body.data.problems.map(({ kind }: { kind: string }) => kind);
    expect(problems).toEqual(status === 'cancelled' ? ['paid_after_cancel'] : []);
    seen.add(status);
  }
  expect([...seen].every((status) => status === 'pending' || status === 'cancelled')).toBe(true);
});
