/** What a coupon takes off. One rule for server and screens; whole francs, rounded once. */

export type CouponRule = { coupon_type: 'percentage' | 'fixed'; discount: number };

/**
 * Francs off a subtotal: so many percent of it, half a franc rounded up, or the fixed amount, never more than the subtotal.
 * `discount` is a whole number of percent or of francs.
 */
export function discountOf({ coupon_type, discount }: CouponRule, subtotal_rwf: number): number {
  const amount = coupon_type === 'percentage' ? Math.floor((subtotal_rwf * discount + 50) / 100) : discount;
  return Math.min(amount, subtotal_rwf);
}

/**
 * A discount shared over the lines in proportion to what they cost, in whole francs, by largest remainder: the parts sum exactly to
 * `discount_rwf`, and none is more than its line. Of equal remainders the earlier line gets the franc. `discount_rwf` is at most the
 * sum of the lines.
 */
export function shareDiscount(discount_rwf: number, line_totals_rwf: readonly number[]): number[] {
  const subtotal_rwf = line_totals_rwf.reduce((sum, total) => sum + total, 0);
  if (discount_rwf <= 0 || subtotal_rwf <= 0) return line_totals_rwf.map(() => 0);
  // BigInt: the product of two amounts can be beyond what a number holds exactly.
  const whole = BigInt(subtotal_rwf);
  const exact = line_totals_rwf.map((total) => BigInt(total) * BigInt(discount_rwf));
  const shares = exact.map((product) => Number(product / whole));
  const left = discount_rwf - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** What an order costs: `total = subtotal + fee - discount`, never below 0. */
export function orderTotal({
  subtotal_rwf,
  fee_rwf,
  discount_rwf,
}: {
  subtotal_rwf: number;
  fee_rwf: number;
  discount_rwf: number;
}): number {
  return subtotal_rwf + fee_rwf - discount_rwf;
}
