/** Queries of payment attempts and payment problems. */
import type { PaymentProblemQuery } from '@uruhu/contract/staff';
import { expressionBuilder, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { Database, PaymentAttempts, PaymentProblems } from '../../database/schema.ts';
import type { ResolutionCode } from '../../messages/sentences.ts';

export type Attempt = Selectable<PaymentAttempts>;

const buildAttemptQuery = (db: Db) => db.selectFrom('payment_attempts').selectAll();

/** Attempts of these orders, oldest first. */
export async function selectAttempts(db: Db, order_ids: readonly string[]): Promise<Attempt[]> {
  if (order_ids.length === 0) return [];
  return buildAttemptQuery(db).where('order_id', 'in', order_ids).orderBy('created_at').orderBy('payment_attempt_id').execute();
}

export const selectAttempt = (db: Db, payment_attempt_id: string): Promise<Attempt | undefined> =>
  buildAttemptQuery(db).where('payment_attempt_id', '=', payment_attempt_id).executeTakeFirst();

/**
 * Locks the attempts of an order until the transaction ends (`for no key update`), and returns them, oldest first. The caller must lock the
 * order first.
 */
export const lockAttempts = (db: Db, order_id: string): Promise<Attempt[]> =>
  buildAttemptQuery(db).where('order_id', '=', order_id).orderBy('created_at').orderBy('payment_attempt_id').forNoKeyUpdate().execute();

/**
 * Sets created_at to clock_timestamp(), as now() is the time at which the transaction began. If two transactions wait for the lock of an
 * order, the attempt of the second one must have the later time.
 */
export const insertAttempt = (db: Db, attempt: Insertable<PaymentAttempts>): Promise<Attempt> =>
  db
    .insertInto('payment_attempts')
    .values({ created_at: sql<Date>`clock_timestamp()`, ...attempt })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Returns undefined if the attempt is no longer in the state `from_state`. The database refuses a step that PAYMENT_TRANSITIONS does not
 * allow.
 */
export const updateAttempt = (
  db: Db,
  payment_attempt_id: string,
  from_state: Attempt['state'],
  changes: Updateable<PaymentAttempts>,
): Promise<Attempt | undefined> =>
  db
    .updateTable('payment_attempts')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', from_state)
    .returningAll()
    .executeTakeFirst();

/** The attempt with this reference at the provider. */
export const selectAttemptByReference = (db: Db, provider: Attempt['provider'], provider_reference: string): Promise<Attempt | undefined> =>
  buildAttemptQuery(db).where('provider', '=', provider).where('provider_reference', '=', provider_reference).executeTakeFirst();

/** Whether a provider has reported a payment with this transaction, in any spelling of the id. `reference`: the canonical id. */
export async function isReportedByProvider(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('payment_attempt_id')
    .where('confirmation_code', '<>', '')
    .where(sql`canonical_transaction_id(confirmation_code)`, '=', reference)
    .where('state', 'in', ['succeeded', 'refunded'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the canonical id of a mobile-money transaction until the database transaction ends, so that a second confirmation of the
 * same money waits for the first and finds it.
 */
export const lockTransactionId = (db: Db, reference: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`the transaction ${reference}`}, 0))`.execute(db);

/** The payment that staff have confirmed with this transaction, even if it was refunded later. */
export const selectPaymentConfirmedByStaff = (db: Db, reference: string): Promise<Attempt | undefined> =>
  buildAttemptQuery(db)
    .where('provider', '=', 'mobile_money')
    .where('provider_reference', '=', reference)
    .where('state', 'in', ['succeeded', 'refunded'])
    .executeTakeFirst();

/** Limits the problems that one claim causes: each competing claim puts a problem at both orders, and more of them tell staff nothing new. */
const COMPETING_CLAIMS_MAX = 10;
/** Limits the list that staff see at an order, which may have several transactions. */
const SAME_TRANSACTIONS_MAX = 100;

/**
 * Payments of other orders with this transaction that wait for staff or that staff have confirmed. The confirmed payment comes first, then
 * the oldest.
 */
export const selectCompetingClaims = (
  db: Db,
  { order_id, provider_reference }: Pick<Attempt, 'order_id' | 'provider_reference'>,
): Promise<Attempt[]> =>
  buildAttemptQuery(db)
    .where('provider', '=', 'mobile_money')
    .where('provider_reference', '=', provider_reference)
    .where('order_id', '<>', order_id)
    .where('state', 'in', ['submitted', 'succeeded', 'refunded'])
    .orderBy(sql`state = 'submitted'`)
    .orderBy('created_at')
    .orderBy('payment_attempt_id')
    .limit(COMPETING_CLAIMS_MAX)
    .execute();

export type PaymentWithSameTransaction = Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state'> & {
  reference: string;
  by_provider: boolean;
};

/**
 * Payments of other orders with the same transactions as the payments of this order, oldest first: submitted or confirmed mobile-money
 * payments, and payments that a provider has reported (`by_provider`), in any spelling of the id. A text without letters and digits has the
 * canonical id '' and is no transaction.
 */
export async function selectPaymentsWithSameTransactions(db: Db, order_id: string): Promise<PaymentWithSameTransaction[]> {
  const { rows } = await sql<PaymentWithSameTransaction>`
    with order_transactions as (
      select provider_reference as reference from payment_attempts
      where order_id = ${order_id} and provider = 'mobile_money' and state <> 'rejected'
      union
      select canonical_transaction_id(confirmation_code) from payment_attempts
      where order_id = ${order_id} and confirmation_code <> '' and state in ('succeeded', 'refunded')
    )
    select payment_attempt_id, order_id, state, reference, by_provider from (
      select payment_attempt_id, order_id, state, created_at, reference, false as by_provider
      from order_transactions join payment_attempts on provider_reference = reference
      where provider = 'mobile_money' and state <> 'rejected'
      union
      select payment_attempt_id, order_id, state, created_at, reference, true
      from order_transactions join payment_attempts on canonical_transaction_id(confirmation_code) = reference
      where confirmation_code <> '' and state in ('succeeded', 'refunded')
    ) payments_by_transaction
    where reference <> '' and order_id <> ${order_id}
    order by created_at, payment_attempt_id, by_provider
    limit ${sql.lit(SAME_TRANSACTIONS_MAX)}`.execute(db);
  return rows;
}

/** Updates details of an attempt in any state. */
export const updateAttemptDetails = (
  db: Db,
  payment_attempt_id: string,
  details: Pick<Updateable<PaymentAttempts>, 'provider_reference' | 'redirect_url' | 'next_check_at'>,
) => db.updateTable('payment_attempts').set(details).where('payment_attempt_id', '=', payment_attempt_id).execute();

/**
 * Reserves attempts whose check is due for this process, longest due first. Other processes skip these attempts for `reserve_s` seconds,
 * and can then reserve them if this process has died.
 */
export const reserveDueAttempts = (db: Db, { limit, reserve_s }: { limit: number; reserve_s: number }): Promise<Attempt[]> =>
  db
    .updateTable('payment_attempts')
    .set({ next_check_at: sql<Date>`${SHOP_NOW} + make_interval(secs => ${reserve_s})` })
    .where('payment_attempt_id', 'in', (query) =>
      query
        .selectFrom('payment_attempts')
        .select('payment_attempt_id')
        .where('next_check_at', '<=', SHOP_NOW)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Begins the refund of a succeeded attempt. Returns true for only one caller, which then asks the provider. */
export async function beginRefund(db: Db, payment_attempt_id: string): Promise<boolean> {
  const row = await db
    .updateTable('payment_attempts')
    .set({ refund_asked_at: sql<Date>`now()` })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', 'succeeded')
    .where('refund_asked_at', 'is', null)
    .returning('payment_attempt_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Undoes beginRefund, so that staff can request the refund again. */
export const undoBeginRefund = (db: Db, payment_attempt_id: string) =>
  db
    .updateTable('payment_attempts')
    .set({ refund_asked_at: null })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', 'succeeded')
    .execute();

export type Problem = Selectable<PaymentProblems>;

/**
 * Returns whether the problem is new. A problem is inserted only once, even if staff have resolved it. Another `detail` makes another
 * problem.
 */
export async function insertProblem(db: Db, problem: Insertable<PaymentProblems>): Promise<boolean> {
  const row = await db
    .insertInto('payment_problems')
    .values(problem)
    .onConflict((conflict) => conflict.columns(['order_id', 'payment_attempt_id', 'kind', 'detail']).doNothing())
    .returning('payment_problem_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type ProblemRow = Problem & { resolved_by_name: string | null };

const buildProblemQuery = (db: Db) =>
  db
    .selectFrom('payment_problems')
    .leftJoin('staff', 'staff.staff_id', 'payment_problems.resolved_by')
    .selectAll('payment_problems')
    .select('staff.name as resolved_by_name');

export const selectProblem = (db: Db, payment_problem_id: string): Promise<ProblemRow | undefined> =>
  buildProblemQuery(db).where('payment_problem_id', '=', payment_problem_id).executeTakeFirst();

export const selectProblemsByOrder = (db: Db, order_id: string): Promise<ProblemRow[]> =>
  buildProblemQuery(db).where('order_id', '=', order_id).orderBy('payment_problems.created_at').orderBy('payment_problem_id').execute();

/** The mismatches of these orders, open or resolved. A mismatch is a payment that differs from the requested one. */
export async function selectMismatches(db: Db, order_ids: readonly string[]): Promise<Pick<Problem, 'order_id' | 'resolved_at'>[]> {
  if (order_ids.length === 0) return [];
  return db
    .selectFrom('payment_problems')
    .select(['order_id', 'resolved_at'])
    .where('order_id', 'in', order_ids)
    .where('kind', '=', 'mismatch')
    .execute();
}

/** The ids of an order's payments whose transaction has also paid another order, until staff resolve the problem. */
export async function selectDisputedIds(db: Db, order_id: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('payment_problems')
    .select('payment_attempt_id')
    .where('order_id', '=', order_id)
    .where('kind', '=', 'used_twice')
    .where('resolved_at', 'is', null)
    .execute();
  return rows.map(({ payment_attempt_id }) => payment_attempt_id);
}

/** One page of problems by age, and the total number. If only open ones are listed, the oldest always comes first. */
export async function selectProblemPage(
  db: Db,
  { page, perPage, order, filter: { kind, open, order_id } }: PaymentProblemQuery,
): Promise<{ problems: ProblemRow[]; total: number }> {
  const direction = open || order === 'ASC' ? 'asc' : 'desc';
  const eb = expressionBuilder<Database, 'payment_problems'>();
  const filters = eb.and([
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(open === undefined ? [] : [eb('resolved_at', open ? 'is' : 'is not', null)]),
    ...(order_id === undefined ? [] : [sql<SqlBool>`order_id::text = ${order_id.toLowerCase()}`]),
  ]);
  const rows = await buildProblemQuery(db)
    .where(filters)
    .orderBy('payment_problems.created_at', direction)
    .orderBy('payment_problem_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('payment_problems')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(filters)
    .executeTakeFirstOrThrow();
  return { problems: rows, total };
}

const buildResolveQuery = (db: Db, resolved_by: string | null, resolution: { resolution: string } | { resolution_code: ResolutionCode }) =>
  db
    .updateTable('payment_problems')
    .set({ resolved_at: sql<Date>`now()`, resolved_by, ...resolution })
    .where('resolved_at', 'is', null);

/** `resolution`: the text that the staff member wrote. Returns false if there is no such problem, or if it was resolved before. */
export async function markProblemResolved(
  db: Db,
  payment_problem_id: string,
  { staff_id, resolution }: { staff_id: string; resolution: string },
): Promise<boolean> {
  const { numUpdatedRows } = await buildResolveQuery(db, staff_id, { resolution })
    .where('payment_problem_id', '=', payment_problem_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `staff_id`: null if a provider's report or the shopper resolved it. */
type Resolution = { staff_id: string | null; resolution_code: ResolutionCode };

/**
 * Resolves the problems of the kind `contested`, which say that another order names the same transaction. For a payment that was confirmed,
 * rejected or corrected.
 */
export const resolveContestedProblems = (db: Db, payment_attempt_id: string, { staff_id, resolution_code }: Resolution) =>
  buildResolveQuery(db, staff_id, { resolution_code })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('kind', '=', 'contested')
    .execute();

/** Resolves the problems that required a refund of this payment. */
export const resolveRefundProblems = (db: Db, payment_attempt_id: string, { staff_id, resolution_code }: Resolution) =>
  buildResolveQuery(db, staff_id, { resolution_code })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('kind', 'in', ['paid_twice', 'paid_after_cancel', 'refund_due'])
    .execute();

/**
 * Finds those of the orders whose money is not settled: a payment waits for its check, a problem is open, or the payment of a cancelled order
 * was not refunded. `cancelled_ids`: those of the orders that are cancelled.
 */
export async function selectOrdersWithOpenMoney(db: Db, order_ids: readonly string[], cancelled_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment_attempts
      where order_id = any (${order_ids}::uuid[])
        and (state = 'submitted' or state = 'succeeded' and order_id = any (${cancelled_ids}::uuid[]))
    union select order_id from payment_problems where order_id = any (${order_ids}::uuid[]) and resolved_at is null`.execute(db);
  return rows.map(({ order_id }) => order_id);
}
