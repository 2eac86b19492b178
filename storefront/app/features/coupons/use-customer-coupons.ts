import type { CustomerCoupon } from '@uruhu/contract/coupon';
import { api } from '#app/api/api.ts';
import { useQuery, useTabReturn } from '#app/api/use-query.ts';

/** The customer's own coupons. If she has none or the call fails, she can still type a code. */
export type CustomerCoupons = { loading: boolean; coupons: readonly CustomerCoupon[]; getsFreeGift: boolean };

/** Loads the customer's own coupons. */
export function useCustomerCoupons(): CustomerCoupons {
  const { result, refresh } = useQuery('customer coupons', api.coupons);
  const coupons = result.state === 'loaded' ? result.data.results : [];
  // The customer may come back from the mail that confirms her address.
  useTabReturn(() => coupons.some(({ needs_verified_email }) => needs_verified_email) && refresh());
  const getsFreeGift = result.state === 'loaded' && result.data.gets_free_gift;
  return { loading: result.state === 'loading', coupons, getsFreeGift };
}
