import type { PublicOrder } from '@uruhu/contract/order';
import * as words from '#messages/orders';
import { momentOf } from './dates.ts';
import type { Due } from './payment/standing.ts';
import { titleOf } from './stage-title.ts';
import { stageWords } from './stage-words.ts';
import { useSupportUrl } from './support.ts';
import css from './timeline.module.css';
import { type TimelineEntry, timelineOf } from './timeline-of.ts';

type TimelineOrder = Pick<PublicOrder, 'order_id' | 'order_progress'> & Due;

/** How far an order has come. */
export function Timeline({ order }: { order: TimelineOrder }) {
  const entries = timelineOf(order.order_progress);
  return (
    <section aria-labelledby="progress">
      <h2 className={`h2 ${css.title}`} id="progress">
        {words.shippingProgress}
      </h2>
      {entries.length === 0 && <p className="muted">{words.noProgress}</p>}
      <ol className={css.way}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} order={order} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, order }: { entry: TimelineEntry; order: TimelineOrder }) {
  const { stage, at, look } = entry;
  const said = stage && look !== 'later' ? stageWords(stage, order) : [];
  return (
    <li className={css[look]} aria-current={look === 'now' ? 'step' : undefined}>
      <b>{titleOf(entry)}</b>
      {look === 'later' && <span className="vh">{words.stageLater}</span>}
      {said.map((line) => (
        <p key={line}>
          {line}
          {stage === 'cancelled' && <ContactUs order_id={order.order_id} />}
        </p>
      ))}
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
