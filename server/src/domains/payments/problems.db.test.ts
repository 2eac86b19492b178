/** Tests that each payment problem is reported once, and that only one process at a time checks a payment. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { listPaymentProblems, listSameTransactions } from './list-problems.ts';
import { createAttempt } from './move-attempt.ts';
import { beginRefund, insertProblem, reserveDueAttempts, selectMismatches, selectProblemPage, undoBeginRefund } from './queries.ts';
import { resolveProblem } from './resolve-problem.ts';

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  // Not shared: changes when every payment is checked next.
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
});

type ProblemFilter = Parameters<typeof selectProblemPage>[1]['filter'];
const FIRST_PAGE = { page: 1, perPage: 100, sort: 'created_at', order: 'ASC' } as const;

type NewAttempt = Partial<Parameters<typeof createAttempt>[1]>;

/** Adds an order with one payment by card. */
async function addPayment(columns: NewAttempt = {}) {
  const { order } = await createOrder(shop);
  const attempt = { provider: 'pesapal', provider_reference: randomUUID(), amount_rwf: 12_000, state: 'created', ...columns } as const;
  return shop.db.transaction().execute((trx) => createAttempt(trx, { order_id: order.order_id, ...attempt }, 'shopper'));
}

type Payment = Awaited<ReturnType<typeof addPayment>>;
const reportProblem = (
  { order_id, payment_attempt_id }: Payment,
  kind: 'mismatch' | 'paid_twice' = 'mismatch',
  detail = '100 instead of 200',
) => insertProblem(shop.db, { order_id, payment_attempt_id, kind, detail });

describe('a problem', () => {
  test('is reported once, even if the provider repeats it after staff have resolved it', async () => {
    const payment = await addPayment();
    const results = await Promise.all([reportProblem(payment), reportProblem(payment), reportProblem(payment)]);
    expect(results.filter((isNew) => isNew)).toHaveLength(1);
    const [problem, ...otherProblems] = await listPaymentProblems(shop.db, payment.order_id);
    expect([problem, otherProblems]).toMatchObject([{ kind: 'mismatch', detail: '100 instead of 200', resolved_at: null }, []]);
    await resolveProblem(shop.db, problem?.problem_id ?? '', { staff_id: staff.staff_id, resolution: 'gave back' });
    expect(await reportProblem(payment)).toBe(false);
    expect(await reportProblem(payment, 'mismatch', '100 instead of 300')).toBe(true);
    expect(await listPaymentProblems(shop.db, payment.order_id)).toHaveLength(2);
  });

  test('is resolved once, and a second staff member gets the resolution of the first', async () => {
    const payment = await addPayment();
    await reportProblem(payment);
    const [problem] = await listPaymentProblems(shop.db, payment.order_id);
    const resolve = (resolution: string) => resolveProblem(shop.db, problem?.problem_id ?? '', { staff_id: staff.staff_id, resolution });
    expect(await resolve('gave back')).toMatchObject({ ok: true, value: { resolution: 'gave back', resolved_at: expect.any(String) } });
    expect(await resolve('kept it')).toMatchObject({ ok: false, code: 'problem_already_resolved', data: { resolution: 'gave back' } });
  });

  test.each(['no-uuid', '', '00000000-0000-0000-0000-000000000000'])('with the id %j is not found', async (problem_id) => {
    const outcome = await resolveProblem(shop.db, problem_id, { staff_id: staff.staff_id, resolution: 'x' });
    expect(outcome).toMatchObject({ ok: false, code: 'problem_not_found' });
  });

  test('can be filtered by kind, by order and by whether it is open', async () => {
    const totalBefore = (await selectProblemPage(shop.db, { ...FIRST_PAGE, filter: {} })).total;
    const [firstPayment, secondPayment] = [await addPayment(), await addPayment()];
    await reportProblem(firstPayment);
    await reportProblem(firstPayment, 'paid_twice');
    await reportProblem(secondPayment);
    const [resolved] = await listPaymentProblems(shop.db, secondPayment.order_id);
    await resolveProblem(shop.db, resolved?.problem_id ?? '', { staff_id: staff.staff_id, resolution: 'done' });
    const selectPage = async (filter: ProblemFilter) => {
      const { problems } = await selectProblemPage(shop.db, { ...FIRST_PAGE, filter });
      const addedProblems = problems.filter(({ order_id }) => order_id === firstPayment.order_id || order_id === secondPayment.order_id);
      return addedProblems.map(({ order_id, kind }) => [order_id, kind]);
    };
    const [firstMismatch, paidTwice, resolvedMismatch] = [
      [firstPayment.order_id, 'mismatch'],
      [firstPayment.order_id, 'paid_twice'],
      [secondPayment.order_id, 'mismatch'],
    ];
    expect(await selectPage({})).toEqual([firstMismatch, paidTwice, resolvedMismatch]);
    expect(await selectPage({ kind: 'mismatch' })).toEqual([firstMismatch, resolvedMismatch]);
    expect(await selectPage({ open: true })).toEqual([firstMismatch, paidTwice]);
    expect(await selectPage({ open: false })).toEqual([resolvedMismatch]);
    expect(await selectPage({ order_id: firstPayment.order_id.toUpperCase() })).toEqual([firstMismatch, paidTwice]);
    expect(await selectPage({ order_id: 'no-uuid' })).toEqual([]);
    const newest = await selectProblemPage(shop.db, { ...FIRST_PAGE, perPage: 2, order: 'DESC', filter: {} });
    expect([newest.problems.map(({ order_id, kind }) => [order_id, kind]), newest.total]).toEqual([
      [resolvedMismatch, paidTwice],
      totalBefore + 3,
    ]);
  });

  test('is listed among the mismatches only if its kind is mismatch', async () => {
    const [firstPayment, secondPayment] = [await addPayment(), await addPayment()];
    await reportProblem(firstPayment);
    await reportProblem(secondPayment, 'paid_twice');
    const foundMismatches = await selectMismatches(shop.db, [firstPayment.order_id, secondPayment.order_id]);
    expect(foundMismatches).toEqual([{ order_id: firstPayment.order_id, resolved_at: null }]);
    expect(await selectMismatches(shop.db, [])).toEqual([]);
  });
});

