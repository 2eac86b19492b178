import { MESSAGE } from '@uruhu/contract/rules/messages';
import { formatRwf } from '@uruhu/contract/rules/money';
import { subtotal } from '@uruhu/contract/rules/price';
import { totalWeight } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { CartLine } from '../cart/cart.ts';
import { quote } from '../shipping/shipping.ts';

export type Totals = { subtotal_rwf: number; shipping_fee_rwf: number; total_rwf: number };
type Asked = { applied_coupon_code?: string | null | undefined; expected_total?: number | null | undefined };

/**
 * What the lines cost together, delivered. 422 where no band takes their weight; 404 for a coupon, as no code is given out
 * yet; 409 with the true total where the shopper saw another.
 */
export async function totalsOf(
  db: Db,
  lines: readonly CartLine[],
  { applied_coupon_code, expected_total }: Asked,
): Promise<Outcome<Totals>> {
  const shipping = await quote(db, totalWeight(lines));
  if (shipping.kind === 'none') return refuse(422, MESSAGE.noShippingBand);
  if (applied_coupon_code) return refuse(404, MESSAGE.couponMissing);
  const subtotal_rwf = subtotal(lines);
  const total_rwf = subtotal_rwf + shipping.fee_rwf;
  if (typeof expected_total === 'number' && expected_total !== total_rwf) {
    const message = `The total is now ${formatRwf(total_rwf)}. Please check it and place your order again.`;
    return refuse(409, message, { data: { total: total_rwf } });
  }
  return done({ subtotal_rwf, shipping_fee_rwf: shipping.fee_rwf, total_rwf });
}
