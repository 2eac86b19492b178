import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as words from '#messages/orders';
import css from './orders.module.css';
import { shortened } from './short-id.ts';

export type OrdersProps = { orders: readonly Order[]; onPay: (order: Order) => void };

/** Whether there is something to pay and sense in paying it. */
export const isToPay = ({ payment_status, status }: Pick<Order, 'payment_status' | 'status'>): boolean =>
  payment_status === 'Unpaid' && status !== 'cancelled';

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

export function OrderAction({ order, onPay }: { order: Order; onPay: (order: Order) => void }) {
  const id = shortened(order.order_id);
  if (isToPay(order)) {
    return (
      <Button aria-label={words.payNowFor(id)} onClick={() => onPay(order)}>
        {words.payNow}
      </Button>
    );
  }
  return (
    <ButtonLink kind="line" to={paths.order(order.order_id)} aria-label={words.viewDetailsOf(id)}>
      {words.viewDetails}
    </ButtonLink>
  );
}
