import { formatRwf } from '@uruhu/contract/rules/money';
import { useRef } from 'react';
import { CouponPill } from '#app/features/coupons/coupon-pill.tsx';
import type { CouponStore, CouponView } from '#app/features/coupons/coupon-store.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/checkout';
import css from './checkout.module.css';

type CheckoutCouponProps = {
  coupon: CouponStore;
  view: CouponView;
  /** The total in francs without the refused discount. */
  total: number | null;
  /** Places the order without the coupon; undefined unless the coupon prevented the order. */
  onPlace: (() => void) | undefined;
};

/** The coupon applied in the cart. If the server refuses it, lets the shopper order without it. */
export function CheckoutCoupon({ coupon, view, total, onPlace }: CheckoutCouponProps) {
  const section = useRef<HTMLElement>(null);
  if (view.code === null && !view.notice) return null;
  return (
    <section ref={section} className={css.coupon} aria-label={messages.yourCoupon} tabIndex={-1}>
      {view.code === null && <p className="small muted">{view.notice?.text}</p>}
      <CouponPill coupon={coupon} view={view} onRemove={() => section.current?.focus()}>
        {onPlace && total !== null && (
          <Button kind="line" onClick={onPlace}>
            {messages.placeWithout(formatRwf(total))}
          </Button>
        )}
      </CouponPill>
    </section>
  );
}
