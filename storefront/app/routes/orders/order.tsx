import type { Order, PublicOrder } from '@uruhu/contract/order';
import { useState } from 'react';
import { type MetaArgs, useNavigate, useParams } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import * as words from '#messages/orders';
import { momentOf } from './dates.ts';
import { OrderItems } from './items.tsx';
import css from './order.module.css';
import { isToPay } from './order-parts.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { DeliveryInformation, Summary } from './order-summary.tsx';
import { PaymentDialog } from './payment/payment-dialog.tsx';
import { UssdCard } from './payment/ussd-card.tsx';
import { shortId } from './short-id.ts';
import { PaymentMark, StatusMark } from './status.tsx';
import { Timeline } from './timeline.tsx';

export const meta = ({ matches, params }: MetaArgs) =>
  describePage(matches, { title: words.orderTitle(shortId(params.orderId ?? '')), description: words.orderAbout });

/** Others than the owner are answered the public part alone: to them it is as if the order did not exist. */
const isWhole = (order: Order | PublicOrder): order is Order => 'final_total' in order;

export default function OrderPage() {
  const { orderId = '' } = useParams();
  const session = useOwnPage();
  const { answer, again, refresh } = useAnswer(session ? `order ${orderId} ${session.token}` : null, () => api.order(orderId));
  useReturn(() => session && answer.state === 'loaded' && refresh());
  const missing = (answer.state === 'failed' && answer.status === 404) || (answer.state === 'loaded' && !isWhole(answer.data.data));
  const order = answer.state === 'loaded' && isWhole(answer.data.data) ? answer.data.data : null;
  const title = words.orderTitle(shortId(orderId));
  if (missing) return <MissingOrder />;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.title, to: paths.orders() }, { label: title }]} />
      <div className={css.head}>
        <h1 className="h1">{title}</h1>
        {order && (
          <p className={css.marks}>
            <StatusMark status={order.status} />
            <PaymentMark status={order.payment_status} />
          </p>
        )}
      </div>
      <p className={`small muted ${css.number}`}>
        {order && `${words.placedOn(momentOf(order.created_at))}. `}
        {`${words.fullNumber} ${orderId}`}
      </p>
      {answer.state === 'loading' && <OrderSkeleton />}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {order && <OrderBody order={order} />}
    </div>
  );
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

function OrderBody({ order }: { order: Order }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {isToPay(order) && <PaymentInstructions order={order} />}
        <Timeline order={order} />
        <OrderItems order={order} />
      </div>
      <aside className={css.side} aria-label={words.summary}>
        <Summary order={order} />
        <DeliveryInformation order={order} />
      </aside>
    </div>
  );
}

function PaymentInstructions({ order }: { order: Order }) {
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const closed = (toOrders: boolean) => (toOrders ? navigate(paths.orders()) : setChoosing(false));
  return (
    <section aria-labelledby="pay">
      <UssdCard
        order={order}
        heading={
          <h2 className={`h3 ${css.pay}`} id="pay">
            {words.paymentInstructions}
          </h2>
        }
      >
        <Button kind="quiet" onClick={() => setChoosing(true)}>
          {words.backToMethods}
        </Button>
      </UssdCard>
      {choosing && <PaymentDialog order={order} first="methods" onClose={closed} />}
    </section>
  );
}
