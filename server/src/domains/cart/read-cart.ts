import type { Cart } from '@uruhu/contract/cart';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done } from '../../outcome.ts';
import { stockOf } from '../stock/stock.ts';
import { cartLine } from './line.ts';
import { presentCart } from './present.ts';
import { deleteLine, lockOpenCart, selectOpenLines, updateLine } from './queries.ts';
import { reviewLines } from './review.ts';

async function look(db: Db, user_id: string) {
  const lines = (await selectOpenLines(db, user_id)).map(cartLine);
  const stock = await stockOf(
    db,
    lines.map((line) => line.product_id),
  );
  return { review: reviewLines(lines, stock), stock };
}

type Look = Awaited<ReturnType<typeof look>>;

async function store(db: Db, { gone, changed }: Look['review']): Promise<void> {
  for (const line of gone) await deleteLine(db, line.cart_item_id);
  for (const line of changed) await updateLine(db, line.cart_item_id, { quantity: line.quantity, seen_price_rwf: line.unit_price_rwf });
}

/**
 * The open cart at the prices and stock of now, and what is different since the last look, in words. Most looks find nothing
 * to store, so only one that does takes the lock, and then looks again.
 */
export async function readCart(db: Db, user_id: string): Promise<Cart> {
  const first = await look(db, user_id);
  if (first.review.gone.length + first.review.changed.length === 0) return presentCart(first.review, first.stock);
  const outcome = await transact(db, async (trx) => {
    await lockOpenCart(trx, user_id);
    const again = await look(trx, user_id);
    await store(trx, again.review);
    return done(again);
  });
  const { review, stock } = outcome.ok ? outcome.value : first;
  return presentCart(review, stock);
}
