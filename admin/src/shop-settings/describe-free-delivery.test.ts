import { expect, test } from 'vitest';
import { describeFreeDelivery } from './describe-free-delivery.ts';

test('free delivery is told with its dates, or as for ever', () => {
  expect(describeFreeDelivery(null, null)).toBe('Shoppers pay nothing for delivery.');
  const told = describeFreeDelivery('2026-12-01T10:00:00Z', '2026-12-24T22:00:00Z');
  expect(told).toContain('Free from 1 Dec');
  expect(told).toContain(' until 25 Dec');
  expect(describeFreeDelivery(null, '2026-12-24T22:00:00Z')).toMatch(/^Free until 25 Dec.*fees of the shipping bands\.$/);
});
