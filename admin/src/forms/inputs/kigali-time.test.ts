import { expect, test } from 'vitest';
import { fromKigaliInput, toKigaliInput } from './kigali-time.ts';

test('a form shows a time in Kigali’s time zone, and converts it back unchanged', () => {
  expect(toKigaliInput('2026-11-23T22:30:00.000Z')).toBe('2026-11-24T00:30');
  expect(fromKigaliInput('2026-11-24T00:30')).toBe('2026-11-23T22:30:00.000Z');
});

test('an empty input becomes null, and null an empty input', () => {
  expect([toKigaliInput(null), toKigaliInput(''), fromKigaliInput('')]).toEqual(['', '', null]);
});
