import { computeOrderTotal } from '@uruhu/contract/rules/prices/discount';
import { computeSubtotal } from '@uruhu/contract/rules/prices/price';
import { computeTotalWeight } from '@uruhu/contract/rules/prices/shipping';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { CartLine } from '../cart/cart.ts';
import type { RedeemedCoupon } from '../coupons/coupons.ts';
import { quoteShippingFee } from '../shipping/shipping.ts';

export type SubtotalAndShipping = { subtotal_rwf: number; shipping_fee_rwf: number; total_weight_g: number };
export type Totals = SubtotalAndShipping & {
  coupon_code: string | null;
  coupon_type: string | null;
  discount_rwf: number;
  total_rwf: number;
};

/** Computes subtotal and shipping fee. Refuses (422) if no shipping band covers the weight. */
export async function computeSubtotalAndShipping(db: Db, lines: readonly CartLine[]): Promise<Outcome<SubtotalAndShipping>> {
  const total_weight_g = computeTotalWeight(lines);
  const shipping = await quoteShippingFee(db, total_weight_g);
  if (shipping.kind === 'none') return refuse('no_shipping_band');
  return done({ subtotal_rwf: computeSubtotal(lines), shipping_fee_rwf: shipping.fee_rwf, total_weight_g });
}

/** Computes the total after the coupon. Refuses (409) with the true total if the shopper saw another. */
export function computeTotal(
  sums: SubtotalAndShipping,
  coupon: RedeemedCoupon | null,
  expected_total: number | null | undefined,
): Outcome<Totals> {
  const { coupon_code = null, coupon_type = null, discount_rwf = 0 } = coupon ?? {};
  const total_rwf = computeOrderTotal({ subtotal_rwf: sums.subtotal_rwf, fee_rwf: sums.shipping_fee_rwf, discount_rwf });
  if (typeof expected_total === 'number' && expected_total !== total_rwf) {
    return refuse('total_changed', { values: { total_rwf }, data: { total: total_rwf } });
  }
  return done({ ...sums, coupon_code, coupon_type, discount_rwf, total_rwf });
}
