import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { getSession } from '#app/lib/session.ts';
import { useStore } from '#app/lib/store.ts';
import { couponMessages } from '#messages/orders/cart';
import { isStoredCoupon, readStoredCoupon, storeCoupon } from './coupon-storage.ts';
import { type CouponStore, type CouponView, createCouponStore } from './coupon-store.ts';

const openCouponStore = () =>
  createCouponStore(readStoredCoupon(), {
    validate: api.validateCoupon,
    storeCode: storeCoupon,
    isSignedIn: () => getSession() !== null,
    messages: couponMessages,
  });

/** The coupon of the signed-in customer: starts from the code stored on this device, and follows the changes of other tabs. */
export function useCoupon(): { coupon: CouponStore; view: CouponView } {
  const [coupon] = useState(openCouponStore);
  const view = useStore(coupon.view, coupon.view.get());
  useWindowEvent('storage', ({ key }) => isStoredCoupon(key) && coupon.adoptStoredCode(readStoredCoupon()));
  return { coupon, view };
}
