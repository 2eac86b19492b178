import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { keepCoupon, onCouponElsewhere, readCoupon } from '#app/lib/kept-coupon.ts';
import { getSession } from '#app/lib/session.ts';
import { useStore } from '#app/lib/store.ts';
import { couponWords } from '#messages/cart';
import { type CouponDesk, type CouponView, openCouponDesk } from './coupon-desk.ts';

const open = () =>
  openCouponDesk(readCoupon(), {
    validate: api.validateCoupon,
    keep: keepCoupon,
    signedIn: () => getSession() !== null,
    words: couponWords,
  });

/** The coupon of the person who is signed in, as this device has kept it and as other tabs change it. */
export function useCoupon(): { coupon: CouponDesk; view: CouponView } {
  const [coupon] = useState(open);
  const view = useStore(coupon.view, coupon.view.get());
  useEffect(() => onCouponElsewhere(coupon.adopt), [coupon]);
  return { coupon, view };
}
