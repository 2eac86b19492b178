import type { PublicOrder } from '@uruhu/contract/order';
import { buildTimeline, type TimelineEntry } from '#app/features/orders/build-timeline.ts';
import { getStageTitle } from '#app/features/orders/stage-title.ts';
import { useSupportUrl } from '#app/features/orders/use-support-url.ts';
import type { PaymentState } from '#app/features/payment/payment-state.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import * as messages from '#messages/orders/orders';
import { getStageMessages } from './stage-messages.ts';
import css from './timeline.module.css';

type TimelineOrder = Pick<PublicOrder, 'order_id' | 'order_progress'> & PaymentState;

/** The timeline of an order. */
export function Timeline({ order }: { order: TimelineOrder }) {
  const entries = buildTimeline(order.order_progress);
  return (
    <section aria-labelledby="progress">
      <h2 className={`h2 ${css.title}`} id="progress">
        {messages.shippingProgress}
      </h2>
      {entries.length === 0 && <p className="muted">{messages.noProgress}</p>}
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} order={order} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, order }: { entry: TimelineEntry; order: TimelineOrder }) {
  const { stage, reached_at, state } = entry;
  const lines = stage && state !== 'later' ? getStageMessages(stage, order) : [];
  return (
    <li className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <b>{getStageTitle(entry)}</b>
      {state === 'later' && <span className="vh">{messages.stageLater}</span>}
      {lines.map((line) => (
        <p key={line}>
          {line}
          {stage === 'cancelled' && <ContactUs order_id={order.order_id} />}
        </p>
      ))}
      {reached_at && <time dateTime={reached_at}>{formatDateTime(reached_at)}</time>}
    </li>
  );
}

function ContactUs({ order_id }: { order_id: string }) {
  const href = useSupportUrl(order_id);
  if (!href) return ` ${messages.contactUs}.`;
  return (
    <>
      {' '}
      <a className="link" href={href} rel="noopener" target="_blank">
        {messages.contactUs}
      </a>
      .
    </>
  );
}
