/**
 * Finds unpaid orders, locks each of them, checks it again, and runs the caller's work, which reminds the customer or cancels the order.
 */
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { readShopTime } from '../../database/clock.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../lib/outcome.ts';
import {
  AFTER_DECISION_HOURS,
  CLAIM_HOURS,
  computePayUntil,
  computeWaitStart,
  isClaimed,
  selectUnpaidHours,
} from '../order-view/order-view.ts';
import { lockOrderUnlessLocked, type OrderRow } from '../orders/orders.ts';
import { settlePayment } from '../paying/paying.ts';
import {
  type Attempt,
  computeOrderAmountDue,
  computePaymentStatus,
  listAttempts,
  listPaymentMismatches,
  lockAttempts,
} from '../payments/payments.ts';
import { selectUnpaidOrders } from './queries.ts';

export type UnpaidOrdersContext = Pick<AppContext, 'db' | 'mailer' | 'providers' | 'snapshot'> & {
  /** Logs in one line that the work on an order failed; the next round tries it again. */
  log: (line: string) => void;
};

type OrderSelection = {
  /** Only orders that have waited for this share of their time: 1 is all of it. */
  waitedShare: number;
  /** Leaves out orders of whose payment the customer was reminded in the current waiting time. */
  excludesReminded: boolean;
  now: Date;
};
type OrderWait = {
  /** When the current waiting time began: when the order was placed, or last refunded. */
  waits_since: Date;
  /** When the order is cancelled if it is not paid. */
  pay_until: Date;
  /** The francs still to pay. */
  due_rwf: number;
  /** Whether the shopper has claimed a payment that staff have not decided on yet. */
  hasOpenClaim: boolean;
  /** Whether a provider does not report clearly about a payment, so that the order may be paid. */
  isInDoubt: boolean;
};
type OrderWork<Value> = (trx: Transaction<Database>, order: OrderRow, wait: OrderWait) => Promise<Value | null>;

const HOUR_MS = 3_600_000;
/** Orders in one round; the next round comes a minute later. */
const ORDERS_PER_ROUND_MAX = 200;

/**
 * Creates a function that asks the providers about the payments of an order, so that an order that was just paid is not cancelled, and
 * returns whether a report is unclear. It asks about open payments and about those that expired within the last hour, as a shopper can
 * still approve a prompt that another one replaced. A provider that does not respond is not asked again in this round, so that the other
 * orders do not wait for it; all payments at this provider then count as unclear.
 */
function createDoubtCheck(context: UnpaidOrdersContext): (order_id: string) => Promise<boolean> {
  const unreachableProviders = new Set<string>();
  return async (order_id) => {
    const expiredAfter_ms = (await readShopTime(context.db)).getTime() - HOUR_MS;
    const mayBePaid = ({ state, updated_at }: Attempt) =>
      state === 'created' || state === 'pending' || (state === 'expired' && updated_at.getTime() > expiredAfter_ms);
    let isInDoubt = false;
    const attempts = await listAttempts(context.db, [order_id]);
    for (const { payment_attempt_id, provider } of attempts.filter(mayBePaid)) {
      const settlement = unreachableProviders.has(provider) ? undefined : await settlePayment(context, payment_attempt_id, 'job');
      if (settlement?.isProviderUnreachable) unreachableProviders.add(provider);
      isInDoubt ||= unreachableProviders.has(provider) || settlement?.result === 'unknown';
    }
    return isInDoubt;
  };
}

/**
 * Locks the order and runs `work`. Returns the result of `work`, which is null if it did nothing; also returns null if another transaction
 * has locked the order, or if the order does not wait for payment any more.
 */
async function runOnLockedOrder<Value>(
  trx: Transaction<Database>,
  order_id: string,
  { unpaid_hours, isInDoubt }: { unpaid_hours: number; isInDoubt: boolean },
  work: OrderWork<Value>,
): Promise<Value | null> {
  const order = await lockOrderUnlessLocked(trx, order_id);
  if (!order) return null;
  const attempts = await lockAttempts(trx, order_id);
  const { total_rwf } = order;
  const waitingOrder = { ...order, payment_status: computePaymentStatus(total_rwf, attempts), unpaid_hours };
  const pay_until = computePayUntil(waitingOrder, attempts, await listPaymentMismatches(trx, [order_id]));
  const wait = {
    waits_since: computeWaitStart(order, attempts),
    due_rwf: computeOrderAmountDue(total_rwf, attempts),
    hasOpenClaim: isClaimed(attempts),
  };
  return pay_until && work(trx, order, { ...wait, pay_until, isInDoubt });
}

/**
 * Runs `work` for each order that waits to be paid, in a separate transaction, and returns the results that are not null. Several processes
 * may run this at once. Logs an error and goes on with the next order.
 */
export async function forEachUnpaidOrder<Value>(
  context: UnpaidOrdersContext,
  { waitedShare, excludesReminded, now }: OrderSelection,
  work: OrderWork<Value>,
): Promise<Value[]> {
  const { db, log } = context;
  const unpaid_hours = await selectUnpaidHours(db);
  const subtractHours = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  // The same hours that computePayUntil adds to a time are here subtracted from now.
  const limits = {
    waitBeganBefore: subtractHours(unpaid_hours * waitedShare),
    claimedWaitBeganBefore: subtractHours(unpaid_hours + CLAIM_HOURS),
    decidedBefore: subtractHours(AFTER_DECISION_HOURS),
    excludesReminded,
    limit: ORDERS_PER_ROUND_MAX,
  };
  const isPaymentInDoubt = createDoubtCheck(context);
  const results: Value[] = [];
  for (const order_id of await selectUnpaidOrders(db, limits)) {
    try {
      const isInDoubt = await isPaymentInDoubt(order_id);
      const outcome = await transact(db, async (trx) => done(await runOnLockedOrder(trx, order_id, { unpaid_hours, isInDoubt }, work)));
      if (outcome.ok && outcome.value !== null) results.push(outcome.value);
    } catch (error) {
      log(`unpaid order ${order_id} could not be checked; the next round tries again: ${error}`);
    }
  }
  return results;
}
