/** SQL that finds unpaid orders to remind of or to cancel. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { IS_UNDERPAID } from '../order-view/order-view.ts';

const buildHasAttemptCondition = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from payment_attempts attempt where attempt.order_id = orders.order_id and ${condition})`;

type UnpaidFilter = {
  /** Only orders whose wait began by this time: at `waits_since`, or at the last refund. */
  waitBeganBefore: Date;
  /** Of orders with a claim, only those whose wait began by this earlier time, as the claim gives them more time. */
  claimedWaitBeganBefore: Date;
  /** Excludes orders for which staff decided on a payment after this time, as they still have time to be paid (see computePayUntil). */
  decidedBefore: Date;
  /** Leaves out orders of whose payment the customer was reminded in the current waiting time. */
  excludesReminded: boolean;
  limit: number;
};

/**
 * Whether an attempt is a claim that extends the time to pay: one that staff have not decided on, or have rejected after `decidedBefore`.
 */
const buildExtendingClaimCondition = ({ decidedBefore }: Pick<UnpaidFilter, 'decidedBefore'>) =>
  sql<SqlBool>`(state = 'submitted' or state = 'rejected' and updated_at > ${decidedBefore})`;
/** Whether an attempt is a payment that was refunded after this time. */
const buildRefundedAfterCondition = (time: Date) => sql<SqlBool>`state = 'refunded' and updated_at > ${time}`;
/** Whether a payment differs from the requested one, and staff have not resolved this, or have resolved it after `decidedBefore`. */
function buildRecentMismatchCondition({ decidedBefore }: Pick<UnpaidFilter, 'decidedBefore'>) {
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
  { waitBeganBefore, claimedWaitBeganBefore, decidedBefore, excludesReminded, limit }: UnpaidFilter,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'pending')
    .where('waits_since', '<=', waitBeganBefore)
    .$if(excludesReminded, (orders) =>
      orders.where(({ or, eb }) =>
        or([eb('reminded_at', 'is', null), buildHasAttemptCondition(sql`state = 'refunded' and updated_at > reminded_at`)]),
      ),
    )
    // A refund after this time began the wait anew.
    .where(({ not }) => not(buildHasAttemptCondition(buildRefundedAfterCondition(waitBeganBefore))))
    // An order with a claim must have waited until the later deadline.
    .where(({ not, or, and, eb }) =>
      or([
        not(buildHasAttemptCondition(buildExtendingClaimCondition({ decidedBefore }))),
        and([
          eb('waits_since', '<=', claimedWaitBeganBefore),
          not(buildHasAttemptCondition(buildRefundedAfterCondition(claimedWaitBeganBefore))),
        ]),
      ]),
    )
    .where(({ not }) => not(buildRecentMismatchCondition({ decidedBefore })))
    // A payment that covers a part gives the customer time to pay the rest.
    .where(({ not }) => not(buildHasAttemptCondition(sql`state = 'succeeded' and updated_at > ${decidedBefore}`)))
    .where(IS_UNDERPAID)
    .orderBy('waits_since')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
