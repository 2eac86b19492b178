import type { Insertable, Transaction } from 'kysely';
import type { Database, OrderLines, Orders } from '../../database/schema.ts';
import { type Actor, recordTransition } from '../order-log/order-log.ts';
import type { OrderDetails } from './order-details.ts';
import { insertEvent, insertLines, insertOrder } from './queries.ts';

export type NewOrder = Insertable<Orders>;
export type NewOrderLine = Omit<Insertable<OrderLines>, 'order_id' | 'position'>;

/** Inserts an order with its lines and its first event, and logs it. The database refuses an order whose amounts do not add up. */
export async function recordOrder(
  trx: Transaction<Database>,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  actor: Actor = 'shopper',
): Promise<OrderDetails> {
  const row = await insertOrder(trx, order);
  const insertedLines = await insertLines(
    trx,
    lines.map((line, position) => ({ ...line, order_id: row.order_id, position })),
  );
  const firstEvent = await insertEvent(trx, row.order_id, 'ordered');
  await recordTransition(trx, { order_id: row.order_id, from_state: null, to_state: firstEvent.stage, actor });
  return { order: row, lines: insertedLines, events: [firstEvent] };
}
