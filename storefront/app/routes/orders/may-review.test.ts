import { expect, test } from 'vitest';
import { mayReview } from './may-review.ts';

test.each([
  ['pending', 'Paid', true],
  ['in_transit', 'Paid', true],
  ['delivered', 'Paid', true],
  ['delivered', 'Refunded', true],
  ['pending', 'Unpaid', false],
  ['preparing', 'Refunded', false],
  ['cancelled', 'Paid', false],
  ['cancelled', 'Unpaid', false],
] as const)('%s and %s: %s', (status, payment_status, offered) => expect(mayReview({ status, payment_status })).toBe(offered));
