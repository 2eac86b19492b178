import type { CustomerCoupon, UsableCoupons } from '@uruhu/contract/coupon';
import { useRef } from 'react';
import type { QueryState } from '#app/api/query-state.ts';
import { useSendsMail } from '#app/features/email/no-mails.tsx';
import { copyText } from '#app/features/share/copy-text.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { notify } from '#app/lib/toasts.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/dashboard';
import { couponWaits, toConfirm } from '#messages/account/email';
import { howWeHelp } from '#messages/account/no-mails';
import { couponWorth } from '#messages/orders/coupon';
import css from './coupons.module.css';
import dashboardCss from './dashboard.module.css';

/** The customer's coupons, each with code, worth and expiry. */
export function Coupons({ result }: { result: QueryState<UsableCoupons> }) {
  return (
    <section className={dashboardCss.section} aria-labelledby="coupons-title" tabIndex={-1}>
      <h2 className={`h3 ${css.title}`} id="coupons-title">
        {messages.couponsTitle}
      </h2>
      {result.state === 'loading' && <SkeletonBox className={css.skeleton} />}
      {result.state === 'failed' && <Failure message={messages.couponsFailed} />}
      {result.state === 'loaded' && result.data.results.length === 0 && <p className={css.none}>{messages.noCoupons}</p>}
      {result.state === 'loaded' && result.data.results.length > 0 && (
        <ul className={css.coupons}>
          {result.data.results.map((coupon) => (
            <Coupon key={coupon.coupon_id} coupon={coupon} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Coupon({ coupon }: { coupon: CustomerCoupon }) {
  const codeElement = useRef<HTMLElement>(null);
  const sendsMail = useSendsMail();
  const { coupon_code, ends_at, minimum_spend, needs_verified_email } = coupon;
  async function copy() {
    const isCopied = codeElement.current !== null && (await copyText(codeElement.current));
    notify(isCopied ? messages.copied : messages.notCopied);
  }
  return (
    <li className={`cut ${css.coupon}`}>
      <p className={css.worth}>{couponWorth(coupon)}</p>
      <div className={css.details}>
        <code ref={codeElement}>{coupon_code}</code>
        <p>
          {messages.couponRules(ends_at ? formatDate(ends_at) : '', minimum_spend)}.{' '}
          {needs_verified_email ? (
            <>
              {couponWaits}{' '}
              <a className="link" href="#confirm-email">
                {sendsMail ? toConfirm : howWeHelp}
              </a>
            </>
          ) : (
            messages.couponHow
          )}
        </p>
      </div>
      <button type="button" className="icon-btn" aria-label={messages.copyCoupon(coupon_code)} onClick={copy}>
        <Icon name="copy" />
      </button>
    </li>
  );
}
