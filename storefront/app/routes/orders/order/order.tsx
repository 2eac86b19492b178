import type { Order } from '@uruhu/contract/order';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLocation, useParams } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { formatShortId, isFullOrder } from '#app/features/orders/order-facts.ts';
import { loadOwn, useOwnData } from '#app/features/session/own-data.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { useLazyModule } from '#app/lib/use-lazy-module.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { offline } from '#messages/common';
import { invoiceCrumb } from '#messages/order';
import * as messages from '#messages/orders';
import type { Route } from './+types/order.ts';
import { cancelOrder } from './cancel-dialog.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export const meta = ({ matches, params }: MetaArgs) =>
  describePage(matches, { title: messages.orderTitle(formatShortId(params.orderId ?? '')), description: messages.orderAbout });

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({ order: await loadOwn(() => api.order(params.orderId)) });

export const clientAction = ({ params }: Route.ClientActionArgs) => cancelOrder(params.orderId);

/** Whether the address is that of the order's page or of its invoice, with title and breadcrumbs. */
function useOrderAddress() {
  const { orderId = '' } = useParams();
  const { pathname } = useLocation();
  const isInvoice = pathname.startsWith(paths.orderInvoice(orderId));
  const title = messages.orderTitle(formatShortId(orderId));
  const trail = [{ label: messages.title, to: paths.orders() }, isInvoice ? { label: title, to: paths.order(orderId) } : { label: title }];
  return { orderId, printed: isInvoice, title, crumbs: isInvoice ? [...trail, { label: invoiceCrumb }] : trail };
}

export function HydrateFallback() {
  const { orderId, printed, title, crumbs } = useOrderAddress();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {!printed && <OrderHead title={title} order_id={orderId} order={null} />}
      <OrderSkeleton />
    </div>
  );
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { orderId, printed, title, crumbs } = useOrderAddress();
  const { result, reload } = useOwnData(loaderData.order, orderId);
  const missing =
    (result.state === 'failed' && result.code === 'order_not_found') || (result.state === 'loaded' && !isFullOrder(result.data.data));
  const order = result.state === 'loaded' && isFullOrder(result.data.data) ? result.data.data : null;
  const head = useRef<HTMLHeadingElement>(null);
  if (missing) return <MissingOrder />;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {!printed && <OrderHead ref={head} title={title} order_id={orderId} order={order} />}
      {result.state === 'loading' && <OrderSkeleton />}
      {result.state === 'failed' && <Failure message={result.message} />}
      {order && printed && <PrintedOrder order={order} />}
      {order && !printed && <OrderBody order={order} refresh={reload} onMoved={() => head.current?.focus()} />}
    </div>
  );
}

const loadInvoice = () => import('../invoice/invoice.tsx').then(({ Invoice }) => Invoice);

/** The invoice, whose script loads only here, since few customers print an order. */
function PrintedOrder({ order }: { order: Order }) {
  const { module: Invoice, preload, loadNow } = useLazyModule(loadInvoice);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    preload().then((there) => setFailed(!there));
  }, [preload]);
  if (Invoice) return <Invoice order={order} />;
  return failed ? <Failure message={offline} onRetry={loadNow} /> : <OrderSkeleton />;
}

function MissingOrder() {
  return (
    <div className="wrap page">
      <EmptyState
        art={emptySearch}
        level={1}
        title={messages.notFound}
        action={<ButtonLink to={paths.orders()}>{messages.title}</ButtonLink>}
      >
        {messages.notFoundText}
      </EmptyState>
    </div>
  );
}