describe('staff see at an order', () => {
  const addClaim = (provider_reference: string) => addPayment({ provider: 'mobile_money', state: 'submitted', provider_reference });

  test('the payments of other orders with the same transaction', async () => {
    const [firstClaim, secondClaim] = [await addClaim('4455667788'), await addClaim('4455667788')];
    await addClaim('9988776655');
    expect(await listSameTransactions(shop.db, firstClaim.order_id)).toEqual([
      {
        order_id: secondClaim.order_id,
        payment_id: secondClaim.payment_attempt_id,
        state: 'submitted',
        reference: '4455667788',
        by_provider: false,
      },
    ]);
  });
});

describe('several processes', () => {
  const HOUR_MS = 3_600_000;
  /** Adds a payment whose check has been due for this long; a negative time is in the future. */
  const addDuePayment = (overdue_ms: number) => addPayment({ next_check_at: new Date(Date.now() - overdue_ms) });

  test('reserve different due payments, the longest due first', async () => {
    const [secondPayment, thirdPayment, firstPayment] = [
      await addDuePayment(2 * HOUR_MS),
      await addDuePayment(HOUR_MS),
      await addDuePayment(3 * HOUR_MS),
    ];
    await addDuePayment(-HOUR_MS);
    expect((await reserveDueAttempts(shop.db, { limit: 1, reserve_s: 60 })).map(({ order_id }) => order_id)).toEqual([
      firstPayment.order_id,
    ]);
    const batches = await Promise.all([1, 2, 3].map(() => reserveDueAttempts(shop.db, { limit: 2, reserve_s: 60 })));
    expect(
      batches
        .flat()
        .map(({ order_id }) => order_id)
        .sort(),
    ).toEqual([secondPayment.order_id, thirdPayment.order_id].sort());
  });

  test('can reserve a payment again when the time for which another process reserved it is over', async () => {
    const { order_id } = await addDuePayment(HOUR_MS);
    expect(await reserveDueAttempts(shop.db, { limit: 5, reserve_s: 0 })).toMatchObject([{ order_id }]);
    expect(await reserveDueAttempts(shop.db, { limit: 5, reserve_s: 60 })).toMatchObject([{ order_id }]);
    expect(await reserveDueAttempts(shop.db, { limit: 5, reserve_s: 60 })).toEqual([]);
  });

  test('request a refund once, and again only after the first request was undone', async () => {
    const { payment_attempt_id } = await addPayment({ state: 'succeeded' });
    const results = await Promise.all([1, 2, 3].map(() => beginRefund(shop.db, payment_attempt_id)));
    expect(results.filter(Boolean)).toHaveLength(1);
    await undoBeginRefund(shop.db, payment_attempt_id);
    expect(await beginRefund(shop.db, payment_attempt_id)).toBe(true);
  });

  test('cannot request a refund of an unpaid attempt', async () => {
    const { payment_attempt_id } = await addPayment();
    expect(await beginRefund(shop.db, payment_attempt_id)).toBe(false);
  });
});
