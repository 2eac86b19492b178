import { expect, test } from 'vitest';
import { describeFreeDelivery } from './describe-free-delivery.ts';

test('staff read from when until when delivery is free, or that shoppers never pay for it', () => {
  expect(describeFreeDelivery({ from: null, until: null })).toBe('Shoppers pay nothing for delivery.');
  const sentence = describeFreeDelivery({ from: '2026-12-01T10:00:00Z', until: '2026-12-24T22:00:00Z' });
  expect(sentence).toContain('Free from 1 Dec');
  expect(sentence).toContain(' until 25 Dec');
  expect(describeFreeDelivery({ from: null, until: '2026-12-24T22:00:00Z' })).toMatch(/^Free until 25 Dec.*fees of the shipping bands\.$/);
});
