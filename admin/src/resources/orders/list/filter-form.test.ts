import type { OrderLimits } from '@uruhu/contract/staff/orders/lists';
import { expect, test } from 'vitest';
import { readLimits, writeLimit } from './filter-form.ts';
import { chooseTab, describeLimits, getLimits } from './order-tabs.ts';

/** `from` and `to` are days in Kigali, as in the links of the dashboard. */
const ALL_LIMITS: Required<OrderLimits> = {
  within_days: 7,
  from: '2026-10-31T22:00:00.000Z',
  to: '2026-11-30T22:00:00.000Z',
  total_from: 100_000,
  coupon: 'MURAHO',
  entered: true,
  cancelled: false,
};

function fillForm(limits: OrderLimits, typed: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const name of Object.keys(ALL_LIMITS) as (keyof OrderLimits)[]) form.set(name, typed[name] ?? writeLimit(limits, name));
  return form;
}

test('a form that is sent unchanged keeps every limit', () => {
  expect(readLimits(fillForm(ALL_LIMITS))).toEqual({ limits: ALL_LIMITS, errors: {} });
  expect(readLimits(fillForm({}))).toEqual({ limits: {}, errors: {} });
  expect(writeLimit(ALL_LIMITS, 'from')).toBe('2026-11-01');
  expect(writeLimit(ALL_LIMITS, 'to')).toBe('2026-11-30');
});

test('each field that cannot be read has an error', () => {
  const typed = { within_days: 'a week', total_from: '12.5x', from: '2026-11-09', to: '2026-11-08' };
  expect(Object.keys(readLimits(fillForm({}, typed)).errors)).toEqual(['within_days', 'total_from', 'to']);
  expect(Object.keys(readLimits(fillForm({}, { within_days: '7.5', total_from: '12,50' })).errors)).toEqual(['within_days', 'total_from']);
  expect(readLimits(fillForm({}, { total_from: '12,000.00 RWF' })).limits).toEqual({ total_from: 12_000 });
  expect(readLimits(fillForm({}, { within_days: '3651' })).errors).toHaveProperty('within_days');
  expect(readLimits(fillForm({}, { from: '2026-11-08', to: '2026-11-08' }))).toEqual({
    limits: { from: '2026-11-07T22:00:00.000Z', to: '2026-11-08T22:00:00.000Z' },
    errors: {},
  });
});

test('another tab keeps the limits and the search words', () => {
  const filter = { ...ALL_LIMITS, status: 'pending', payment: 'paid', q: 'Keza' } as const;
  expect(chooseTab(filter, 'delivered')).toEqual({ ...ALL_LIMITS, status: 'delivered', q: 'Keza' });
  expect(chooseTab(filter, 'all')).toEqual({ ...ALL_LIMITS, q: 'Keza' });
  expect(getLimits(filter)).toEqual(ALL_LIMITS);
});

test('the button of the filters names every limit', () => {
  expect(describeLimits(ALL_LIMITS, (rwf) => `${rwf} RWF`)).toBe(
    'without cancelled ones, typed in by staff, from 1 Nov 2026 to 30 Nov 2026, of the last 7 days, from 100000 RWF, with the coupon MURAHO',
  );
  expect(describeLimits({ from: ALL_LIMITS.from, entered: false }, String)).toBe('placed by shoppers, since 1 Nov 2026');
  expect(describeLimits({ to: ALL_LIMITS.to, cancelled: true }, String)).toBe('cancelled, until 30 Nov 2026');
  expect(describeLimits({ status: 'pending', q: 'Keza' }, String)).toBe('');
});
