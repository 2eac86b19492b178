import { REFUSAL_STATUS } from '@uruhu/contract/codes';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { listTransitions } from '../../order-log/order-log.ts';
import { findOrder, presentOrder } from '../../orders/orders.ts';
import { listPaymentProblems, listSameTransactions } from '../../payments/payments.ts';
import { showOrder } from '../show-order.ts';

/**
 * An order with everything that staff need to decide: its payments, transitions and problems, and other payments by the same transaction.
 */
export async function showAdminOrder(db: Db, order_id: string): Promise<AdminOrder | undefined> {
  const record = await findOrder(db, order_id);
  if (!record) return undefined;
  return {
    ...(await showOrder(db, record, presentOrder)),
    trail: await listTransitions(db, order_id),
    problems: await listPaymentProblems(db, order_id),
    same_transactions: await listSameTransactions(db, order_id),
  };
}

/** Adds the current order to an outcome, and also to a 409 refusal, as the order is not as the staff member saw it. */
export async function attachCurrentOrder(db: Db, order_id: string, outcome: Outcome<unknown>): Promise<Outcome<AdminOrder>> {
  if (!outcome.ok) return REFUSAL_STATUS[outcome.code] === 409 ? { ...outcome, data: await showAdminOrder(db, order_id) } : outcome;
  const order = await showAdminOrder(db, order_id);
  return order ? done(order) : refuse('order_not_found');
}
