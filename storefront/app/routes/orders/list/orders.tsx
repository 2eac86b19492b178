import type { Order } from '@uruhu/contract/order';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { api } from '#app/api/api.ts';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/orders/orders';
import { loading } from '#messages/shell/common';
import type { Route } from './+types/orders.ts';
import { OrderCards } from './order-cards.tsx';
import { getActionId } from './order-parts.tsx';
import { OrderTable } from './order-table.tsx';
import css from './orders.module.css';
import { parseStatus, StatusFilter } from './status-filter.tsx';
import { useWideScreen } from './use-wide-screen.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.title, description: messages.about });

export const handle: AccountHandle = { title: null, menuOnPhones: 'hidden' };

/** Another status in the URL needs no new data: the loaded orders are of all statuses. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export const clientLoader = async () => ({ orders: await loadAccountData(api.orders) });

export function HydrateFallback() {
  return (
    <>
      <h1 className={`h1 ${css.title}`}>{messages.title}</h1>
      <OrdersSkeleton />
    </>
  );
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { result, reload } = useAccountData(loaderData.orders);
  return (
    <>
      <h1 className={`h1 ${css.title}`}>{messages.title}</h1>
      {result.state === 'loading' && <OrdersSkeleton />}
      {result.state === 'failed' && <Failure message={result.message} />}
      {result.state === 'loaded' && <OrderList orders={result.data.orders} refresh={reload} />}
    </>
  );
}

const loadDialog = () => import('#app/features/payment/payment-dialog.tsx').then(({ PaymentDialog }) => PaymentDialog);

function OrderList({ orders, refresh }: { orders: readonly Order[]; refresh: () => void }) {
  const [orderToPay, setOrderToPay] = useState<Order | null>(null);
  const lastOrderToPay = useRef<Order>(null);
  // Paying removes the button that had the focus, so the focus moves to the action in its place.
  useEffect(() => {
    if (orders && lastOrderToPay.current && document.activeElement === document.body)
      document.getElementById(getActionId(lastOrderToPay.current))?.focus();
  }, [orders]);
  const { module: PaymentDialog, tryLoad } = useLazyModule(loadDialog);
  const isWide = useWideScreen();
  const [query] = useSearchParams();
  const status = parseStatus(query.get('status'));
  if (orders.length === 0) {
    return (
      <EmptyState art={emptyOrders} title={messages.empty} action={<ButtonLink to={paths.best()}>{messages.startShopping}</ButtonLink>}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  const openPaymentDialog = async (order: Order) => (await tryLoad()) && setOrderToPay(order);
  const onDialogClosed = () => {
    lastOrderToPay.current = orderToPay;
    setOrderToPay(null);
    refresh();
  };
  const shownOrders = orders.filter((order) => status === undefined || order.status === status);
  return (
    <>
      <StatusFilter orders={orders} chosen={status} />
      {status && shownOrders.length === 0 && <p className="muted">{messages.noneOfStatus(status)}</p>}
      {shownOrders.length > 0 &&
        (isWide ? (
          <OrderTable orders={shownOrders} onPay={openPaymentDialog} />
        ) : (
          <OrderCards orders={shownOrders} onPay={openPaymentDialog} />
        ))}
      {orderToPay && PaymentDialog && (
        <PaymentDialog key={orderToPay.order_id} order={orderToPay} firstStep="methods" onClose={onDialogClosed} />
      )}
    </>
  );
}

/** Skeletons of three orders. */
function OrdersSkeleton() {
  return (
    <div className={`${css.cards} ${css.skeletons} page-loading`} role="status" aria-label={loading}>
      <span className={css.skeleton} />
      <span className={css.skeleton} />
      <span className={css.skeleton} />
    </div>
  );
}
