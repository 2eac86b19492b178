/** SQL that finds unpaid orders to remind of or to cancel. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { IS_UNDERPAID } from '../order-view/order-view.ts';

const buildHasAttempt = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from payment_attempts attempt where attempt.order_id = orders.order_id and ${condition})`;

type UnpaidFilter = {
  /** Only orders that were placed, or last refunded, by this time. */
  waitBeganBefore: Date;
  /** Orders with a claim wait longer: only those that were placed, or last refunded, by this time. */
  claimedBefore: Date;
  /** Excludes orders for which staff decided on a payment after this time, as they still have time to be paid (see computePayUntil). */
  decidedBefore: Date;
  /** Leaves out orders of whose payment the customer was reminded in the current waiting time. */
  excludesReminded: boolean;
  limit: number;
};

/**
 * Whether an attempt is a claim that extends the time to pay: one that staff have not decided on, or have rejected after `decidedBefore`.
 */
const buildIsExtendingClaim = ({ decidedBefore }: Pick<UnpaidFilter, 'decidedBefore'>) =>
  sql<SqlBool>`(state = 'submitted' or state = 'rejected' and updated_at > ${decidedBefore})`;
/** Whether an attempt is a payment that was refunded after this time. */
const buildIsRefundedAfter = (time: Date) => sql<SqlBool>`state = 'refunded' and updated_at > ${time}`;
/** Whether a payment differs from the requested one, and staff have not resolved this, or have resolved it after `decidedBefore`. */
function buildHasRecentMismatch({ decidedBefore }: Pick<UnpaidFilter, 'decidedBefore'>) {
  return sql<SqlBool>`exists (
    select from payment_problems problem
    where problem.order_id = orders.order_id and kind = 'mismatch' and (resolved_at is null or resolved_at > ${decidedBefore})
  )`;
}

/**
 * The ids of orders that wait to be paid, the oldest first, by the same rule as computePayUntil. Callers must lock each order and check it
 * again.
 */
export async function selectUnpaidOrders(
  db: Db,
  { waitBeganBefore, claimedBefore, decidedBefore, excludesReminded, limit }: UnpaidFilter,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'pending')
    .where('waits_since', '<=', waitBeganBefore)
    .$if(excludesReminded, (orders) =>
      orders.where(({ or, eb }) =>
        or([eb('reminded_at', 'is', null), buildHasAttempt(sql`state = 'refunded' and updated_at > reminded_at`)]),
      ),
    )
    .where(({ not }) => not(buildHasAttempt(buildIsRefundedAfter(waitBeganBefore))))
    .where(({ not, or, and, eb }) =>
      or([
        not(buildHasAttempt(buildIsExtendingClaim({ decidedBefore }))),
        and([eb('waits_since', '<=', claimedBefore), not(buildHasAttempt(buildIsRefundedAfter(claimedBefore)))]),
      ]),
    )
    .where(({ not }) => not(buildHasRecentMismatch({ decidedBefore })))
    // A payment that covers a part gives the customer time to pay the rest.
    .where(({ not }) => not(buildHasAttempt(sql`state = 'succeeded' and updated_at > ${decidedBefore}`)))
    .where(IS_UNDERPAID)
    .orderBy('waits_since')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
