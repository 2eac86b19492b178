/** The payments' only SQL. */
import type { ProblemQuery } from '@uruhu/contract/staff';
import { expressionBuilder, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database, PaymentAttempts, PaymentProblems } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type Attempt = Selectable<PaymentAttempts>;

const attempts = (db: Db) => db.selectFrom('payment_attempts').selectAll();

/** Attempts of these orders, oldest first. */
export async function selectAttempts(db: Db, order_ids: readonly string[]): Promise<Attempt[]> {
  if (order_ids.length === 0) return [];
  return attempts(db).where('order_id', 'in', order_ids).orderBy('created_at').orderBy('payment_attempt_id').execute();
}

export const selectAttempt = (db: Db, payment_attempt_id: string): Promise<Attempt | undefined> =>
  attempts(db).where('payment_attempt_id', '=', payment_attempt_id).executeTakeFirst();

/** The attempts of an order, oldest first, held until the transaction ends. Lock the order before. */
export const lockAttempts = (db: Db, order_id: string): Promise<Attempt[]> =>
  attempts(db).where('order_id', '=', order_id).orderBy('created_at').orderBy('payment_attempt_id').forUpdate().execute();

/** Whoever has waited for the order begins after whoever held it, though both came at once. */
export const insertAttempt = (db: Db, attempt: Insertable<PaymentAttempts>): Promise<Attempt> =>
  db
    .insertInto('payment_attempts')
    .values({ created_at: sql<Date>`clock_timestamp()`, ...attempt })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Undefined where it is not in `from` any more. The database refuses a step that is none. */
export const updateAttempt = (
  db: Db,
  payment_attempt_id: string,
  from: Attempt['state'],
  set: Updateable<PaymentAttempts>,
): Promise<Attempt | undefined> =>
  db
    .updateTable('payment_attempts')
    .set({ ...set, updated_at: sql<Date>`now()` })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();

/** Whose reference at the provider this is. */
export const selectAttemptByReference = (db: Db, provider: Attempt['provider'], provider_reference: string): Promise<Attempt | undefined> =>
  attempts(db).where('provider', '=', provider).where('provider_reference', '=', provider_reference).executeTakeFirst();

/**
 * Whether money has come in that its provider calls so, however the provider writes it: the id of a mobile-money transaction, in its one
 * way to be written, is that, too, where the network's own provider moved it.
 */
