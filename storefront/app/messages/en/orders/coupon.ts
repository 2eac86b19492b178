/** Messages of the worth of a coupon, in the words of the specification. */
import type { CustomerCoupon } from '@uruhu/contract/coupon';

export { freeGift } from '@uruhu/contract/messages/en/offers';

export const couponWorth = ({ coupon_type, discount }: Pick<CustomerCoupon, 'coupon_type' | 'discount'>) =>
  coupon_type === 'percentage' ? `${discount.toFixed(0)}% off` : `RWF ${discount.toLocaleString('en-US')} off`;
