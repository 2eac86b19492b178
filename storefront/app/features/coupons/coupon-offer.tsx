import type { UsableCoupons } from '@uruhu/contract/coupon';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useRef, useState } from 'react';
import { FieldError } from '#app/forms/field.tsx';
import { Button } from '#app/ui/button.tsx';
import { couponWorth } from '#messages/orders/coupon';
import * as messages from '#messages/orders/coupon-offer';
import css from './coupon-offer.module.css';
import type { CouponStore, CouponView } from './coupon-store.ts';

type CouponOfferProps = {
  couponStore: CouponStore;
  view: CouponView;
  /** The customer's own coupons; null if they could not be loaded. */
  customerCoupons: UsableCoupons | null;
  /** The order is being placed, so a coupon applied now would come too late for it. */
  disabled: boolean;
};

/**
 * Offers the coupon that the server found to take most off the cart, unless the applied coupon takes as much off. The order uses the
 * offered coupon only after a press.
 */
export function CouponOffer({ couponStore, view, customerCoupons, disabled }: CouponOfferProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const bestCoupon = customerCoupons?.best ?? null;
  const isBetter =
    bestCoupon !== null && bestCoupon.coupon_code !== view.code && bestCoupon.discount_amount > (view.coupon?.discount_amount ?? 0);
  const offeredCoupon = isBetter && !view.checking ? bestCoupon : null;
  const appliedOffer = pressed && !offeredCoupon && view.coupon;
  if (!offeredCoupon && !appliedOffer) return null;
  const isForFirstOrder = customerCoupons?.results.some(
    ({ coupon_code, new_members_only }) => coupon_code === offeredCoupon?.coupon_code && new_members_only,
  );

  async function applyOffer(code: string) {
    setPressed(true);
    // The button that had the focus disappears.
    if (await couponStore.apply(code)) box.current?.focus();
  }
  return (
    <div ref={box} className={css.offer} tabIndex={-1}>
      {appliedOffer && <p>{messages.used(appliedOffer.coupon_code, formatRwf(appliedOffer.discount_amount))}</p>}
      {offeredCoupon && (
        <>
          <p>
            <b>{view.code === null ? messages.youHave(couponWorth(offeredCoupon)) : messages.youHaveMore(couponWorth(offeredCoupon))}</b>{' '}
            {messages.takesOff(formatRwf(offeredCoupon.discount_amount))} {isForFirstOrder && messages.firstOrderOnly}
          </p>
          <Button kind="line" busy={view.applying} disabled={disabled} onClick={() => applyOffer(offeredCoupon.coupon_code)}>
            {view.applying ? messages.using : messages.useIt}
          </Button>
          {pressed && view.feedback?.ok === false && <FieldError error={view.feedback.text} />}
        </>
      )}
    </div>
  );
}