export async function isConfirmed(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('payment_attempt_id')
    .where('confirmation_code', '<>', '')
    .where(sql`upper(confirmation_code)`, '=', reference)
    .where('state', 'in', ['succeeded', 'refunded'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the id of a transaction, in its one way to be written, until the database's transaction ends. */
export const lockTransaction = (db: Db, reference: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`the transaction ${reference}`}, 0))`.execute(db);

/** What staff have counted as this transaction's money. */
export const selectConfirmedByHand = (db: Db, reference: string): Promise<Attempt | undefined> =>
  attempts(db)
    .where('provider', '=', 'mobile_money')
    .where('provider_reference', '=', reference)
    .where(sql<SqlBool>`state <> 'rejected' and state in ('succeeded', 'refunded')`)
    .executeTakeFirst();

/** What has become known of an attempt, wherever it stands. */
export const updateKnown = (
  db: Db,
  payment_attempt_id: string,
  known: Pick<Updateable<PaymentAttempts>, 'provider_reference' | 'redirect_url' | 'next_check_at'>,
) => db.updateTable('payment_attempts').set(known).where('payment_attempt_id', '=', payment_attempt_id).execute();

/**
 * Attempts that are due to be looked at, longest due first. They are this process's for `lease_s` seconds: others pass them by, and
 * take them up again should it never come back to them.
 */
export const claimDue = (db: Db, { limit, lease_s }: { limit: number; lease_s: number }): Promise<Attempt[]> =>
  db
    .updateTable('payment_attempts')
    .set({ next_check_at: sql<Date>`now() + make_interval(secs => ${lease_s})` })
    .where('payment_attempt_id', 'in', (query) =>
      query
        .selectFrom('payment_attempts')
        .select('payment_attempt_id')
        .where('next_check_at', '<=', sql<Date>`now()`)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Whether nobody had asked for a refund of it before: who gets true asks the provider, once. */
export async function claimRefund(db: Db, payment_attempt_id: string): Promise<boolean> {
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

/** The provider said no, for sure: it may be asked again. */
export const undoRefundClaim = (db: Db, payment_attempt_id: string) =>
  db
    .updateTable('payment_attempts')
    .set({ refund_asked_at: null })
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', 'succeeded')
    .execute();

export type Problem = Selectable<PaymentProblems>;

/** Whether it is new: one fact is told once, also after it was resolved. Another `detail` is another fact. */
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

const problems = (db: Db) =>
  db
    .selectFrom('payment_problems')
    .leftJoin('staff', 'staff.staff_id', 'payment_problems.resolved_by')
    .selectAll('payment_problems')
    .select('staff.name as resolved_by_name');

export const selectProblem = (db: Db, payment_problem_id: string): Promise<ProblemRow | undefined> =>
  problems(db).where('payment_problem_id', '=', payment_problem_id).executeTakeFirst();

export const selectProblemsOf = (db: Db, order_id: string): Promise<ProblemRow[]> =>
  problems(db).where('order_id', '=', order_id).orderBy('payment_problems.created_at').orderBy('payment_problem_id').execute();

/** Of these orders, payments that are not as they were asked for: until staff have said what that was, and when they did. */
export async function selectMismatches(db: Db, order_ids: readonly string[]): Promise<Pick<Problem, 'order_id' | 'resolved_at'>[]> {
  if (order_ids.length === 0) return [];
  return db
    .selectFrom('payment_problems')
    .select(['order_id', 'resolved_at'])
    .where('order_id', 'in', order_ids)
    .where('kind', '=', 'mismatch')
    .execute();
}

/** Of an order, payments that staff have confirmed by a transaction that paid another order: until they have said what that was. */
export async function selectDisputed(db: Db, order_id: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('payment_problems')
    .select('payment_attempt_id')
    .where('order_id', '=', order_id)
    .where('kind', '=', 'used_twice')
    .where('resolved_at', 'is', null)
    .execute();
  return rows.map(({ payment_attempt_id }) => payment_attempt_id);
}

/** A page of problems by age, and how many there are in all. */
export async function selectProblemPage(
  db: Db,
  { page, perPage, order, filter: { kind, open, order_id } }: ProblemQuery,
): Promise<{ problems: ProblemRow[]; total: number }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const wanted = expressionBuilder<Database, 'payment_problems'>();
  const filters = wanted.and([
    ...(kind === undefined ? [] : [wanted('kind', '=', kind)]),
    ...(open === undefined ? [] : [wanted('resolved_at', open ? 'is' : 'is not', null)]),
    ...(order_id === undefined ? [] : [sql<SqlBool>`order_id::text = ${order_id.toLowerCase()}`]),
  ]);
  const rows = await problems(db)
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

/** `staff_id`: null where nobody of the staff did, but the provider. */
type Resolved = { staff_id: string | null; resolution: string };
const resolved = (db: Db, { staff_id, resolution }: Resolved) =>
  db
    .updateTable('payment_problems')
    .set({ resolved_at: sql<Date>`now()`, resolved_by: staff_id, resolution })
    .where('resolved_at', 'is', null);

/** False: it is not there, or was resolved before. */
export async function updateProblem(db: Db, payment_problem_id: string, by: Resolved): Promise<boolean> {
  const { numUpdatedRows } = await resolved(db, by).where('payment_problem_id', '=', payment_problem_id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whatever asked for the money of this payment to go back. */
export const resolveProblemsOf = (db: Db, payment_attempt_id: string, by: Resolved) =>
  resolved(db, by)
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('kind', 'in', ['paid_twice', 'paid_after_cancel', 'refund_due'])
    .execute();
