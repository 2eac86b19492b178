import type { Cart } from '@uruhu/contract/cart';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { ReactNode } from 'react';
import { useOnline } from '#app/lib/online.ts';
import * as messages from '#messages/orders/cart';
import { tryAgain } from '#messages/shell/common';
import type { TotalsState } from './cart-view.ts';
import css from './order-summary.module.css';
import { ShippingFee, ShippingProblem } from './shipping-fee.tsx';
import { TooHeavy } from './too-heavy.tsx';
import { computeTotal, type Discount } from './totals.ts';
import type { Shipping } from './use-shipping.ts';

type OrderSummaryProps = {
  cart: Cart;
  shipping: Shipping;
  discount: Discount | null;
  totals?: TotalsState;
  onRetry?: (() => void) | undefined;
  aboveAmounts?: ReactNode;
  /** Shown below the amounts: the button. */
  children: ReactNode;
};

const countPieces = (cart: Cart) => cart.cart_items.reduce((sum, item) => sum + item.quantity, 0);

/** The amounts of the cart: from the server, or computed by the rules that server and storefront share. */
export function OrderSummary({ cart, shipping, discount, totals = 'current', onRetry, aboveAmounts, children }: OrderSummaryProps) {
  const total = computeTotal(cart, shipping, discount);
  const isCurrent = totals === 'current';
  return (
    <aside className={`cut-top ${css.summary}`} aria-labelledby="order-summary">
      <div className="row between">
        <h2 className={`h3 ${css.title}`} id="order-summary">
          {messages.orderSummary}
        </h2>
        {totals === 'old' && <span className={css.hint}>{messages.updating}</span>}
      </div>
      {aboveAmounts}
      <dl className={isCurrent ? css.sums : `${css.sums} ${css.old}`} aria-busy={totals === 'old'}>
        <div>
          <dt>{messages.subtotal(countPieces(cart))}</dt>
          <dd>{formatRwf(cart.subtotal)}</dd>
        </div>
        {discount && (
          <div>
            <dt className={css.code}>{messages.coupon(discount.code)}</dt>
            <dd className={css.discount}>{discount.amount_rwf === null ? '–' : messages.takenOff(formatRwf(discount.amount_rwf))}</dd>
          </div>
        )}
        <div>
          <dt>
            {messages.shipping} <span className={css.hint}>{messages.inKigali}</span>
          </dt>
          <dd>
            <ShippingFee shipping={shipping} />
          </dd>
        </div>
        <div className={css.total}>
          <dt>{messages.total}</dt>
          <dd aria-live="polite" aria-atomic="true">
            {total === null ? '–' : formatRwf(total)}
          </dd>
        </div>
      </dl>
      <ShippingProblem shipping={shipping} />
      {shipping.kind === 'none' && <TooHeavy weight_g={cart.total_weight} />}
      {totals === 'failed' && <TotalsProblem onRetry={onRetry} />}
      {children}
    </aside>
  );
}

/** Says that the totals are old. Offline it has no retry button: the page reads the totals by itself when the connection is back. */
function TotalsProblem({ onRetry }: Pick<OrderSummaryProps, 'onRetry'>) {
  const online = useOnline();
  return (
    <p className={css.problem} role="alert">
      {online ? messages.totalsNotLoaded : messages.offline}
      {online && (
        <button type="button" className="link" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </p>
  );
}

/** An empty box in the place of the summary while the cart loads. */
export function SummarySkeleton() {
  return <div className={`cut-top ${css.summary} ${css.skeleton}`} aria-hidden="true" />;
}
