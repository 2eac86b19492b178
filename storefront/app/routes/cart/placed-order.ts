/**
 * The order that was placed in this tab, kept until what says so is closed: whoever loads the page again, or comes back to it, is told
 * once more, and not that her cart is empty.
 */
import type { Order } from '@uruhu/contract/order';
import { clearTab, readTab, writeTab } from '#app/forms/draft.ts';
import { api } from '#app/lib/api.ts';
import { isWhole } from '#app/routes/orders/whole-order.ts';

const nameOf = (user_id: string) => `placed:${user_id}`;

export const placedId = (user_id: string): string | null => readTab(nameOf(user_id));
export const keepPlaced = (user_id: string, order_id: string): void => writeTab(nameOf(user_id), order_id);
export const dropPlaced = (user_id: string): void => clearTab(nameOf(user_id));

/** How that order stands; null where there is none, where it has gone its way meanwhile, or where no answer comes: then it stays kept. */
export async function askPlaced(user_id: string): Promise<Order | null> {
  const order_id = placedId(user_id);
  if (order_id === null) return null;
  const answer = await api.order(order_id);
  const order = answer.ok && isWhole(answer.data.data) && answer.data.data.status === 'pending' ? answer.data.data : null;
  const answered = answer.ok || answer.status === 404;
  if (answered && !order) dropPlaced(user_id);
  return order;
}
