import type { CustomerCoupon } from '@uruhu/contract/coupon';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ConfirmHelp, ConfirmLink } from '#app/features/email/confirm-link.tsx';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { FieldError } from '#app/forms/field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { couponWaits } from '#messages/account/email';
import * as messages from '#messages/orders/cart';
import { couponWorth, freeGift } from '#messages/orders/coupon';
import css from './coupon-field.module.css';
import { CouponPill } from './coupon-pill.tsx';
import type { CouponStore, CouponView } from './coupon-store.ts';
import type { CustomerCoupons } from './use-customer-coupons.ts';

type CouponFieldProps = { couponStore: CouponStore; view: CouponView; customerCoupons: CustomerCoupons; subtotal_rwf: number };
type SectionProps = {
  /** The name of the section. */
  label?: string;
  /** Shown below the reason why an applied coupon gives no discount. */
  children?: ReactNode;
};

/** The field for a coupon code, with the applied coupon and the customer's own coupons below. */
export function CouponField(props: CouponFieldProps & SectionProps) {
  const { couponStore, view, customerCoupons, subtotal_rwf, label = messages.couponCode, children } = props;
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { feedback, applying, code } = view;
  // Focuses the section rather than the field, which would open the keyboard on a phone.
  const focusSection = () => section.current?.focus({ preventScroll: true });
  const handleApplied = () => {
    if (input.current) input.current.value = '';
    focusSection();
  };

  async function apply(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    if (await couponStore.apply(field.value)) field.value = '';
    else field.focus();
  }
  return (
    <section ref={section} className={css.coupon} aria-label={label} tabIndex={-1}>
      <form className="field" noValidate onSubmit={apply}>
        <label className="field__label" htmlFor="coupon-code">
          {messages.couponCode}
          <span className="field__hint">{messages.onePerOrder}</span>
        </label>
        <div className={css.inputRow}>
          <input
            ref={input}
            id="coupon-code"
            className="input"
            name="coupon_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
            enterKeyHint="go"
            maxLength={60}
            aria-invalid={feedback?.ok === false || undefined}
            aria-describedby="coupon-feedback"
          />
          <Button kind="line" type="submit" busy={applying}>
            {applying ? messages.applying : messages.apply}
          </Button>
        </div>
        <div id="coupon-feedback" className={css.feedback} role="status">
          {feedback && <CouponFeedback feedback={feedback} />}
        </div>
      </form>
      <div className={css.belowField}>
        <CouponPill couponStore={couponStore} view={view} onRemove={focusSection}>
          {children}
        </CouponPill>
        {code !== null && (
          <button
            type="button"
            className={`link ${css.clear}`}
            onClick={() => {
              focusSection();
              couponStore.remove();
            }}
          >
            {messages.clearCoupons}
          </button>
        )}
        <CouponChoices
          couponStore={couponStore}
          view={view}
          customerCoupons={customerCoupons}
          subtotal_rwf={subtotal_rwf}
          onApplied={handleApplied}
        />
      </div>
    </section>
  );
}

function CouponFeedback({ feedback: { ok, text, code } }: { feedback: NonNullable<CouponView['feedback']> }) {
  if (ok) {
    return (
      <p className={css.applied}>
        <Icon name="check" small />
        {text}
      </p>
    );
  }
  return (
    <>
      <FieldError error={text} />
      {code === 'coupon_needs_verified_email' && (
        <p className="small">
          <ConfirmHelp />
        </p>
      )}
    </>
  );
}

/** The customer's own coupons, except the applied one. If she has none or the call fails, she can still type a code. */
function CouponChoices(props: CouponFieldProps & { onApplied: () => void }) {
  const { couponStore, view, customerCoupons, subtotal_rwf, onApplied } = props;
  const { code, applying } = view;
  const { coupons, loading } = customerCoupons;
  const others = coupons.filter(({ coupon_code }) => coupon_code !== code);
  const isGiftPromised = customerCoupons.getsFreeGift && coupons.some(({ new_members_only }) => new_members_only);
  const gift = isGiftPromised && <p className={`small ${css.note}`}>{freeGift}</p>;
  if (others.length === 0) return gift || (loading && code === null && <SkeletonBox className={css.skeleton} />);
  const apply = async ({ coupon_code }: CustomerCoupon) => (await couponStore.apply(coupon_code)) && onApplied();
  return (
    <>
      <ul className={css.chips} aria-label={messages.yourCoupons}>
        {others.map((coupon) => (
          <li key={coupon.coupon_id}>
            {coupon.needs_verified_email ? (
              <UnconfirmedCoupon coupon={coupon} />
            ) : (
              <Chip
                coupon={coupon}
                replacesApplied={code !== null}
                busy={applying}
                isBelowMinimum={coupon.minimum_spend > subtotal_rwf}
                onPress={() => apply(coupon)}
              />
            )}
          </li>
        ))}
      </ul>
      {gift}
    </>
  );
}

/** A coupon that works once the customer's address is confirmed. It is no button, since the server would refuse the coupon. */
const UnconfirmedCoupon = ({ coupon }: { coupon: CustomerCoupon }) => (
  <p className={`small ${css.note}`}>
    <b>{coupon.coupon_code}</b>, {couponWorth(coupon)}. {couponWaits} {useSendsMail() ? <ConfirmLink /> : <NoMails />}
  </p>
);

type ChipProps = {
  coupon: CustomerCoupon;
  /** The coupon would replace the applied one. */
  replacesApplied: boolean;
  busy: boolean;
  /** The cart is below the minimum spend of the coupon. */
  isBelowMinimum: boolean;
  onPress: () => void;
};

/** A button that applies a coupon. */
function Chip({ coupon, replacesApplied, busy, isBelowMinimum, onPress }: ChipProps) {
  const worth = [couponWorth(coupon), isBelowMinimum && messages.couponFrom(coupon.minimum_spend)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={(replacesApplied ? messages.applyInstead : messages.applyCoupon)(coupon.coupon_code, worth)}
      aria-disabled={busy || undefined}
      onClick={onPress}
    >
      {replacesApplied ? <span className="muted">{messages.instead}</span> : <Icon name="plus" small />}
      <span>
        {coupon.coupon_code} <b>{worth}</b>
      </span>
    </button>
  );
}
