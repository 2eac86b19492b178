/** The discount and total of a cart, by the rules that the storefront shares with the server. */
import type { Cart } from '@uruhu/contract/cart';
import { computeDiscount, computeOrderTotal } from '@uruhu/contract/rules/prices/discount';
import type { CouponView } from '#app/features/coupons/coupon-store.ts';
import type { Shipping } from './use-shipping.ts';

/** The discount of a coupon; `amount_rwf` null: not known yet. */
export type Discount = { code: string; amount_rwf: number | null };

/** The discount of the cart's coupon; null without a coupon, or if the server refuses it. */
export function findCartDiscount({ code, coupon, checking }: CouponView, subtotal_rwf: number): Discount | null {
  if (coupon) return { code: coupon.coupon_code, amount_rwf: computeDiscount(coupon, subtotal_rwf) };
  return code !== null && checking ? { code, amount_rwf: null } : null;
}

/** The total in francs; null while the fee or the discount is unknown. */
export function computeTotal({ subtotal }: Pick<Cart, 'subtotal'>, shipping: Shipping, discount: Discount | null): number | null {
  if (!('fee_rwf' in shipping) || discount?.amount_rwf === null) return null;
  return computeOrderTotal({ subtotal_rwf: subtotal, fee_rwf: shipping.fee_rwf, discount_rwf: discount?.amount_rwf ?? 0 });
}
