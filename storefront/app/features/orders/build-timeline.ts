import type { PublicOrder } from '@uruhu/contract/order';
import { findStage, STAGES, type Stage } from '@uruhu/contract/rules/order-timeline';

type Progress = PublicOrder['order_progress'];

export type TimelineEntry = {
  key: string;
  /** Undefined if the status is no known stage: the page then shows the status text. */
  stage: Stage | undefined;
  status: string;
  /** ISO time; null for a stage that the order has not reached. */
  reached_at: string | null;
  state: 'done' | 'now' | 'cancelled' | 'later';
};

/** The stages of an order that is not cancelled, in order. */
const STAGES_TO_DELIVERY: readonly Stage[] = STAGES.filter((stage) => stage !== 'cancelled');

/** The last entry is the current stage, unless the order has been delivered or cancelled. */
function getState(stage: Stage | undefined, isLast: boolean): TimelineEntry['state'] {
  if (stage === 'cancelled') return 'cancelled';
  return isLast && stage !== 'delivered' ? 'now' : 'done';
}

/** The timeline of an order, oldest first: past entries, then the stages to come unless the order was cancelled. */
export function buildTimeline(progress: Progress): TimelineEntry[] {
  const sorted = progress.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const entries = sorted.map(({ order_progress_id, status, created_at }, index): TimelineEntry => {
    const stage = findStage(status);
    return { key: order_progress_id, stage, status, reached_at: created_at, state: getState(stage, index === sorted.length - 1) };
  });
  return entries.length === 0 ? [] : [...entries, ...listLaterStages(entries)];
}

/** The entry of the current stage; undefined once the order has been delivered or cancelled. */
export const findCurrentEntry = (progress: Progress): TimelineEntry | undefined =>
  buildTimeline(progress).find(({ state }) => state === 'now');

function listLaterStages(entries: readonly TimelineEntry[]): TimelineEntry[] {
  if (entries.some(({ stage }) => stage === 'cancelled')) return [];
  const latestIndex = Math.max(...entries.map(({ stage }) => (stage ? STAGES_TO_DELIVERY.indexOf(stage) : -1)));
  return STAGES_TO_DELIVERY.slice(latestIndex + 1).map((stage) => ({ key: stage, stage, status: stage, reached_at: null, state: 'later' }));
}
