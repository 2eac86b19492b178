import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/payment';
import { momentOf } from '../dates.ts';
import notes from './notes.module.css';
import { dueOf, mayStillAsk, underWay } from './standing.ts';
import { usePolling } from './use-polling.ts';

function textOf(order: Order): string | null {
  const payment = underWay(order);
  if (payment?.method === 'prompt') return words.promptUnderWay(payment.phone, formatRwf(dueOf(order)));
  if (payment) return words.underWay(momentOf(payment.created_at));
  const prompt = mayStillAsk(order);
  return prompt ? words.promptMayAsk(prompt.phone) : null;
}

type UnderWayProps = {
  order: Order;
  refresh: () => Promise<unknown>;
  /** Another part of the screen asks already. */
  quiet?: boolean;
};

/**
 * Where another way of paying is offered while a provider has not answered yet: that the shopper should not pay twice. How the order
 * stands is asked by itself. It is there from the start, so that its words are read out when they come.
 */
export function UnderWay({ order, refresh, quiet = false }: UnderWayProps) {
  usePolling(underWay(order) !== undefined && !quiet, refresh);
  const text = textOf(order);
  return (
    <p className={text ? notes.waiting : 'vh'} role="status">
      {text}
    </p>
  );
}
