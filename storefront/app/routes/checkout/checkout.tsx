import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { Changes } from '#app/routes/cart/changes.tsx';
import { FlowSteps } from '#app/routes/cart/flow-steps.tsx';
import { OrderPlaced } from '#app/routes/cart/order-placed.tsx';
import { dropPlaced, placedId } from '#app/routes/cart/placed-order.ts';
import { useCoupon } from '#app/routes/cart/use-coupon.ts';
import { useShipping } from '#app/routes/cart/use-shipping.ts';
import { PaymentDialog } from '#app/routes/orders/payment/payment-dialog.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { cartEmpty, feesNeedItems, goToOrders } from '#messages/cart';
import * as words from '#messages/checkout';
import css from './checkout.module.css';
import { CheckoutBody } from './checkout-body.tsx';
import { askCheckout } from './checkout-data.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useWaitingOrder } from './use-waiting-order.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

export default function CheckoutPage() {
  const session = useOwnPage();
  const navigate = useNavigate();
  const { coupon, view: couponView } = useCoupon();
  const { answer, again, refresh } = useAnswer(session ? `checkout ${session.token}` : null, () => askCheckout(coupon.check));
  const shipping = useShipping();
  const [placed, setPlaced] = useState<Order | null>(null);
  useReturn(() => session && !placed && answer.state === 'loaded' && refresh());
  const data = answer.state === 'loaded' ? answer.data : null;
  const checking = useWaitingOrder(data, setPlaced);
  // Found in this tab, and could not be had just now.
  const kept = data && placedId(data.user.user_id);
  const closed = () => {
    if (data) dropPlaced(data.user.user_id);
    navigate(paths.orders(), { replace: true });
  };
  return (
    <div className="wrap page">
      <FlowSteps step={placed ? 3 : 2} />
      <h1 className={`h1 ${css.title}`}>{words.title}</h1>
      <Changes />
      {answer.state === 'loading' && <CheckoutSkeleton />}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {data && checking && <p role="status">{words.checkingOrder}</p>}
      {data &&
        !checking &&
        data.cart.cart_items.length === 0 &&
        !placed &&
        (kept ? <OrderPlaced user_id={data.user.user_id} order_id={kept} order={null} /> : <NothingToOrder />)}
      {data && !checking && data.cart.cart_items.length > 0 && (
        <CheckoutBody
          data={data}
          shipping={shipping(data.cart)}
          coupon={coupon}
          couponView={couponView}
          onPlaced={setPlaced}
          onRefused={refresh}
        />
      )}
      {placed && <PaymentDialog order={placed} first="placed" onClose={closed} />}
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
          <ButtonLink to={paths.best()}>{words.continueShopping}</ButtonLink>
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
