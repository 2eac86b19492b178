import type { OrderStatus } from '@uruhu/contract/order';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ReasonCode } from '../../messages/sentences.ts';
import { type Actor, recordTransition } from '../order-log/order-log.ts';
import { insertEvent, type OrderEventRow, type OrderRow, updateOrder } from './queries.ts';

/** `reason`: the text that staff wrote. */
type Cause = { by: Actor; reason?: string; reason_code?: ReasonCode };

/** A step of an order: its new status and stage, and what the owner sees with it. */
export type Step = { status: OrderStatus; stage: OrderEventRow['stage']; tracking_url?: string; cancel_reason?: string };

/**
 * Moves an order to its next status and stage, and logs the actor. Lock the order first (lockOrder) and check its status. Throws if the table
 * of transitions does not allow the step, or if the order has been at this stage before.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  order: Pick<OrderRow, 'order_id' | 'status'>,
  { status, stage, ...details }: Step,
  { by, ...why }: Cause,
): Promise<OrderRow> {
  const { order_id } = order;
  // Logged before the update: where the update removes the customer from the order, the database also removes the reason that staff gave.
  await recordTransition(trx, { order_id, from_state: order.status, to_state: stage, by, ...why });
  const moved = await updateOrder(trx, order_id, { status, ...details });
  await insertEvent(trx, order_id, stage);
  return moved;
}
