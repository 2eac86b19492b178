import type { Order } from '@uruhu/contract/order';
import { couponWorth } from '#messages/coupon';

type Used = Pick<Order, 'coupon_type' | 'coupon_discount_amount' | 'subtotal'>;

/** What the coupon gave, in whole percent or in francs. An order keeps what it took off, not its rule. */
export function couponOff({ coupon_type, coupon_discount_amount, subtotal }: Used): string {
  const percent = coupon_type === 'percentage' && subtotal > 0;
  return percent
    ? couponWorth({ coupon_type, discount: (coupon_discount_amount / subtotal) * 100 })
    : couponWorth({ coupon_type: 'fixed', discount: coupon_discount_amount });
}
