/** A stored order with its lines and events. */
import type { Db } from '../../database/db.ts';
import { type OrderEventRow, type OrderLineRow, type OrderRow, selectEvents, selectLines } from './queries.ts';

export type OrderDetails = { order: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] };

/** Loads the lines and events of orders, with two queries for all of them. The result is in the order of `orders`. */
export async function loadOrderDetails(db: Db, orders: readonly OrderRow[]): Promise<OrderDetails[]> {
  if (orders.length === 0) return [];
  const ids = orders.map((order) => order.order_id);
  const lines = Map.groupBy(await selectLines(db, ids), (line) => line.order_id);
  const events = Map.groupBy(await selectEvents(db, ids), (event) => event.order_id);
  return orders.map((order) => ({ order, lines: lines.get(order.order_id) ?? [], events: events.get(order.order_id) ?? [] }));
}
