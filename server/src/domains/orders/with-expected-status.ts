import type { OrderStatus } from '@uruhu/contract/order';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { lockOrder, type OrderRow } from './queries.ts';

/** The staff member who acts on an order, and the status that the order had on her screen. */
export type StaffRequest = { staff_id: string; order_id: string; expected_status: OrderStatus };

/** Locks the order and runs `work`. Refuses (409) without running it if the order no longer has the status that the staff member saw. */
export const withExpectedStatus = <Value>(
  db: Db,
  { order_id, expected_status }: StaffRequest,
  work: (trx: Transaction<Database>, order: OrderRow) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transact(db, async (trx) => {
    const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
    if (!order) return refuse('order_not_found');
    return order.status === expected_status ? work(trx, order) : refuse('order_status_changed');
  });
