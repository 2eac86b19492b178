import type { OwnCoupon, OwnCoupons } from '@uruhu/contract/coupon';
import { useRef } from 'react';
import type { Answer } from '#app/lib/answer.ts';
import { longDate } from '#app/lib/dates.ts';
import { notify } from '#app/lib/toasts.ts';
import { copyText } from '#app/routes/orders/payment/copy-text.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-dashboard';
import { couponWorth } from '#messages/coupon';
import css from './coupons.module.css';
import page from './dashboard.module.css';

/** What she may use now: each with its code, what it takes off, and until when. */
export function Coupons({ answer, onRetry }: { answer: Answer<OwnCoupons>; onRetry: () => void }) {
  return (
    <section className={page.part} aria-labelledby="coupons-title" tabIndex={-1}>
      <h2 className={`h3 ${css.title}`} id="coupons-title">
        {words.couponsTitle}
      </h2>
      {answer.state === 'loading' && <Bone className={css.bone} />}
      {answer.state === 'failed' && <Failure message={words.couponsFailed} onRetry={onRetry} />}
      {answer.state === 'loaded' && answer.data.results.length === 0 && <p className={css.none}>{words.noCoupons}</p>}
      {answer.state === 'loaded' && answer.data.results.length > 0 && (
        <ul className={css.coupons}>
          {answer.data.results.map((coupon) => (
            <Coupon key={coupon.coupon_id} coupon={coupon} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Coupon({ coupon }: { coupon: OwnCoupon }) {
  const code = useRef<HTMLElement>(null);
  const { coupon_code, ends_at, minimum_spend } = coupon;
  async function copy() {
    const copied = code.current !== null && (await copyText(code.current));
    notify(copied ? words.copied : words.notCopied);
  }
  return (
    <li className={`cut ${css.coupon}`}>
      <p className={css.worth}>{couponWorth(coupon)}</p>
      <div className={css.about}>
        <code ref={code}>{coupon_code}</code>
        <p>
          {words.couponRules(ends_at ? longDate(ends_at) : '', minimum_spend)}. {words.couponHow}
        </p>
      </div>
      <button type="button" className="icon-btn" aria-label={words.copyCoupon(coupon_code)} onClick={copy}>
        <Icon name="copy" />
      </button>
    </li>
  );
}
