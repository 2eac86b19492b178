import type { OrderStatus } from '@uruhu/contract/order';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ReasonCode } from '../../messages/sentences.ts';
import { type Actor, recordTransition } from '../order-log/order-log.ts';
import { insertEvent, type OrderEventRow, type OrderRow, updateOrder } from './queries.ts';

/** `reason`: the text that the staff member wrote. */
type Cause = { actor: Actor; reason?: string; reason_code?: ReasonCode };

/** A step of an order: its new status and stage, and the details that the shopper sees with it. */
export type Step = { status: OrderStatus; stage: OrderEventRow['stage']; tracking_url?: string; cancel_reason?: string };

/**
 * Moves an order to its next status and stage, and logs the actor. The caller must have locked the order with `lockOrder` and checked its
 * status. Throws if ORDER_TRANSITIONS does not allow the step, or if the order has reached this stage before.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  order: Pick<OrderRow, 'order_id' | 'status'>,
  { status, stage, ...details }: Step,
  { actor, ...reason }: Cause,
): Promise<OrderRow> {
  const { order_id } = order;
  // If the order ends and its account was erased, the update also erases the customer from the order, and the reasons of staff from its
  // log. The entry is inserted first, so that its reason is among them.
  await recordTransition(trx, { order_id, from_state: order.status, to_state: stage, actor, ...reason });
  const movedOrder = await updateOrder(trx, order_id, { status, ...details });
  await insertEvent(trx, order_id, stage);
  return movedOrder;
}
