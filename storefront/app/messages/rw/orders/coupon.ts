/** Messages of the worth of a coupon, in the words of the specification. */
import type { CustomerCoupon } from '@uruhu/contract/coupon';

export { freeGift } from '@uruhu/contract/messages/rw/offers';

export const couponWorth = ({ coupon_type, discount }: Pick<CustomerCoupon, 'coupon_type' | 'discount'>) =>
  coupon_type === 'percentage' ? `igabanyirizwa rya ${discount.toFixed(0)}%` : `igabanyirizwa rya ${discount.toLocaleString('en-US')} RWF`;
