import type { EntryLine, EntryQuote } from '@uruhu/contract/staff/orders/entry';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome } from '../../lib/outcome.ts';
import { createStaffCart, deleteCart, formatLineName } from '../cart/cart.ts';
import { computeSums } from './totals.ts';
import { refuseUnavailableLine } from './unavailable-line.ts';

/** The current price of an order of these lines. Reserves nothing, and deletes the cart that it needs for computing. */
export const quoteEntry = (db: Db, entered: readonly EntryLine[]): Promise<Outcome<EntryQuote>> =>
  transact(db, async (trx) => {
    const cart = await createStaffCart(trx, entered);
    if (!cart.ok) return cart;
    const { cart_id, lines } = cart.value;
    await deleteCart(trx, cart_id);
    const refusal = refuseUnavailableLine(lines);
    if (refusal) return refusal;
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
