import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { Db } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { orderById, presentOrder } from '../../orders/orders.ts';
import { problemsOf } from '../../payments/payments.ts';
import { movesOf } from '../../trail/trail.ts';
import { showOrder } from '../show-order.ts';

/** An order with everything that staff need to decide: its payments, who moved what, and what is wrong with it. */
export async function adminOrder(db: Db, order_id: string): Promise<AdminOrder | undefined> {
  const record = await orderById(db, order_id);
  if (!record) return undefined;
  return { ...(await showOrder(db, record, presentOrder)), trail: await movesOf(db, order_id), problems: await problemsOf(db, order_id) };
}

/** What a verb came to: the order as it is now, with a refusal too that says that it is not as it was seen. */
export async function withOrder(db: Db, order_id: string, outcome: Outcome<unknown>): Promise<Outcome<AdminOrder>> {
  if (!outcome.ok) return outcome.status === 409 ? { ...outcome, data: await adminOrder(db, order_id) } : outcome;
  const order = await adminOrder(db, order_id);
  return order ? done(order) : refuse(404, MESSAGE.orderMissing);
}
