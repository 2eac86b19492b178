/** The worth of a coupon, as the specification words it. */
import type { OwnCoupon } from '@uruhu/contract/coupon';

export { freeGift } from '@uruhu/contract/messages/en/offers';

export const couponWorth = ({ coupon_type, discount }: Pick<OwnCoupon, 'coupon_type' | 'discount'>) =>
  coupon_type === 'percentage' ? `${discount.toFixed(0)}% off` : `RWF ${discount.toLocaleString('en-US')} off`;
