import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome } from '../../outcome.ts';
import { available, leftInWords, stockOf } from '../stock/stock.ts';
import { cartLines } from './cart-lines.ts';
import { choose } from './choose.ts';
import { holdOrOpenCart } from './hold-cart.ts';
import { insertLine, type Offer, selectOffer, updateLine } from './queries.ts';

/** What was bought before, as it was chosen; `name` is what it is called in a sentence. */
export type Again = { product_id: string; option_id: string | null; size_id: string | null; quantity: number; name: string };

/** Another price and other pieces are meant where what was chosen has gone, or where there is something to choose now. */
const isAsItWas = ({ options, sizes }: Offer, { option_id, size_id }: Again): boolean =>
  (option_id === null ? options.length === 0 : options.some((option) => option.option_id === option_id)) &&
  (size_id === null ? sizes.length === 0 : sizes.some((size) => size.size_id === size_id));

/** How many more pieces a line can have. `why`: in words, where it is fewer than wanted. */
async function roomFor(trx: Transaction<Database>, cart_id: string, again: Again) {
  const lines = await cartLines(trx, cart_id);
  const { product_id, option_id, size_id, quantity: wanted, name } = again;
  const same = lines.find((line) => line.product_id === product_id && line.option_id === option_id && line.size_id === size_id);
  if (!same && lines.length >= CART_LINES_MAX) return { same, pieces: 0, why: `Your cart is full: there is no room for ${name}.` };
  const others = lines.filter((line) => line !== same);
  const left = available(await stockOf(trx, [product_id]), again, others);
  const room = Math.min(left ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX) - (same?.quantity ?? 0);
  const pieces = Math.max(0, Math.min(wanted, room));
  const short =
    left !== null && left <= LINE_QUANTITY_MAX ? leftInWords(name, left) : `You can have at most ${LINE_QUANTITY_MAX} of ${name}.`;
  return { same, pieces, why: pieces < wanted ? short : null };
}

/** Answers what could not be had, in words, and whether anything was put in. */
async function putIn(trx: Transaction<Database>, cart_id: string, again: Again): Promise<{ added: boolean; missing: string | null }> {
  const { product_id, option_id, size_id, name } = again;
  const offer = await selectOffer(trx, product_id);
  if (!offer) return { added: false, missing: `${name} is no longer available.` };
  const chosen = choose(offer, { option_id: option_id ?? undefined, size_id: size_id ?? undefined });
  if (!isAsItWas(offer, again) || !chosen.ok)
    return { added: false, missing: `${name} is no longer sold as you had it: please choose again.` };
  const { same, pieces, why } = await roomFor(trx, cart_id, again);
  if (pieces === 0) return { added: false, missing: why };
  const set = { quantity: pieces + (same?.quantity ?? 0), seen_price_rwf: chosen.value.unit_price_rwf };
  if (same) await updateLine(trx, same.cart_item_id, set);
  else await insertLine(trx, { cart_id, product_id, option_id, size_id, ...set });
  return { added: true, missing: why };
}

/**
 * Puts into the person's open cart what can still be had of all this, as far as there is, at the prices of now: all of it in one
 * transaction. `added` counts the items of which there is at least one piece; `missing` says in words what could not be had.
 */
export function addAgain(db: Db, user_id: string, items: readonly Again[]): Promise<Outcome<{ added: number; missing: string[] }>> {
  return transact(db, async (trx) => {
    const cart_id = await holdOrOpenCart(trx, user_id);
    const results: Awaited<ReturnType<typeof putIn>>[] = [];
    for (const item of items) results.push(await putIn(trx, cart_id, item));
    return done({
      added: results.filter(({ added }) => added).length,
      missing: results.flatMap(({ missing }) => missing ?? []),
    });
  });
}
