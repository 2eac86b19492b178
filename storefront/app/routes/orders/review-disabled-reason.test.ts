import { expect, test } from 'vitest';
import { getReviewDisabledReason } from './review-disabled-reason.ts';

test.each([
  ['pending', 'You can review it once your parcel has come.'],
  ['preparing', 'You can review it once your parcel has come.'],
  ['in_transit', 'You can review it once your parcel has come.'],
  ['delivered', null],
  ['cancelled', 'This order was cancelled.'],
] as const)('the items of an order that is %s have review buttons disabled with the reason: %s', (status, disabledReason) =>
  expect(getReviewDisabledReason({ status })).toBe(disabledReason),
);
