/** Computes what an order would cost that staff type in for a customer on WhatsApp or the phone. */
import { computeOrderTotal } from '@uruhu/contract/rules/prices/discount';
import type { OrderQuote, OrderQuoteRequest } from '@uruhu/contract/staff/orders/entry';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { formatLineName, priceLines } from '../cart/cart.ts';
import { quoteCoupon } from '../coupons/coupons.ts';
import { computeSubtotalAndShipping } from './totals.ts';
import { findUnavailableLineRefusal } from './unavailable-line.ts';

/** The discount of the coupon in francs; 0 without a coupon. */
async function quoteDiscount(db: Db, { customer_id = '', coupon_code }: OrderQuoteRequest, subtotal_rwf: number): Promise<Outcome<number>> {
  if (coupon_code === '') return done(0);
  if (!isUuid(customer_id)) return refuse('customer_not_found', { fields: ['customer_id'] });
  const coupon = await quoteCoupon(db, { user_id: customer_id, code: coupon_code, subtotal_rwf });
  return coupon.ok ? done(coupon.value.discount_amount) : coupon;
}

/** The current price of an order of these lines. Reserves and writes nothing. */
export async function quoteEntry(db: Db, entry: OrderQuoteRequest): Promise<Outcome<OrderQuote>> {
  const pricedLines = await priceLines(db, entry.lines);
  if (!pricedLines.ok) return pricedLines;
  const lines = pricedLines.value;
  const refusal = findUnavailableLineRefusal(lines);
  if (refusal) return refusal;
  const sums = await computeSubtotalAndShipping(db, lines);
  if (!sums.ok) return sums;
  const { subtotal_rwf, shipping_fee_rwf: fee_rwf } = sums.value;
  const discount = await quoteDiscount(db, entry, subtotal_rwf);
  if (!discount.ok) return discount;
  const discount_rwf = discount.value;
  return done({
    lines: lines.map((line) => ({ name: formatLineName(line), quantity: line.quantity, unit_price: line.unit_price_rwf })),
    subtotal: subtotal_rwf,
    shipping_fees: fee_rwf,
    coupon_discount_amount: discount_rwf,
    total: computeOrderTotal({ subtotal_rwf, fee_rwf, discount_rwf }),
  });
}
