import type { Reordered } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import { addAgain, lineName } from '../cart/cart.ts';
import { type OrderRecord, orderById } from '../orders/orders.ts';

type Line = OrderRecord['lines'][number];

const named = (name: string | null) => (name === null ? null : { name });

/** As the order knows it: what is said of it must be what was bought. */
const nameOf = ({ product_name: name, option_name, size_name }: Line): string =>
  lineName({ name, option: option_name === null ? null : { name: option_name, image: '' }, size: named(size_name) });

/**
 * Puts into the cart again what can still be bought of an own order, whatever became of that. 422 with the reasons where it is nothing.
 */
export async function reorder(db: Db, user_id: string, order_id: string): Promise<Outcome<Reordered>> {
  const record = await orderById(db, order_id);
  if (record?.order.user_id !== user_id) return refuse(404, MESSAGE.orderMissing);
  const items = record.lines.map((line) => ({ ...line, name: nameOf(line) }));
  const outcome = await addAgain(db, user_id, items);
  if (!outcome.ok || outcome.value.added > 0) return outcome;
  return refuse(422, MESSAGE.nothingToReorder, { data: outcome.value });
}
