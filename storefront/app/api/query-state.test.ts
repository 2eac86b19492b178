import type { Refusal } from '@uruhu/contract/client';
import { expect, test } from 'vitest';
import { getNextState } from './query-state.ts';

const refusal: Refusal = { ok: false, status: 503, code: 'busy', message: 'Please try again', errors: [] };
const loading = { state: 'loading' } as const;
const loaded = { state: 'loaded', data: 1 } as const;
const failed = { state: 'failed', code: 'busy', message: 'Please try again' } as const;

test('a load shows its data or its failure', () => {
  expect(getNextState(loading, { ok: true, data: 2 }, false)).toEqual({ state: 'loaded', data: 2 });
  expect(getNextState(loading, refusal, false)).toEqual(failed);
});

test('a refresh that fails keeps the shown data', () => {
  expect(getNextState(loaded, refusal, true)).toBe(loaded);
  expect(getNextState(loaded, { ok: true, data: 2 }, true)).toEqual({ state: 'loaded', data: 2 });
});

test('a refresh that fails during the first load ends the loading state, because it has outdated that load', () => {
  expect(getNextState(loading, refusal, true)).toEqual(failed);
});
