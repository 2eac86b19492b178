import type { PublicOrder } from '@uruhu/contract/order';
import { describe, expect, test } from 'vitest';
import { timelineOf } from './timeline-of.ts';

type Status = PublicOrder['order_progress'][number]['status'];

const progress = (...statuses: string[]) =>
  statuses.map((status, day) => ({
    order_progress_id: `p${day}`,
    // Older orders may carry words that are no stage of today.
    status: status as Status,
    created_at: `2026-11-${String(day + 1).padStart(2, '0')}T08:00:00.000Z`,
  }));

const looks = (...statuses: string[]) => timelineOf(progress(...statuses)).map(({ stage, look }) => `${stage} ${look}`);

describe('the way of an order', () => {
  test('nothing has happened: nothing is shown, nothing is promised', () => expect(timelineOf([])).toEqual([]));

  test('what has happened is done, the last is now, the rest is still to come', () => {
    expect(looks('ordered', 'packaging', 'shipping')).toEqual([
      'pending done',
      'packaging done',
      'shipping now',
      'arrived later',
      'delivering later',
      'delivered later',
    ]);
  });

  test('days are shown for what has happened only', () => {
    expect(timelineOf(progress('ordered', 'packaging')).map(({ at }) => at)).toEqual([
      '2026-11-01T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
      null,
      null,
      null,
      null,
    ]);
  });

  test('a delivered order is done to its end', () => {
    expect(looks('ordered', 'delivering', 'delivered')).toEqual(['pending done', 'delivering done', 'delivered done']);
  });

  test('after a cancellation nothing is still to come', () => {
    expect(looks('ordered', 'cancelled')).toEqual(['pending done', 'cancelled cancelled']);
  });

  test('an earlier cancellation stays one', () => {
    expect(looks('cancelled', 'packaging')).toEqual(['cancelled cancelled', 'packaging now']);
  });

  test('a status that is no stage is kept as it is', () => {
    expect(timelineOf(progress('ordered', 'Held at customs'))[1]).toMatchObject({
      stage: undefined,
      status: 'Held at customs',
      look: 'now',
    });
    expect(looks('ordered', 'Held at customs').slice(2, 4)).toEqual(['packaging later', 'shipping later']);
  });

  test('entries come in the order of their times', () => {
    expect(timelineOf(progress('ordered', 'packaging').toReversed()).map(({ stage }) => stage)[0]).toBe('pending');
  });
});
