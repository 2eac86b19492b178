import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { formatShortId } from '#app/features/orders/order-facts.ts';
import { OrderPlaced } from '#app/features/orders/order-placed.tsx';
import { findEmptyCartReason } from '#app/features/orders/order-to-pay.ts';
import { clearPlacedOrderId, readPlacedOrderId } from '#app/features/orders/placed-order.ts';
import { getAmountDue } from '#app/features/payment/payment-state.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusNewHeading } from '#app/ui/focus-heading.ts';
import * as messages from '#messages/orders/cart';
import { CartSkeleton } from './cart-skeleton.tsx';

export function EmptyCart({ text }: { text: string }) {
  return (
    <EmptyState art={emptyCart} title={messages.cartEmpty} action={<ButtonLink to={paths.best()}>{messages.seeBestSellers}</ButtonLink>}>
      {text} {messages.feesNeedItems}
    </EmptyState>
  );
}

/**
 * A cart that was empty when the page opened, or that was emptied elsewhere. If it became an order, or an order is unpaid, links to that order.
 * `hadLines`: it replaces the lines of the open page, so its heading takes the focus.
 */
export function EmptyWithoutRemoval({ user_id, hadLines }: { user_id: string; hadLines: boolean }) {
  const { result } = useQuery(`orders to pay ${user_id}`, async () => {
    const orders = await api.orders();
    const isPlacedIdObsolete = orders.ok && findEmptyCartReason(readPlacedOrderId(user_id), orders.data.orders)?.kind !== 'placed';
    if (isPlacedIdObsolete) clearPlacedOrderId(user_id);
    return orders;
  });
  const orders = result.state === 'loaded' ? result.data.orders : null;
  const reason = result.state === 'loading' ? null : findEmptyCartReason(readPlacedOrderId(user_id), orders);
  if (result.state === 'loading') return <CartSkeleton />;
  return (
    <div ref={hadLines ? focusNewHeading : null}>
      {reason === null && <EmptyCart text={messages.emptyText} />}
      {reason?.kind === 'placed' && <OrderPlaced user_id={user_id} {...reason} />}
      {reason?.kind === 'unpaid' && <EmptyWithOrder order={reason.order} />}
    </div>
  );
}

/** An empty cart with a link to an unpaid order: a shopper who wants to retry a payment may look for it here. */
function EmptyWithOrder({ order }: { order: Order }) {
  return (
    <EmptyState
      art={emptyCart}
      title={messages.cartEmpty}
      action={
        <>
          <ButtonLink to={paths.order(order.order_id)}>{messages.payThisOrder}</ButtonLink>
          <ButtonLink kind="line" to={paths.best()}>
            {messages.seeBestSellers}
          </ButtonLink>
        </>
      }
    >
      {messages.orderUnpaid(formatShortId(order.order_id), formatRwf(getAmountDue(order)))}
    </EmptyState>
  );
}
