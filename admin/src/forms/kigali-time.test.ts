import { expect, test } from 'vitest';
import { fromKigaliInput, toKigaliInput } from './kigali-time.ts';

test('a time of a form is Kigali’s, and comes back unchanged', () => {
  expect(toKigaliInput('2026-11-23T22:30:00.000Z')).toBe('2026-11-24T00:30');
  expect(fromKigaliInput('2026-11-24T00:30')).toBe('2026-11-23T22:30:00.000Z');
});

test('an empty input is no time', () => {
  expect([toKigaliInput(null), toKigaliInput(''), fromKigaliInput('')]).toEqual(['', '', null]);
});
