import type { Order } from '@uruhu/contract/order';
import { couponWorth } from '#messages/orders/coupon';

type DiscountedOrder = Pick<Order, 'coupon_type' | 'coupon_discount_amount' | 'subtotal'>;

/** The discount of the coupon in whole percent or in francs, computed from the order, which stores only the amount. */
export function formatCouponDiscount({ coupon_type, coupon_discount_amount, subtotal }: DiscountedOrder): string {
  const isPercentage = coupon_type === 'percentage' && subtotal > 0;
  return isPercentage
    ? couponWorth({ coupon_type, discount: (coupon_discount_amount / subtotal) * 100 })
    : couponWorth({ coupon_type: 'fixed', discount: coupon_discount_amount });
}
