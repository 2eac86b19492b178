import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { formatShortIdWithEllipsis, isPaymentRejected } from '#app/features/orders/order-facts.ts';
import { PaymentBadge } from '#app/features/orders/status-badge.tsx';
import { getAmountDue, isPayable } from '#app/features/payment/payment-state.ts';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/orders/orders';
import css from './orders.module.css';

export type OrdersProps = { orders: readonly Order[]; onPay: (order: Order) => void };

/** The total, with the price before a discount struck through, and what is left to pay after a part of it was paid. */
export function OrderTotal({ order }: { order: Order }) {
  const { total_price, final_total } = order;
  return (
    <>
      {total_price !== final_total && (
        <del className={css.priceBefore}>
          <span className="vh">{`${messages.before} `}</span>
          {formatRwf(total_price)}
        </del>
      )}
      <b>{formatRwf(final_total)}</b>
      {order.is_part_paid && <span className={css.leftToPay}>{messages.leftToPayOf(formatRwf(getAmountDue(order)))}</span>}
    </>
  );
}

/** The element id of an order's action, which is a button or a link, depending on the order's state. */
export const getActionId = ({ order_id }: Pick<Order, 'order_id'>) => `do-${order_id}`;

/** The payment badge of an order. For a rejected claim, it links to the order's page, which has the reason. */
export function OrderPayment({ order }: { order: Order }) {
  return (
    <>
      <PaymentBadge order={order} />
      {isPaymentRejected(order) && (
        <PageLink
          className={`link ${css.seeWhy}`}
          to={paths.order(order.order_id)}
          aria-label={messages.seeWhyOf(formatShortIdWithEllipsis(order.order_id))}
        >
          {messages.seeWhy}
        </PageLink>
      )}
    </>
  );
}

export function OrderAction({ order, onPay }: { order: Order; onPay: (order: Order) => void }) {
  const id = formatShortIdWithEllipsis(order.order_id);
  if (isPayable(order)) {
    return (
      <Button id={getActionId(order)} aria-label={messages.payNowFor(id)} onClick={() => onPay(order)}>
        {messages.payNow}
      </Button>
    );
  }
  return (
    <ButtonLink id={getActionId(order)} kind="line" to={paths.order(order.order_id)} aria-label={messages.viewDetailsOf(id)}>
      {messages.viewDetails}
    </ButtonLink>
  );
}
