import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { getAmountDue } from '#app/features/payment/payment-state.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/orders/cart';
import { formatShortId } from './order-facts.ts';
import { isAwaitingPayment } from './order-to-pay.ts';
import { clearPlacedOrderId } from './placed-order.ts';

/** `order`: null if it could not be loaded. */
type OrderPlacedProps = { user_id: string; order_id: string; order: Order | null };

/** Shown in place of a cart that has become an order: leads to that order and its payment. */
export function OrderPlaced({ user_id, order_id, order }: OrderPlacedProps) {
  const dismiss = () => clearPlacedOrderId(user_id);
  const unpaid = order !== null && isAwaitingPayment(order);
  return (
    <EmptyState
      art={unpaid ? emptyOrders : emptyDone}
      title={unpaid ? messages.orderPlacedUnpaid : messages.orderPlaced}
      action={
        <>
          <ButtonLink to={paths.order(order_id)} onClick={dismiss}>
            {unpaid ? messages.payThisOrder : messages.viewOrder}
          </ButtonLink>
          <ButtonLink kind="line" to={paths.orders()} onClick={dismiss}>
            {messages.goToOrders}
          </ButtonLink>
        </>
      }
    >
      {unpaid ? messages.becameOrder(formatShortId(order_id), formatRwf(getAmountDue(order))) : messages.orderWaits}
    </EmptyState>
  );
}
