import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { getSession } from '#app/lib/session.ts';
import { useStore } from '#app/lib/store.ts';
import { couponMessages } from '#messages/orders/cart';
import { isCouponStorageKey, readStoredCouponCode, storeCouponCode } from './coupon-storage.ts';
import { type CouponStore, type CouponView, createCouponStore } from './coupon-store.ts';

const openCouponStore = () =>
  createCouponStore(readStoredCouponCode(), {
    validate: api.validateCoupon,
    storeCode: storeCouponCode,
    isSignedIn: () => getSession() !== null,
    messages: couponMessages,
  });

/** The coupon of the signed-in customer: starts from the code stored on this device, and follows the changes of other tabs. */
export function useCoupon(): { couponStore: CouponStore; view: CouponView } {
  const [couponStore] = useState(openCouponStore);
  const view = useStore(couponStore.view, couponStore.view.get());
  useWindowEvent('storage', ({ key }) => isCouponStorageKey(key) && couponStore.adoptStoredCode(readStoredCouponCode()));
  return { couponStore, view };
}
