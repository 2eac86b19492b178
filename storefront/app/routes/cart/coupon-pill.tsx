import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/cart';
import { tryAgain } from '#messages/common';
import { couponWorth } from '#messages/coupon';
import type { CouponDesk, CouponView } from './coupon-desk.ts';
import css from './coupon-pill.module.css';

type CouponPillProps = {
  coupon: CouponDesk;
  view: CouponView;
  /** It is about to vanish, with the focus on it. */
  onRemove: () => void;
  /** Below why it is not taken off. */
  children?: ReactNode;
};

/** The coupon that is applied, with what it is worth; or why it is not taken off. */
export function CouponPill({ coupon, view, onRemove, children }: CouponPillProps) {
  const { code, coupon: rule, refusal } = view;
  if (code === null) return null;
  const shown = rule?.coupon_code ?? code;
  return (
    <div className={refusal ? css.refused : css.pill}>
      <Icon name={refusal ? 'warn' : 'check'} small />
      <p>
        <b>{shown}</b> {rule && couponWorth(rule)}
      </p>
      <button
        type="button"
        className={css.remove}
        aria-label={words.removeCoupon(shown)}
        onClick={() => {
          onRemove();
          coupon.remove();
        }}
      >
        <Icon name="close" small />
      </button>
      {refusal && (
        <div className={css.reason} role="alert">
          {words.notTakenOff} {refusal.message}
          {refusal.retry && (
            <button type="button" className="link" onClick={() => coupon.check()}>
              {tryAgain}
            </button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
