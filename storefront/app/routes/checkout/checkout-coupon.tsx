import { formatRwf } from '@uruhu/contract/rules/money';
import { useRef } from 'react';
import type { CouponDesk, CouponView } from '#app/routes/cart/coupon-desk.ts';
import { CouponPill } from '#app/routes/cart/coupon-pill.tsx';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/checkout';
import css from './checkout.module.css';

type CheckoutCouponProps = {
  coupon: CouponDesk;
  view: CouponView;
  /** Francs without what is not taken off. */
  total: number | null;
  /** Places the order as it is; only where the coupon was in its way. */
  onPlace: (() => void) | undefined;
};

/** The coupon that was applied in the cart, and the way on where it is refused. */
export function CheckoutCoupon({ coupon, view, total, onPlace }: CheckoutCouponProps) {
  const section = useRef<HTMLElement>(null);
  if (view.code === null && !view.said) return null;
  return (
    <section ref={section} className={css.coupon} aria-label={words.yourCoupon} tabIndex={-1}>
      {view.code === null && <p className="small muted">{view.said?.text}</p>}
      <CouponPill coupon={coupon} view={view} onRemove={() => section.current?.focus()}>
        {onPlace && total !== null && (
          <Button kind="line" onClick={onPlace}>
            {words.placeWithout(formatRwf(total))}
          </Button>
        )}
      </CouponPill>
    </section>
  );
}
