/** The discount of a coupon, in whole francs. Server and storefront share these rules. */

export type CouponRule = { coupon_type: 'percentage' | 'fixed'; discount: number };

/**
 * Returns the francs off a subtotal: a percentage of it, rounded half up, or a fixed amount; never more than the subtotal. `discount` is a
 * whole number of percent or of francs.
 */
export function computeDiscount({ coupon_type, discount }: CouponRule, subtotal_rwf: number): number {
  // Half the divisor is added, so that rounding down rounds half up.
  const amount = coupon_type === 'percentage' ? Math.floor((subtotal_rwf * discount + 50) / 100) : discount;
  return Math.min(amount, subtotal_rwf);
}

/**
 * Shares a discount over the lines in proportion to their totals, in whole francs, by the largest-remainder method: the shares sum exactly
 * to `discount_rwf`, and none exceeds its line. Between equal remainders the earlier line gets the franc. `discount_rwf` must not exceed
 * the sum of the lines.
 */
export function shareDiscount(discount_rwf: number, line_totals_rwf: readonly number[]): number[] {
  const subtotal_rwf = line_totals_rwf.reduce((sum, total) => sum + total, 0);
  if (discount_rwf <= 0 || subtotal_rwf <= 0) return line_totals_rwf.map(() => 0);
  // Each exact share is multiplied by the subtotal, to have no fraction. Such a product can exceed what a number holds exactly.
  const subtotal = BigInt(subtotal_rwf);
  const exactShares = line_totals_rwf.map((total) => BigInt(total) * BigInt(discount_rwf));
  const shares = exactShares.map((share) => Number(share / subtotal));
  const unshared_rwf = discount_rwf - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exactShares
    .map((share, index) => ({ index, remainder: share % subtotal }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, unshared_rwf)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Computes the total of an order. It is never below 0, because a discount is at most the subtotal. */
export function computeOrderTotal({
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
