import { useRef } from 'react';
import { type MetaArgs, useLocation, useParams } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { formatShortId, isFullOrder } from '#app/features/orders/order-facts.ts';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import { NeedsScripts } from '#app/features/session/needs-scripts.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { invoiceCrumb } from '#messages/orders/order';
import * as messages from '#messages/orders/orders';
import { offline, partNotLoaded } from '#messages/shell/common';
import type { Route } from './+types/order.ts';
import { cancelOrder } from './cancel-dialog.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export const meta = ({ matches, params }: MetaArgs) =>
  describePage(matches, { title: messages.orderTitle(formatShortId(params.orderId ?? '')), description: messages.orderAbout });

const loadInvoice = () => import('../invoice/invoice.tsx').then(({ Invoice }) => Invoice);

/**
 * `Invoice`: the component of the invoice, which loads only on the invoice's page, since few customers print an order; null on the order's
 * page, or if loading fails.
 */
export async function clientLoader({ params: { orderId }, url }: Route.ClientLoaderArgs) {
  const isInvoice = url.pathname.startsWith(paths.orderInvoice(orderId));
  const [order, Invoice] = await Promise.all([
    loadAccountData(() => api.order(orderId)),
    isInvoice ? loadInvoice().catch(() => null) : null,
  ]);
  return { order, Invoice };
}

export const clientAction = ({ params }: Route.ClientActionArgs) => cancelOrder(params.orderId);

/** The parts of the page that depend only on its URL: whether it is the invoice, the title and the breadcrumbs. */
function useOrderUrl() {
  const { orderId = '' } = useParams();
  const { pathname } = useLocation();
  const isInvoice = pathname.startsWith(paths.orderInvoice(orderId));
  const title = messages.orderTitle(formatShortId(orderId));
  const ordersCrumb = { label: messages.title, to: paths.orders() };
  const crumbs = isInvoice
    ? [ordersCrumb, { label: title, to: paths.order(orderId) }, { label: invoiceCrumb }]
    : [ordersCrumb, { label: title }];
  return { orderId, isInvoice, title, crumbs };
}

export function HydrateFallback() {
  const { orderId, isInvoice, title, crumbs } = useOrderUrl();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {!isInvoice && <OrderHead title={title} order_id={orderId} order={null} />}
      <NeedsScripts />
      <OrderSkeleton />
    </div>
  );
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { orderId, isInvoice, title, crumbs } = useOrderUrl();
  const { Invoice } = loaderData;
  const { result, reload } = useAccountData(loaderData.order, orderId);
  const isMissing =
    (result.state === 'failed' && result.code === 'order_not_found') || (result.state === 'loaded' && !isFullOrder(result.data.data));
  const order = result.state === 'loaded' && isFullOrder(result.data.data) ? result.data.data : null;
  const heading = useRef<HTMLHeadingElement>(null);
  if (isMissing) return <MissingOrder />;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {!isInvoice && <OrderHead ref={heading} title={title} order_id={orderId} order={order} />}
      {result.state === 'loading' && <OrderSkeleton />}
      {result.state === 'failed' && <Failure message={result.message} />}
      {order && isInvoice && (Invoice ? <Invoice order={order} /> : <InvoiceFailure reload={reload} />)}
      {order && !isInvoice && <OrderBody order={order} refresh={reload} onFocusLost={() => heading.current?.focus()} />}
    </div>
  );
}

/** Shown if the script of the invoice could not be loaded. */
function InvoiceFailure({ reload }: { reload: () => Promise<void> }) {
  const { tryLoad } = useLazyModule(loadInvoice);
  return <Failure message={navigator.onLine ? partNotLoaded : offline} onRetry={async () => (await tryLoad()) && reload()} />;
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
