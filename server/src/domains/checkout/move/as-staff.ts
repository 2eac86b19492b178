import type { OrderStatus } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Db } from '../../../http/parts.ts';
import { type Outcome, refuse } from '../../../outcome.ts';
import { isUuid } from '../../../uuid.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.ts';
import { STAFF_SAID } from '../staff-words.ts';

/** Who of the staff acts on which order, and the status of it that they have seen. */
export type Acting = { staff_id: string; order_id: string; expected_status: OrderStatus };

/** Does something with an order that is locked, and still where whoever acts has seen it; else 409, and nothing is done. */
export const asStaff = <Value>(
  db: Db,
  { order_id, expected_status }: Acting,
  work: (trx: Transaction<Database>, order: OrderRow) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transact(db, async (trx) => {
    const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
    if (!order) return refuse(404, MESSAGE.orderMissing);
    return order.status === expected_status ? work(trx, order) : refuse(409, STAFF_SAID.moved);
  });
