import type { Order } from '@uruhu/contract/order';
import { useEffect, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import { useQuery, useTabReturn } from '#app/api/use-query.ts';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { CartChanges } from '#app/features/cart/cart-changes.tsx';
import { CheckoutSteps } from '#app/features/cart/checkout-steps.tsx';
import { useShipping } from '#app/features/cart/use-shipping.ts';
import { useCoupon } from '#app/features/coupons/use-coupon.ts';
import { OrderPlaced } from '#app/features/orders/order-placed.tsx';
import { clearPlacedOrderId, readPlacedOrderId, useOrderOfOtherTab } from '#app/features/orders/placed-order.ts';
import { PaymentDialog } from '#app/features/payment/payment-dialog.tsx';
import { NeedsScripts } from '#app/features/session/needs-scripts.tsx';
import { useRequiredSession } from '#app/features/session/use-required-session.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { focusNewHeading } from '#app/ui/focus-heading.ts';
import { cartEmpty, feesNeedItems, goToOrders } from '#messages/orders/cart';
import * as messages from '#messages/orders/checkout';
import css from './checkout.module.css';
import { CheckoutBody } from './checkout-body.tsx';
import { loadCheckout } from './checkout-data.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.title, description: messages.about });

export default function CheckoutPage() {
  const session = useRequiredSession();
  const navigate = useNavigate();
  const { couponStore, view: couponView } = useCoupon();
  // The component loads the data rather than a clientLoader, because each load also checks the coupon in the component's own store.
  const { result, retry, refresh } = useQuery(session ? `checkout ${session.token}` : null, () => loadCheckout(couponStore.check));
  const quoteCart = useShipping();
  const data = result.state === 'loaded' ? result.data : null;
  const [hadItems, setHadItems] = useState(false);
  if (data && data.cart.cart_items.length > 0 && !hadItems) setHadItems(true);
  const earlierOrder = usePlacedOrder(data);
  const [orderPlacedNow, setOrderPlacedNow] = useState<Order | null>(null);
  const placedOrder = orderPlacedNow ?? earlierOrder.order;
  const refreshUnlessPlaced = () => session && !placedOrder && data && refresh();
  useTabReturn(refreshUnlessPlaced);
  useOrderOfOtherTab(data?.user.user_id, refreshUnlessPlaced);
  // The form disappears, so the view would stand in the footer behind the dialog.
  useEffect(() => {
    if (placedOrder) scrollTo(0, 0);
  }, [placedOrder]);
  // If this is set but `placedOrder` is not, the order that this tab has placed could not be loaded.
  const placedOrderId = data && readPlacedOrderId(data.user.user_id);
  const onDialogClosed = () => {
    if (data) clearPlacedOrderId(data.user.user_id);
    navigate(paths.orders(), { replace: true });
  };
  return (
    <div className="wrap page">
      <CheckoutSteps step={placedOrder ? 3 : 2} />
      <h1 className={`h1 ${css.title}`}>{messages.title}</h1>
      <CartChanges />
      <NeedsScripts />
      {result.state === 'loading' && <CheckoutSkeleton />}
      {result.state === 'failed' && <Failure message={result.message} onRetry={retry} />}
      {data && earlierOrder.isChecking && <p role="status">{messages.checkingOrder}</p>}
      {data &&
        !earlierOrder.isChecking &&
        !placedOrder &&
        data.cart.cart_items.length === 0 &&
        (placedOrderId ? (
          <OrderPlaced user_id={data.user.user_id} order_id={placedOrderId} order={null} />
        ) : (
          <div ref={hadItems ? focusNewHeading : null}>
            <NothingToOrder />
          </div>
        ))}
      {/* Hidden once the order is placed, so that the shopper cannot order again while the payment dialog closes. */}
      {data && !earlierOrder.isChecking && !placedOrder && data.cart.cart_items.length > 0 && (
        <CheckoutBody
          data={data}
          shipping={quoteCart(data.cart)}
          couponStore={couponStore}
          couponView={couponView}
          onPlaced={setOrderPlacedNow}
          onRefused={refresh}
        />
      )}
      {placedOrder && <PaymentDialog order={placedOrder} firstStep="placed" onClose={onDialogClosed} />}
    </div>
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      art={emptyCart}
      title={cartEmpty}
      action={
        <>
          <ButtonLink to={paths.best()}>{messages.continueShopping}</ButtonLink>
          <ButtonLink kind="line" to={paths.orders()}>
            {goToOrders}
          </ButtonLink>
        </>
      }
    >
      {feesNeedItems}
    </EmptyState>
  );
}
