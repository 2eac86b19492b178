/** Orders that wait to be paid, one after the other, each looked at again under its lock. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done } from '../../../outcome.ts';
import { lockOrderUnlessHeld, type OrderRow } from '../../orders/orders.ts';
import { amountDue, attemptsOf, lockAttempts, mismatchesOf, paymentStatus } from '../../payments/payments.ts';
import { settlePayment } from '../pay/settle-payment.ts';
import { AFTER_LOOK_HOURS, payUntil, waitsSince } from '../pay-until.ts';
import { selectUnpaidHours, selectWaiting } from '../queries.ts';

export type Keeping = Pick<Parts, 'db' | 'post' | 'providers' | 'snapshot'> & {
  /** Takes what failed, in a line: the next look tries again. */
  log: (line: string) => void;
};

type Look = {
  /** Those that have waited for so much of the time: 1 is all of it. */
  part: number;
  /** Only those that nobody was reminded of since their time runs. */
  unreminded: boolean;
  now: Date;
};
type Waiting = {
  since: Date;
  until: Date;
  /** What is still to come. */
  due_rwf: number;
  /** Something is under way of which its provider says nothing clear: the order may be paid. */
  inDoubt: boolean;
};
type Work<Value> = (trx: Transaction<Database>, order: OrderRow, waiting: Waiting) => Promise<Value | null>;

const HOUR_MS = 3_600_000;
/** Of one look: a minute later comes the next. */
const AT_ONCE_MAX = 200;

/**
 * Asks what came of the payments of an order that are under way: whoever has just paid by card must not be told that the time is over.
 * Answers whether that is in doubt. A provider that was not there once is not asked again in the same look: the others wait. One that says
 * nothing clear of one payment is asked of the others all the same.
 */
function asking(keeping: Keeping): (order_id: string) => Promise<boolean> {
  const away = new Set<string>();
  return async (order_id) => {
    const live = (await attemptsOf(keeping.db, [order_id])).filter(({ state }) => state === 'created' || state === 'pending');
    let inDoubt = false;
    for (const { payment_attempt_id, provider } of live) {
      const settled = away.has(provider) ? undefined : await settlePayment(keeping, payment_attempt_id, 'job');
      if (settled?.away) away.add(provider);
      inDoubt ||= away.has(provider) || settled?.answer === 'unknown';
    }
    return inDoubt;
  };
}

/** Null where somebody else is moving the order, where it does not wait any more, and where `work` finds nothing to do. */
async function lookAgain<Value>(
  trx: Transaction<Database>,
  order_id: string,
  { unpaid_hours, inDoubt }: { unpaid_hours: number; inDoubt: boolean },
  work: Work<Value>,
): Promise<Value | null> {
  const order = await lockOrderUnlessHeld(trx, order_id);
  if (!order) return null;
  const attempts = await lockAttempts(trx, order_id);
  const { total_rwf } = order;
  const waiting = { ...order, payment_status: paymentStatus(total_rwf, attempts), unpaid_hours };
  const until = payUntil(waiting, attempts, await mismatchesOf(trx, [order_id]));
  return until && work(trx, order, { since: waitsSince(order, attempts), until, due_rwf: amountDue(total_rwf, attempts), inDoubt });
}

/**
 * Does `work` to orders that wait to be paid, each in a transaction of its own, and answers what came of it. Several processes may do
 * so at once. One order that fails is logged, and keeps no other waiting.
 */
export async function eachWaiting<Value>(keeping: Keeping, { part, unreminded, now }: Look, work: Work<Value>): Promise<Value[]> {
  const { db, log } = keeping;
  const unpaid_hours = await selectUnpaidHours(db);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const limits = { placed: ago(unpaid_hours * part), looked: ago(AFTER_LOOK_HOURS), unreminded, limit: AT_ONCE_MAX };
  const ask = asking(keeping);
  const worked: Value[] = [];
  for (const order_id of await selectWaiting(db, limits)) {
    try {
      const inDoubt = await ask(order_id);
      const outcome = await transact(db, async (trx) => done(await lookAgain(trx, order_id, { unpaid_hours, inDoubt }, work)));
      if (outcome.ok && outcome.value !== null) worked.push(outcome.value);
    } catch (error) {
      log(`order ${order_id} waits to be paid, and could not be looked at: ${error}`);
    }
  }
  return worked;
}
