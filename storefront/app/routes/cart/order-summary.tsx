import type { Cart } from '@uruhu/contract/cart';
import { formatRwf } from '@uruhu/contract/rules/money';
import type { ReactNode } from 'react';
import { useOnline } from '#app/lib/online.ts';
import * as words from '#messages/cart';
import { tryAgain } from '#messages/common';
import css from './order-summary.module.css';
import { ShippingFee, ShippingTrouble } from './shipping-fee.tsx';
import { type Discount, totalOf } from './sums.ts';
import type { Shipping } from './use-shipping.ts';

type OrderSummaryProps = {
  cart: Cart;
  shipping: Shipping;
  discount: Discount | null;
  /** `old`: the server has not answered yet; `failed`: it did not. */
  totals?: 'current' | 'old' | 'failed';
  onRetry?: (() => void) | undefined;
  /** Between the heading and the sums. */
  before?: ReactNode;
  /** Below the sums: the button. */
  children: ReactNode;
};

export const piecesOf = (cart: Cart) => cart.cart_items.reduce((sum, item) => sum + item.quantity, 0);

/** The sums of the cart, all of them the server's or by its rules. */
export function OrderSummary({ cart, shipping, discount, totals = 'current', onRetry, before, children }: OrderSummaryProps) {
  const total = totalOf(cart, shipping, discount);
  const fresh = totals === 'current';
  return (
    <aside className={`cut-top ${css.summary}`} aria-labelledby="order-summary">
      <div className="row between">
        <h2 className={`h3 ${css.title}`} id="order-summary">
          {words.orderSummary}
        </h2>
        {totals === 'old' && <span className={css.quiet}>{words.updating}</span>}
      </div>
      {before}
      <dl className={fresh ? css.sums : `${css.sums} ${css.old}`} aria-busy={totals === 'old'}>
        <div>
          <dt>{words.subtotal(piecesOf(cart))}</dt>
          <dd>{formatRwf(cart.subtotal)}</dd>
        </div>
        {discount && (
          <div>
            <dt className={css.code}>{words.coupon(discount.code)}</dt>
            <dd className={css.off}>{discount.amount_rwf === null ? '–' : words.takenOff(formatRwf(discount.amount_rwf))}</dd>
          </div>
        )}
        <div>
          <dt>
            {words.shipping} <span className={css.quiet}>{words.inKigali}</span>
          </dt>
          <dd>
            <ShippingFee shipping={shipping} />
          </dd>
        </div>
        <div className={css.total}>
          <dt>{words.total}</dt>
          <dd aria-live="polite" aria-atomic="true">
            {total === null ? '–' : formatRwf(total)}
          </dd>
        </div>
      </dl>
      <ShippingTrouble shipping={shipping} />
      {totals === 'failed' && <TotalsTrouble onRetry={onRetry} />}
      {children}
    </aside>
  );
}

/** Without a network there is nothing to press: it goes on by itself when that is back. */
function TotalsTrouble({ onRetry }: Pick<OrderSummaryProps, 'onRetry'>) {
  const online = useOnline();
  return (
    <p className={css.trouble} role="alert">
      {online ? words.totalsNotLoaded : words.offline}
      {online && (
        <button type="button" className="link" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </p>
  );
}

/** The box that the summary will fill. */
export function SummarySkeleton() {
  return <div className={`cut-top ${css.summary} ${css.waiting}`} aria-hidden="true" />;
}
