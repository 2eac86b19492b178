import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { useEffect } from 'react';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { dueOf } from '#app/routes/orders/payment/standing.ts';
import { shortId } from '#app/routes/orders/short-id.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as words from '#messages/cart';
import { CartSkeleton } from './cart-skeleton.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { emptyBecause } from './order-to-pay.ts';
import { dropPlaced, placedId } from './placed-order.ts';

export function EmptyCart({ text }: { text: string }) {
  return (
    <EmptyState art={emptyCart} title={words.cartEmpty} action={<ButtonLink to={paths.best()}>{words.seeBestSellers}</ButtonLink>}>
      {text} {words.feesNeedItems}
    </EmptyState>
  );
}

/** Empty since before she came: perhaps it has become an order, or she comes to pay one. */
export function FoundEmpty({ user_id }: { user_id: string }) {
  const { answer } = useAnswer(`orders to pay ${user_id}`, api.orders);
  const placed_id = placedId(user_id);
  const because = answer.state === 'loading' ? null : emptyBecause(placed_id, answer.state === 'loaded' ? answer.data.orders : null);
  // It has gone its way meanwhile.
  const over = answer.state === 'loaded' && placed_id !== null && because?.kind !== 'placed';
  useEffect(() => {
    if (over) dropPlaced(user_id);
  }, [over, user_id]);
  if (answer.state === 'loading') return <CartSkeleton />;
  if (because?.kind === 'placed') return <OrderPlaced user_id={user_id} {...because} />;
  return because ? <EmptyWithOrder order={because.order} /> : <EmptyCart text={words.emptyText} />;
}

/** Whoever tries again to pay is sent to the cart, and her things are in the order by now. */
function EmptyWithOrder({ order }: { order: Order }) {
  return (
    <EmptyState
      art={emptyCart}
      title={words.cartEmpty}
      action={
        <>
          <ButtonLink to={paths.order(order.order_id)}>{words.payThisOrder}</ButtonLink>
          <ButtonLink kind="line" to={paths.best()}>
            {words.seeBestSellers}
          </ButtonLink>
        </>
      }
    >
      {words.orderOwed(shortId(order.order_id), formatRwf(dueOf(order)))}
    </EmptyState>
  );
}
