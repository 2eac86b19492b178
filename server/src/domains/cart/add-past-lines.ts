import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome } from '../../lib/outcome.ts';
import { countAvailable, findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import { findChoice } from './find-choice.ts';
import { lockOrCreateCart } from './lock-cart.ts';
import { insertLine, type SellableProduct, selectSellableProduct, updateLine } from './queries.ts';
import type { CartMessages } from './review-cart-lines.ts';

/** A line of an earlier order. `name`: the product's name then, for messages. */
export type PastLine = { product_id: string; option_id: string | null; size_id: string | null; quantity: number; name: string };

/**
 * Whether the product still has exactly the choice of the past line. If the product had no options or sizes when it was ordered and has some
 * now, this is false: `findChoice` would choose the cheapest, which the shopper did not ask for.
 */
const isChoiceValid = ({ options, sizes }: SellableProduct, { option_id, size_id }: PastLine): boolean =>
  (option_id === null ? options.length === 0 : options.some((option) => option.option_id === option_id)) &&
  (size_id === null ? sizes.length === 0 : sizes.some((size) => size.size_id === size_id));

/**
 * Counts the pieces of a past line that can be added to the cart. `existingLine`: the cart's line of the same choice, if there is one.
 * `message`: for the shopper, if fewer pieces can be added than were in the past order.
 */
async function countAddablePieces(trx: Transaction<Database>, cart_id: string, pastLine: PastLine, messages: CartMessages) {
  const lines = await listCartLines(trx, cart_id);
  const { product_id, option_id, size_id, quantity: wantedPieces, name } = pastLine;
  const existingLine = lines.find((line) => line.product_id === product_id && line.option_id === option_id && line.size_id === size_id);
  if (!existingLine && lines.length >= CART_LINES_MAX) return { existingLine, pieces: 0, message: messages.cartFull(name) };
  const otherLines = lines.filter((line) => line !== existingLine);
  const piecesLeft = countAvailable(await findStock(trx, [product_id]), pastLine, otherLines);
  const lineMaximum = Math.min(piecesLeft ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX);
  const pieces = Math.max(0, Math.min(wantedPieces, lineMaximum - (existingLine?.quantity ?? 0)));
  const isLimitedByStock = piecesLeft !== null && piecesLeft <= LINE_QUANTITY_MAX;
  const message = isLimitedByStock ? messages.stockShort({ name, left: piecesLeft }) : messages.atMost(name, LINE_QUANTITY_MAX);
  return { existingLine, pieces, message: pieces < wantedPieces ? message : null };
}

/** Adds one line to the cart. `missingMessage`: a message for the shopper if pieces could not be added. */
async function addLine(
  trx: Transaction<Database>,
  cart_id: string,
  pastLine: PastLine,
  messages: CartMessages,
): Promise<{ isAdded: boolean; missingMessage: string | null }> {
  const { product_id, option_id, size_id, name } = pastLine;
  const product = await selectSellableProduct(trx, product_id);
  if (!product) return { isAdded: false, missingMessage: messages.notSold(name) };
  const choice = findChoice(product, { option_id: option_id ?? undefined, size_id: size_id ?? undefined });
  if (!isChoiceValid(product, pastLine) || !choice.ok) return { isAdded: false, missingMessage: messages.chooseAgain(name) };
  const { existingLine, pieces, message } = await countAddablePieces(trx, cart_id, pastLine, messages);
  if (pieces === 0) return { isAdded: false, missingMessage: message };
  const values = { quantity: pieces + (existingLine?.quantity ?? 0), seen_price_rwf: choice.value.unit_price_rwf };
  if (existingLine) await updateLine(trx, existingLine.cart_item_id, values);
  else await insertLine(trx, { cart_id, product_id, option_id, size_id, ...values });
  return { isAdded: true, missingMessage: message };
}

/**
 * Adds these lines to the shopper's open cart at current prices, as far as they are available, in one transaction. `added` counts the lines
 * of which at least one piece was added; `missing` holds messages for the shopper about pieces that could not be added.
 */
export function addPastLines(
  db: Db,
  user_id: string,
  pastLines: readonly PastLine[],
  messages: CartMessages,
): Promise<Outcome<{ added: number; missing: string[] }>> {
  return transact(db, async (trx) => {
    const cart_id = await lockOrCreateCart(trx, user_id);
    const results: Awaited<ReturnType<typeof addLine>>[] = [];
    for (const pastLine of pastLines) results.push(await addLine(trx, cart_id, pastLine, messages));
    return done({
      added: results.filter(({ isAdded }) => isAdded).length,
      missing: results.flatMap(({ missingMessage }) => missingMessage ?? []),
    });
  });
}
