import { expect, test } from 'vitest';
import { findReviewHindrance } from './may-review.ts';

test.each([
  ['pending', 'You can review it once your parcel has come.'],
  ['preparing', 'You can review it once your parcel has come.'],
  ['in_transit', 'You can review it once your parcel has come.'],
  ['delivered', null],
  ['cancelled', 'This order was cancelled.'],
] as const)('the items of an order that is %s: %s', (status, hindrance) => expect(findReviewHindrance({ status })).toBe(hindrance));
