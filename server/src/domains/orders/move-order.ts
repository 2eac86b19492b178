import type { OrderStatus } from '@uruhu/contract/order';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type By, noteMove } from '../trail/trail.ts';
import { insertEvent, type OrderEventRow, type OrderRow, updateOrder } from './queries.ts';

/** A step on the way of an order: the status it then has, and what its owner is shown of it. */
export type Step = { status: OrderStatus; stage: OrderEventRow['stage']; tracking_url?: string; cancel_reason?: string };

/**
 * Moves an order on and notes who did it. Lock it before (lockOrder), and look at its status. Throws where the table of steps knows no
 * such step, and where it was at this stage before.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  order: Pick<OrderRow, 'order_id' | 'status'>,
  { status, stage, ...shown }: Step,
  { by, reason = '' }: { by: By; reason?: string },
): Promise<OrderRow> {
  const { order_id } = order;
  // Before the step: an order that forgets its person there forgets what staff said of it, too.
  await noteMove(trx, { order_id, from_state: order.status, to_state: stage, by, reason });
  const moved = await updateOrder(trx, order_id, { status, ...shown });
  await insertEvent(trx, order_id, stage);
  return moved;
}
