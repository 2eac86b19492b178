import type { OwnCoupon } from '@uruhu/contract/coupon';
import { type FormEvent, useRef } from 'react';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/cart';
import { couponWorth } from '#messages/coupon';
import type { CouponDesk, CouponView } from './coupon-desk.ts';
import css from './coupon-field.module.css';
import { CouponPill } from './coupon-pill.tsx';

type CouponFieldProps = { coupon: CouponDesk; view: CouponView; subtotal_rwf: number };

/** Where a code is typed, and below it the coupon that is applied and those of the person's own. */
export function CouponField({ coupon, view, subtotal_rwf }: CouponFieldProps) {
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { said, applying, code } = view;
  const error = said?.ok === false;
  // Not the field: on a phone the keyboard would come up.
  const focus = () => section.current?.focus({ preventScroll: true });
  const picked = () => {
    if (input.current) input.current.value = '';
    focus();
  };

  async function apply(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    if (await coupon.apply(field.value)) field.value = '';
    else field.focus();
  }
  return (
    <section ref={section} className={css.coupon} aria-label={words.couponCode} tabIndex={-1}>
      <form className="field" noValidate onSubmit={apply}>
        <label className="field__label" htmlFor="coupon-code">
          {words.couponCode}
          <span className="field__hint">{words.onePerOrder}</span>
        </label>
        <div className={css.entry}>
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
            aria-invalid={error || undefined}
            aria-describedby="coupon-said"
          />
          <Button kind="line" type="submit" busy={applying}>
            {applying ? words.applying : words.apply}
          </Button>
        </div>
        <div id="coupon-said" className={css.said} role="status">
          {error && <FieldError error={said.text} />}
          {said?.ok && (
            <p className={css.applied}>
              <Icon name="check" small />
              {said.text}
            </p>
          )}
        </div>
      </form>
      <div className={css.below}>
        <CouponPill coupon={coupon} view={view} onRemove={focus} />
        {code !== null && (
          <button
            type="button"
            className={`link ${css.clear}`}
            onClick={() => {
              focus();
              coupon.remove();
            }}
          >
            {words.clearCoupons}
          </button>
        )}
        <OwnCoupons coupon={coupon} view={view} subtotal_rwf={subtotal_rwf} onApplied={picked} />
      </div>
    </section>
  );
}

/** Asked for when the cart is there. None, or no answer: the code can still be typed. */
function OwnCoupons({ coupon, view: { code, applying }, subtotal_rwf, onApplied }: CouponFieldProps & { onApplied: () => void }) {
  const { answer } = useAnswer('own coupons', api.coupons);
  if (answer.state === 'loading') return code === null && <Bone className={css.bone} />;
  const others = answer.state === 'loaded' ? answer.data.results.filter(({ coupon_code }) => coupon_code !== code) : [];
  if (others.length === 0) return null;
  const apply = async ({ coupon_code }: OwnCoupon) => (await coupon.apply(coupon_code)) && onApplied();
  return (
    <ul className={css.chips} aria-label={words.yourCoupons}>
      {others.map((own) => (
        <li key={own.coupon_id}>
          <Chip own={own} instead={code !== null} busy={applying} short={own.minimum_spend > subtotal_rwf} onPress={() => apply(own)} />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = { own: OwnCoupon; instead: boolean; busy: boolean; short: boolean; onPress: () => void };

/** `instead`: it would take the place of another. `short`: the cart is below what it asks for. */
function Chip({ own, instead, busy, short, onPress }: ChipProps) {
  const worth = [couponWorth(own), short && words.couponFrom(own.minimum_spend)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={(instead ? words.applyInstead : words.applyCoupon)(own.coupon_code, worth)}
      aria-disabled={busy || undefined}
      onClick={onPress}
    >
      {instead ? <span className="muted">{words.instead}</span> : <Icon name="plus" small />}
      <span>
        {own.coupon_code} <b>{worth}</b>
      </span>
    </button>
  );
}
