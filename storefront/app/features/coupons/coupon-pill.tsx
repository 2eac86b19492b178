import type { ReactNode } from 'react';
import { ConfirmHelp } from '#app/features/email/confirm-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/orders/cart';
import { couponWorth } from '#messages/orders/coupon';
import { tryAgain } from '#messages/shell/common';
import css from './coupon-pill.module.css';
import type { CouponStore, CouponView } from './coupon-store.ts';

type CouponPillProps = {
  couponStore: CouponStore;
  view: CouponView;
  /** Called before the pill disappears, so that the page can move the focus from it. */
  onRemove: () => void;
  /** Shown below the reason for a refusal. */
  children?: ReactNode;
};

/** The applied coupon with its worth, or why it gives no discount. */
export function CouponPill({ couponStore, view, onRemove, children }: CouponPillProps) {
  const { code, coupon: appliedCoupon, refusal } = view;
  if (code === null) return null;
  const shownCode = appliedCoupon?.coupon_code ?? code;
  return (
    <div className={refusal ? css.refused : css.pill}>
      <Icon name={refusal ? 'warn' : 'check'} small />
      <p>
        <b>{shownCode}</b> {appliedCoupon && couponWorth(appliedCoupon)}
      </p>
      <button
        type="button"
        className={css.remove}
        aria-label={messages.removeCoupon(shownCode)}
        onClick={() => {
          onRemove();
          couponStore.remove();
        }}
      >
        <Icon name="close" small />
      </button>
      {refusal && (
        <div className={css.reason} role="alert">
          {messages.couponNotApplied} {refusal.message}
          {refusal.canRetry && (
            <button type="button" className="link" onClick={() => couponStore.check()}>
              {tryAgain}
            </button>
          )}
          {refusal.code === 'coupon_needs_verified_email' && <ConfirmHelp />}
          {children}
        </div>
      )}
    </div>
  );
}
