import type { Order } from '@uruhu/contract/order';
import { useEffect, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { setCartCount } from '#app/lib/cart-count.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { Changes } from '#app/routes/cart/changes.tsx';
import { FlowSteps } from '#app/routes/cart/flow-steps.tsx';
import { useShipping } from '#app/routes/cart/use-shipping.ts';
import { PaymentDialog } from '#app/routes/orders/payment/payment-dialog.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { cartEmpty, feesNeedItems } from '#messages/cart';
import * as words from '#messages/checkout';
import css from './checkout.module.css';
import { CheckoutBody } from './checkout-body.tsx';
import { askCheckout } from './checkout-data.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { dropKey, waitingKey } from './order-key.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

export default function CheckoutPage() {
  const session = useOwnPage();
  const navigate = useNavigate();
  const { answer, again, refresh } = useAnswer(session ? `checkout ${session.token}` : null, askCheckout);
  const shipping = useShipping();
  const [placed, setPlaced] = useState<Order | null>(null);
  useReturn(() => session && !placed && answer.state === 'loaded' && refresh());
  const data = answer.state === 'loaded' ? answer.data : null;
  return (
    <div className="wrap page">
      <FlowSteps step={placed ? 3 : 2} />
      <h1 className={`h1 ${css.title}`}>{words.title}</h1>
      <Changes />
      {answer.state === 'loading' && <CheckoutSkeleton />}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {data && data.cart.cart_items.length === 0 && !placed && <NothingToOrder user_id={data.user.user_id} onPlaced={setPlaced} />}
      {data && data.cart.cart_items.length > 0 && (
        <CheckoutBody data={data} shipping={shipping(data.cart)} onPlaced={setPlaced} onRefused={refresh} />
      )}
      {placed && <PaymentDialog order={placed} first="placed" onClose={() => navigate(paths.orders())} />}
    </div>
  );
}

/**
 * The cart is empty. When an order is still waiting for its answer, it may be what emptied it: the same key is sent
 * again and brings that order. It cannot order anything new: no cart costs what it says to expect.
 */
function NothingToOrder({ user_id, onPlaced }: { user_id: string; onPlaced: (order: Order) => void }) {
  const [checking, setChecking] = useState(() => waitingKey(user_id) !== null);
  useEffect(() => {
    const key = waitingKey(user_id);
    if (key === null) return;
    let left = false;
    api.placeOrder({ expected_total: 0 }, key).then((answer) => {
      if (left) return;
      setChecking(false);
      if (answer.ok || (answer.status > 0 && answer.status < 500)) dropKey(user_id);
      if (!answer.ok) return;
      setCartCount(0);
      onPlaced(answer.data.data);
    });
    return () => {
      left = true;
    };
  }, [user_id, onPlaced]);
  if (checking) return <p role="status">{words.checkingOrder}</p>;
  return (
    <EmptyState
      art={emptyCart}
      title={cartEmpty}
      action={
        <>
          <ButtonLink to={paths.best()}>{words.continueShopping}</ButtonLink>
          <ButtonLink kind="line" to={paths.orders()}>
            {words.goToOrders}
          </ButtonLink>
        </>
      }
    >
      {feesNeedItems}
    </EmptyState>
  );
}
