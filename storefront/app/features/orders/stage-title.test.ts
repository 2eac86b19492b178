import type { PublicOrder } from '@uruhu/contract/order';
import { expect, test } from 'vitest';
import { getStatusName } from './stage-title.ts';

type Progress = PublicOrder['order_progress'];

const createProgress = (...stages: string[]) =>
  stages.map((status, day) => ({ order_progress_id: `p${day}`, status, created_at: `2026-11-0${day + 1}T08:00:00.000Z` })) as Progress;

test.each([
  ['pending', ['ordered'], 'Pending'],
  ['preparing', ['ordered', 'packaging'], 'Preparing'],
  ['in_transit', ['ordered', 'packaging', 'shipping'], 'On its way from Korea'],
  ['in_transit', ['ordered', 'packaging', 'shipping', 'arrived'], 'Arrived in Kigali'],
  ['in_transit', ['ordered', 'packaging', 'shipping', 'arrived', 'delivering'], 'Out for delivery'],
  ['in_transit', ['ordered', 'shipping', 'Held at customs'], 'Held at customs'],
  ['in_transit', [], 'In transit'],
  ['delivered', ['ordered', 'delivered'], 'Delivered'],
  ['cancelled', ['ordered', 'shipping', 'cancelled'], 'Cancelled'],
] as const)('an order with status %s and progress %j is shown as %s', (status, stages, name) => {
  expect(getStatusName({ status, order_progress: createProgress(...stages) })).toBe(name);
});
