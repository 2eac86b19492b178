import type { ReorderReply } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { addPastLines, formatLineName } from '../cart/cart.ts';
import { findOrder, findShownNames } from '../orders/orders.ts';

/**
 * Adds the lines of an order of the shopper, in any status, to her cart, as far as they are available. Refuses (422) with the reasons if
 * none is.
 */
export async function reorder(db: Db, user_id: string, order_id: string, messages: Messages['cart']): Promise<Outcome<ReorderReply>> {
  const details = await findOrder(db, order_id);
  if (details?.order.user_id !== user_id) return refuse('order_not_found');
  // The names under which she bought the products.
  const pastLines = details.lines.map((line) => ({ ...line, name: formatLineName(findShownNames(line)) }));
  const outcome = await addPastLines(db, user_id, pastLines, messages);
  if (!outcome.ok || outcome.value.added > 0) return outcome;
  return refuse('nothing_to_reorder', { data: outcome.value });
}
