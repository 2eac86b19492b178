import type { PublicOrder } from '@uruhu/contract/order';
import { describe, expect, test } from 'vitest';
import { buildTimeline } from './build-timeline.ts';

type Status = PublicOrder['order_progress'][number]['status'];

const createProgress = (...statuses: string[]) =>
  statuses.map((status, day) => ({
    order_progress_id: `p${day}`,
    // Older orders may have a status that is no known stage.
    status: status as Status,
    created_at: `2026-11-${String(day + 1).padStart(2, '0')}T08:00:00.000Z`,
  }));

const describeEntries = (...statuses: string[]) =>
  buildTimeline(createProgress(...statuses)).map(({ stage, state }) => `${stage} ${state}`);

describe('the timeline of an order', () => {
  test('is empty before the first entry', () => expect(buildTimeline([])).toEqual([]));

  test('marks past stages as done, the last one as now and the rest as later', () => {
    expect(describeEntries('ordered', 'packaging', 'shipping')).toEqual([
      'pending done',
      'packaging done',
      'shipping now',
      'arrived later',
      'delivering later',
      'delivered later',
    ]);
  });

  test('has times for past stages only', () => {
    expect(buildTimeline(createProgress('ordered', 'packaging')).map(({ reached_at }) => reached_at)).toEqual([
      '2026-11-01T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
      null,
      null,
      null,
      null,
    ]);
  });

  test('marks every entry of a delivered order as done', () => {
    expect(describeEntries('ordered', 'delivering', 'delivered')).toEqual(['pending done', 'delivering done', 'delivered done']);
  });

  test('has no later stages after a cancellation', () => {
    expect(describeEntries('ordered', 'cancelled')).toEqual(['pending done', 'cancelled cancelled']);
  });

  test('shows an earlier cancellation as cancelled', () => {
    expect(describeEntries('cancelled', 'packaging')).toEqual(['cancelled cancelled', 'packaging now']);
  });

  test('keeps the text of a status that is no stage', () => {
    expect(buildTimeline(createProgress('ordered', 'Held at customs'))[1]).toMatchObject({
      stage: undefined,
      status: 'Held at customs',
      state: 'now',
    });
    expect(describeEntries('ordered', 'Held at customs').slice(2, 4)).toEqual(['packaging later', 'shipping later']);
  });

  test('sorts entries by time', () => {
    expect(buildTimeline(createProgress('ordered', 'packaging').toReversed()).map(({ stage }) => stage)[0]).toBe('pending');
  });
});
