import { expect, test } from 'vitest';
import { canCancel } from './import-states.ts';

test('a staff member can cancel an import until it writes the products, also while it fetches pictures', () => {
  expect(canCancel({ state: 'importing', step: 'pictures' })).toBe(true);
  expect(canCancel({ state: 'importing', step: 'rows' })).toBe(true);
  expect(canCancel({ state: 'checked', step: 'rows' })).toBe(true);
  expect(canCancel({ state: 'importing', step: 'writing' })).toBe(false);
  for (const state of ['done', 'failed', 'cancelled'] as const) expect(canCancel({ state, step: 'writing' })).toBe(false);
});
