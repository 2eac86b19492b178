import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { paths } from '#app/lib/paths.ts';
import { dueOf } from '#app/routes/orders/payment/standing.ts';
import { shortId } from '#app/routes/orders/short-id.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as words from '#messages/cart';
import { waitsToBePaid } from './order-to-pay.ts';
import { dropPlaced } from './placed-order.ts';

/** `order`: null where nothing is known of it just now. */
type OrderPlacedProps = { user_id: string; order_id: string; order: Order | null };

/** Where the cart is empty because it has become an order: that one, and the way to pay it. */
export function OrderPlaced({ user_id, order_id, order }: OrderPlacedProps) {
  const seen = () => dropPlaced(user_id);
  const owed = order !== null && waitsToBePaid(order);
  return (
    <EmptyState
      art={owed ? emptyOrders : emptyDone}
      title={owed ? words.orderPlacedUnpaid : words.orderPlaced}
      action={
        <>
          <ButtonLink to={paths.order(order_id)} onClick={seen}>
            {owed ? words.payThisOrder : words.viewOrder}
          </ButtonLink>
          <ButtonLink kind="line" to={paths.orders()} onClick={seen}>
            {words.goToOrders}
          </ButtonLink>
        </>
      }
    >
      {owed ? words.becameOrder(shortId(order_id), formatRwf(dueOf(order))) : words.orderWaits}
    </EmptyState>
  );
}
