import type { EntryLine, EntryQuote } from '@uruhu/contract/staff/orders/entry';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome } from '../../lib/outcome.ts';
import { deleteCart, fillCartOfNoShopper, formatLineName } from '../cart/cart.ts';
import { findUnsoldRefusal } from './find-unsold.ts';
import { computeSums } from './totals.ts';

/** What an order of these lines costs now. Nothing is reserved or stays. */
export const quoteEntry = (db: Db, wanted: readonly EntryLine[]): Promise<Outcome<EntryQuote>> =>
  transact(db, async (trx) => {
    const cart = await fillCartOfNoShopper(trx, wanted);
    if (!cart.ok) return cart;
    const { cart_id, lines } = cart.value;
    await deleteCart(trx, cart_id);
    const unsold = findUnsoldRefusal(lines);
    if (unsold) return unsold;
    const sums = await computeSums(trx, lines);
    if (!sums.ok) return sums;
    const { subtotal_rwf, shipping_fee_rwf } = sums.value;
    return done({
      lines: lines.map((line) => ({ name: formatLineName(line), quantity: line.quantity, unit_price: line.unit_price_rwf })),
      subtotal: subtotal_rwf,
      shipping_fees: shipping_fee_rwf,
      total: subtotal_rwf + shipping_fee_rwf,
    });
  });
