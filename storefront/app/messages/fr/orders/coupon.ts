/** Messages of the worth of a coupon. */
import type { CustomerCoupon } from '@uruhu/contract/coupon';
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { freeGift } from '@uruhu/contract/messages/fr/offers';

export const couponWorth = ({ coupon_type, discount }: Pick<CustomerCoupon, 'coupon_type' | 'discount'>) =>
  coupon_type === 'percentage' ? `${discount.toFixed(0)} % de remise` : `${formatRwf(discount)} de remise`;
