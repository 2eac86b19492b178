import type { Order } from '@uruhu/contract/order';
import { useEffect, useRef, useState } from 'react';
import type { MetaArgs } from 'react-router';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { usePart } from '#app/lib/use-part.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import * as words from '#messages/orders';
import { OrderCards } from './order-cards.tsx';
import { actionId } from './order-parts.tsx';
import { OrderTable } from './order-table.tsx';
import css from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useWide } from './use-wide.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

export default function OrdersPage() {
  const session = useOwnPage();
  const { answer, again, refresh } = useAnswer(session ? `orders ${session.token}` : null, api.orders);
  useReturn(() => session && answer.state === 'loaded' && refresh());
  return (
    <div className="wrap page">
      <h1 className={`h1 ${css.title}`}>{words.title}</h1>
      {answer.state === 'loading' && <OrdersSkeleton />}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {answer.state === 'loaded' && <OrderList orders={answer.data.orders} refresh={refresh} />}
    </div>
  );
}

const loadDialog = () => import('./payment/payment-dialog.tsx').then(({ PaymentDialog }) => PaymentDialog);

function OrderList({ orders, refresh }: { orders: readonly Order[]; refresh: () => void }) {
  const [paying, setPaying] = useState<Order | null>(null);
  const left = useRef<Order>(null);
  // Once it is paid its button is gone, and the focus with it: it goes to what stands there now.
  useEffect(() => {
    if (orders && left.current && document.activeElement === document.body) document.getElementById(actionId(left.current))?.focus();
  }, [orders]);
  const { part: PaymentDialog, now } = usePart(loadDialog);
  const wide = useWide();
  if (orders.length === 0) {
    return (
      <EmptyState art={emptyOrders} title={words.empty} action={<ButtonLink to={paths.best()}>{words.startShopping}</ButtonLink>}>
        {words.emptyText}
      </EmptyState>
    );
  }
  const pay = async (order: Order) => (await now()) && setPaying(order);
  const closed = () => {
    left.current = paying;
    setPaying(null);
    refresh();
  };
  return (
    <>
      {wide ? <OrderTable orders={orders} onPay={pay} /> : <OrderCards orders={orders} onPay={pay} />}
      {paying && PaymentDialog && <PaymentDialog key={paying.order_id} order={paying} first="methods" onClose={closed} />}
    </>
  );
}
