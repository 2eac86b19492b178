/** The checkout's only SQL. */
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../http/parts.ts';

/** Within so many hours an order is paid, or it is cancelled. */
export async function selectUnpaidHours(db: Db): Promise<number> {
  const row = await db.selectFrom('site_settings').select('unpaid_hours').executeTakeFirst();
  return row?.unpaid_hours ?? UNPAID_HOURS;
}

/** Of orders: those of which something is still to come, as paymentStatus says it of one. */
const owing = sql<SqlBool>`total_rwf > (select coalesce(sum(amount_rwf), 0) from payment_attempts paid
  where paid.order_id = orders.order_id and state = 'succeeded')`;
const withAttempts = (which: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from payment_attempts tried where tried.order_id = orders.order_id and ${which})`;

/** How many of a person's orders are unpaid, and neither delivered nor cancelled. */
export async function countUnpaid(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('status', 'not in', ['delivered', 'cancelled'])
    .where(owing)
    .executeTakeFirstOrThrow();
  return count;
}

type Waiting = {
  /** Placed by then; and where money went back, that was by then, too. */
  placed: Date;
  /** Whose payment staff have looked at after this still has time (payUntil). */
  looked: Date;
  /** Only those that nobody was reminded of since their time runs. */
  unreminded: boolean;
  limit: number;
};

const heldUp = ({ placed, looked }: Pick<Waiting, 'placed' | 'looked'>) =>
  sql<SqlBool>`(state = 'submitted' or state = 'rejected' and updated_at > ${looked} or state = 'refunded' and updated_at > ${placed})`;
const mismatched = ({ looked }: Pick<Waiting, 'looked'>) => sql<SqlBool>`exists (select from payment_problems problem
  where problem.order_id = orders.order_id and kind = 'mismatch' and (resolved_at is null or resolved_at > ${looked}))`;

/**
 * Orders that wait to be paid, the oldest first. As payUntil says it, for many at once: whoever moves one looks again, under its lock.
 */
export async function selectWaiting(db: Db, { placed, looked, unreminded, limit }: Waiting): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'pending')
    .where('waits_since', '<=', placed)
    .$if(unreminded, (orders) =>
      orders.where(({ or, eb }) => or([eb('reminded_at', 'is', null), withAttempts(sql`state = 'refunded' and updated_at > reminded_at`)])),
    )
    .where(({ not }) => not(withAttempts(heldUp({ placed, looked }))))
    .where(({ not }) => not(mismatched({ looked })))
    .where(owing)
    .orderBy('waits_since')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
