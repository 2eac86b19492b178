import type { ReorderReply } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { addPastLines, formatLineName } from '../cart/cart.ts';
import { findOrder, type OrderDetails } from '../orders/orders.ts';

type OrderLine = OrderDetails['lines'][number];

/** The name that the order has stored, so that messages use the names under which the shopper bought the products. */
const formatName = ({ product_name: name, option_name, size_name }: OrderLine): string =>
  formatLineName({
    name,
    option: option_name === null ? null : { name: option_name, image: '' },
    size: size_name === null ? null : { name: size_name },
  });

/**
 * Adds the lines of an order of the shopper, in any status, to her cart, as far as they are available. Refuses (422) with the reasons if
 * none is.
 */
export async function reorder(db: Db, user_id: string, order_id: string, messages: Messages['cart']): Promise<Outcome<ReorderReply>> {
  const details = await findOrder(db, order_id);
  if (details?.order.user_id !== user_id) return refuse('order_not_found');
  const pastLines = details.lines.map((line) => ({ ...line, name: formatName(line) }));
  const outcome = await addPastLines(db, user_id, pastLines, messages);
  if (!outcome.ok || outcome.value.added > 0) return outcome;
  return refuse('nothing_to_reorder', { data: outcome.value });
}
