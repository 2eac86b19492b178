import type { Cart } from '@uruhu/contract/cart';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { toCartLine } from './line.ts';
import { presentCart } from './present.ts';
import { deleteLine, lockOpenCart, selectOpenCartLines, updateLine } from './queries.ts';
import { type CartReview, reviewCartLines } from './review-cart-lines.ts';
import { type CartWording, translateLines } from './translate-lines.ts';

async function reviewCart(db: Db, user_id: string, { language, messages }: CartWording) {
  const lines = await translateLines(db, (await selectOpenCartLines(db, user_id)).map(toCartLine), language);
  const stock = await findStock(
    db,
    lines.map((line) => line.product_id),
  );
  return { review: reviewCartLines(lines, stock, messages), stock };
}

async function storeChanges(db: Db, { unavailableLines, changedLines }: CartReview): Promise<void> {
  for (const line of unavailableLines) await deleteLine(db, line.cart_item_id);
  for (const line of changedLines)
    await updateLine(db, line.cart_item_id, { quantity: line.quantity, seen_price_rwf: line.unit_price_rwf });
}

/** The open cart, whose lock the caller holds, as `readCart` returns it. Stores what has changed. */
export async function readLockedCart(trx: Db, user_id: string, wording: CartWording): Promise<Cart> {
  const { review, stock } = await reviewCart(trx, user_id, wording);
  await storeChanges(trx, review);
  return presentCart(review, stock);
}

/**
 * The open cart at current prices and stock, with messages about changes since the last call. Most calls find no change, so only a call
 * that finds one locks the cart; it reviews the cart again under the lock, and stores the changes.
 */
export async function readCart(db: Db, user_id: string, wording: CartWording): Promise<Cart> {
  const unlockedCart = await reviewCart(db, user_id, wording);
  const { unavailableLines, changedLines } = unlockedCart.review;
  if (unavailableLines.length + changedLines.length === 0) return presentCart(unlockedCart.review, unlockedCart.stock);
  const outcome = await transact(db, async (trx) => {
    await lockOpenCart(trx, user_id);
    return done(await readLockedCart(trx, user_id, wording));
  });
  return outcome.ok ? outcome.value : presentCart(unlockedCart.review, unlockedCart.stock);
}
