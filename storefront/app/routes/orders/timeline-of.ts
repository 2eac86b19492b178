import type { PublicOrder } from '@uruhu/contract/order';
import { STAGES, type Stage, stageOf } from '@uruhu/contract/rules/order-timeline';

type Progress = PublicOrder['order_progress'];

export type TimelineEntry = {
  key: string;
  /** Undefined where the status says nothing that we know: then it is shown as it is. */
  stage: Stage | undefined;
  status: string;
  /** ISO time; null for what is still to come, of which nobody knows the day. */
  at: string | null;
  look: 'done' | 'now' | 'cancelled' | 'later';
};

/** The stages of an order that goes well, in their order. */
const WAY: readonly Stage[] = STAGES.filter((stage) => stage !== 'cancelled');

/** What is over is done, or cancelled; the last entry is where the order is now, unless it has ended there. */
function lookOf(stage: Stage | undefined, last: boolean): TimelineEntry['look'] {
  if (stage === 'cancelled') return 'cancelled';
  return last && stage !== 'delivered' ? 'now' : 'done';
}

/** The way of an order, oldest first: what has happened, then what is still to come unless the way has ended. */
export function timelineOf(progress: Progress): TimelineEntry[] {
  const happened = progress.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const entries = happened.map(({ order_progress_id, status, created_at }, index): TimelineEntry => {
    const stage = stageOf(status);
    return { key: order_progress_id, stage, status, at: created_at, look: lookOf(stage, index === happened.length - 1) };
  });
  return entries.length === 0 ? [] : [...entries, ...later(entries)];
}

/** Where the order is now; undefined once its way has ended. */
export const nowOf = (progress: Progress): TimelineEntry | undefined => timelineOf(progress).find(({ look }) => look === 'now');

function later(entries: readonly TimelineEntry[]): TimelineEntry[] {
  if (entries.some(({ stage }) => stage === 'cancelled')) return [];
  const reached = Math.max(...entries.map(({ stage }) => (stage ? WAY.indexOf(stage) : -1)));
  return WAY.slice(reached + 1).map((stage) => ({ key: stage, stage, status: stage, at: null, look: 'later' }));
}
