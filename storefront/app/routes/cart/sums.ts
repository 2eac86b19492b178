/** What a cart costs, by the rules that the server has too. */
import type { Cart } from '@uruhu/contract/cart';
import { discountOf, orderTotal } from '@uruhu/contract/rules/discount';
import type { CouponView } from './coupon-desk.ts';
import type { Shipping } from './use-shipping.ts';

/** What the coupon takes off; `amount_rwf` null: not known yet. */
export type Discount = { code: string; amount_rwf: number | null };

/** Null: no coupon, or none that can be used. */
export function discountIn({ code, coupon, checking }: CouponView, subtotal_rwf: number): Discount | null {
  if (coupon) return { code: coupon.coupon_code, amount_rwf: discountOf(coupon, subtotal_rwf) };
  return code !== null && checking ? { code, amount_rwf: null } : null;
}

/** Francs to pay in all; null as long as the fee or the discount is not known. */
export function totalOf({ subtotal }: Pick<Cart, 'subtotal'>, shipping: Shipping, discount: Discount | null): number | null {
  if (!('fee_rwf' in shipping) || discount?.amount_rwf === null) return null;
  return orderTotal({ subtotal_rwf: subtotal, fee_rwf: shipping.fee_rwf, discount_rwf: discount?.amount_rwf ?? 0 });
}
