import type { UsableCoupons } from '@uruhu/contract/coupon';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { couponWorth } from '#messages/orders/coupon';
import * as messages from '#messages/orders/coupon-offer';
import css from './coupon-offer.module.css';
import type { CouponStore, CouponView } from './coupon-store.ts';

type CouponOfferProps = {
  coupon: CouponStore;
  view: CouponView;
  /** The customer's own coupons; null if they could not be loaded. */
  customerCoupons: UsableCoupons | null;
  /** The order is being placed, so a coupon applied now would come too late for it. */
  disabled: boolean;
};

/**
 * Offers the coupon that the server found to take most off the cart, unless an applied one takes as much. The order uses the offered
 * coupon only after a press.
 */
export function CouponOffer({ coupon, view, customerCoupons, disabled }: CouponOfferProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const best = customerCoupons?.best ?? null;
  const isBetter = best !== null && best.coupon_code !== view.code && best.discount_amount > (view.coupon?.discount_amount ?? 0);
  const offered = isBetter && !view.checking ? best : null;
  const used = pressed && !offered && view.coupon;
  if (!offered && !used) return null;
  const isForFirstOrder = customerCoupons?.results.some(
    ({ coupon_code, new_members_only }) => coupon_code === offered?.coupon_code && new_members_only,
  );

  async function use(code: string) {
    setPressed(true);
    // The button that had the focus disappears.
    if (await coupon.apply(code)) box.current?.focus();
  }
  return (
    <div ref={box} className={css.offer} tabIndex={-1}>
      {used && <p>{messages.used(used.coupon_code, formatRwf(used.discount_amount))}</p>}
      {offered && (
        <>
          <p>
            <b>{view.code === null ? messages.youHave(couponWorth(offered)) : messages.youHaveMore(couponWorth(offered))}</b>{' '}
            {messages.takesOff(formatRwf(offered.discount_amount))} {isForFirstOrder && messages.firstOrderOnly}
          </p>
          <Button kind="line" busy={view.applying} disabled={disabled} onClick={() => use(offered.coupon_code)}>
            {view.applying ? messages.using : messages.useIt}
          </Button>
          {pressed && view.feedback?.ok === false && <FieldError error={view.feedback.text} />}
        </>
      )}
    </div>
  );
}
