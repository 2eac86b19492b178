import type { PublicOrder } from '@uruhu/contract/order';
import { stageTitle, statusLabels } from '#messages/orders/orders';
import { findCurrentEntry, type TimelineEntry } from './build-timeline.ts';

/** The title of a timeline entry; a status that is no known stage is its own title. */
export const getStageTitle = ({ stage, status }: Pick<TimelineEntry, 'stage' | 'status'>): string => (stage ? stageTitle[stage] : status);

/** The name of an order's status. In transit it is the title of the current timeline entry, so that all pages say the same. */
export function getStatusName({ status, order_progress }: Pick<PublicOrder, 'status' | 'order_progress'>): string {
  const currentEntry = status === 'in_transit' ? findCurrentEntry(order_progress) : undefined;
  return currentEntry ? getStageTitle(currentEntry) : statusLabels[status];
}
