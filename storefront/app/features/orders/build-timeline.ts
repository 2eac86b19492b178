import type { PublicOrder } from '@uruhu/contract/order';
import { findStage, STAGES, type Stage } from '@uruhu/contract/rules/order-timeline';

type Progress = PublicOrder['order_progress'];

export type TimelineEntry = {
  key: string;
  /** Undefined if the status is no known stage: the page then shows the status text. */
  stage: Stage | undefined;
  status: string;
  /** ISO time; null for a stage that the order has not reached. */
  at: string | null;
  look: 'done' | 'now' | 'cancelled' | 'later';
};

/** The stages of an order that is not cancelled, in order. */
const STAGES_TO_DELIVERY: readonly Stage[] = STAGES.filter((stage) => stage !== 'cancelled');

/** The last entry is the current stage, unless the order ended there. */
function getLook(stage: Stage | undefined, last: boolean): TimelineEntry['look'] {
  if (stage === 'cancelled') return 'cancelled';
  return last && stage !== 'delivered' ? 'now' : 'done';
}

/** The timeline of an order, oldest first: past entries, then the stages to come unless the order was cancelled. */
export function buildTimeline(progress: Progress): TimelineEntry[] {
  const sorted = progress.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const entries = sorted.map(({ order_progress_id, status, created_at }, index): TimelineEntry => {
    const stage = findStage(status);
    return { key: order_progress_id, stage, status, at: created_at, look: getLook(stage, index === sorted.length - 1) };
  });
  return entries.length === 0 ? [] : [...entries, ...listLaterStages(entries)];
}

/** The entry of the current stage; undefined once the order has been delivered or cancelled. */
export const findCurrentEntry = (progress: Progress): TimelineEntry | undefined =>
  buildTimeline(progress).find(({ look }) => look === 'now');

function listLaterStages(entries: readonly TimelineEntry[]): TimelineEntry[] {
  if (entries.some(({ stage }) => stage === 'cancelled')) return [];
  const reached = Math.max(...entries.map(({ stage }) => (stage ? STAGES_TO_DELIVERY.indexOf(stage) : -1)));
  return STAGES_TO_DELIVERY.slice(reached + 1).map((stage) => ({ key: stage, stage, status: stage, at: null, look: 'later' }));
}
