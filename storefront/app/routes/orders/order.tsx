import type { Order } from '@uruhu/contract/order';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLocation, useParams } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { usePart } from '#app/lib/use-part.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { offline } from '#messages/common';
import { invoiceCrumb } from '#messages/order';
import * as words from '#messages/orders';
import { OrderBody } from './order-body.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { shortId } from './short-id.ts';
import { isWhole } from './whole-order.ts';

export const meta = ({ matches, params }: MetaArgs) =>
  describePage(matches, { title: words.orderTitle(shortId(params.orderId ?? '')), description: words.orderAbout });

/** One order, on two addresses: its page, and its invoice below that. */
export default function OrderPage() {
  const { orderId = '' } = useParams();
  const { pathname } = useLocation();
  const printed = pathname.startsWith(paths.orderInvoice(orderId));
  const session = useOwnPage();
  const { answer, again, refresh } = useAnswer(session ? `order ${orderId} ${session.token}` : null, () => api.order(orderId));
  useReturn(() => session && answer.state === 'loaded' && refresh());
  const missing = (answer.state === 'failed' && answer.status === 404) || (answer.state === 'loaded' && !isWhole(answer.data.data));
  const order = answer.state === 'loaded' && isWhole(answer.data.data) ? answer.data.data : null;
  const head = useRef<HTMLHeadingElement>(null);
  if (missing) return <MissingOrder />;
  const title = words.orderTitle(shortId(orderId));
  const trail = [{ label: words.title, to: paths.orders() }, printed ? { label: title, to: paths.order(orderId) } : { label: title }];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={printed ? [...trail, { label: invoiceCrumb }] : trail} />
      {!printed && <OrderHead ref={head} title={title} order_id={orderId} order={order} />}
      {answer.state === 'loading' && <OrderSkeleton />}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {order && printed && <PrintedOrder order={order} />}
      {order && !printed && <OrderBody order={order} refresh={refresh} onMoved={() => head.current?.focus()} />}
    </div>
  );
}

const loadInvoice = () => import('./invoice/invoice.tsx').then(({ Invoice }) => Invoice);

/** Few print an order: what does it is fetched then. */
function PrintedOrder({ order }: { order: Order }) {
  const { part: Invoice, ahead, now } = usePart(loadInvoice);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    ahead().then((there) => setFailed(!there));
  }, [ahead]);
  if (Invoice) return <Invoice order={order} />;
  return failed ? <Failure message={offline} onRetry={now} /> : <OrderSkeleton />;
}

function MissingOrder() {
  return (
    <div className="wrap page">
      <EmptyState art={emptySearch} level={1} title={words.notFound} action={<ButtonLink to={paths.orders()}>{words.title}</ButtonLink>}>
        {words.notFoundText}
      </EmptyState>
    </div>
  );
}
