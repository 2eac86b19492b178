import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/orders';
import css from './orders.module.css';
import { isToPay } from './payment/standing.ts';
import { isRefused } from './refused.ts';
import { shortened } from './short-id.ts';
import { PaymentMark } from './status.tsx';

export type OrdersProps = { orders: readonly Order[]; onPay: (order: Order) => void };

/** What is to be paid in all; what it was before a discount, struck through. */
export function OrderTotal({ order: { total_price, final_total } }: { order: Order }) {
  return (
    <>
      {total_price !== final_total && (
        <del className={css.before}>
          <span className="vh">{`${words.before} `}</span>
          {formatRwf(total_price)}
        </del>
      )}
      <b>{formatRwf(final_total)}</b>
    </>
  );
}

/** Of what there is to do with an order: it is a button at one time and a link at another. */
export const actionId = ({ order_id }: Pick<Order, 'order_id'>) => `do-${order_id}`;

/** How it is paid; where the money could not be found, why is told on the page of the order. */
export function OrderPayment({ order }: { order: Order }) {
  return (
    <>
      <PaymentMark order={order} />
      {isRefused(order) && (
        <PageLink className={`link ${css.why}`} to={paths.order(order.order_id)} aria-label={words.seeWhyOf(shortened(order.order_id))}>
          {words.seeWhy}
        </PageLink>
      )}
    </>
  );
}

export function OrderAction({ order, onPay }: { order: Order; onPay: (order: Order) => void }) {
  const id = shortened(order.order_id);
  if (isToPay(order)) {
    return (
      <Button id={actionId(order)} aria-label={words.payNowFor(id)} onClick={() => onPay(order)}>
        {words.payNow}
      </Button>
    );
  }
  return (
    <ButtonLink id={actionId(order)} kind="line" to={paths.order(order.order_id)} aria-label={words.viewDetailsOf(id)}>
      {words.viewDetails}
    </ButtonLink>
  );
}
