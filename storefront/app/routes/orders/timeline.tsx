import type { PublicOrder } from '@uruhu/contract/order';
import * as words from '#messages/orders';
import { momentOf } from './dates.ts';
import { useSupportUrl } from './support.ts';
import css from './timeline.module.css';
import { type TimelineEntry, timelineOf } from './timeline-of.ts';

/** How far an order has come. */
export function Timeline({ order }: { order: Pick<PublicOrder, 'order_id' | 'order_progress'> }) {
  const entries = timelineOf(order.order_progress);
  return (
    <section aria-labelledby="progress">
      <h2 className={`h2 ${css.title}`} id="progress">
        {words.shippingProgress}
      </h2>
      {entries.length === 0 && <p className="muted">{words.noProgress}</p>}
      <ol className={css.way}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} order_id={order.order_id} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry: { stage, status, at, look }, order_id }: { entry: TimelineEntry; order_id: string }) {
  return (
    <li className={css[look]} aria-current={look === 'now' ? 'step' : undefined}>
      <b>{stage ? words.stageTitle[stage] : status}</b>
      {look === 'later' && <span className="vh">{words.stageLater}</span>}
      {stage && look !== 'later' && (
        <p>
          {words.stageMessage[stage]}
          {stage === 'cancelled' && <ContactUs order_id={order_id} />}
        </p>
      )}
      {at && <time dateTime={at}>{momentOf(at)}</time>}
    </li>
  );
}

function ContactUs({ order_id }: { order_id: string }) {
  const href = useSupportUrl(order_id);
  if (!href) return ` ${words.contactUs}.`;
  return (
    <>
      {' '}
      <a className="link" href={href} rel="noopener" target="_blank">
        {words.contactUs}
      </a>
      .
    </>
  );
}
