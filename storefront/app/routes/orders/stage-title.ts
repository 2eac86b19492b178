import type { PublicOrder } from '@uruhu/contract/order';
import { stageTitle, statusWord } from '#messages/orders';
import { nowOf, type TimelineEntry } from './timeline-of.ts';

/** What an entry of the way is called; a status that is no stage of ours is called as it is. */
export const titleOf = ({ stage, status }: Pick<TimelineEntry, 'stage' | 'status'>): string => (stage ? stageTitle[stage] : status);

/** What the status of an order is called. Under way it says how far, in the words of its timeline, so that no page says less than another. */
export function statusName({ status, order_progress }: Pick<PublicOrder, 'status' | 'order_progress'>): string {
  const now = status === 'in_transit' ? nowOf(order_progress) : undefined;
  return now ? titleOf(now) : statusWord[status];
}
