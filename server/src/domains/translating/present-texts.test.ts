import { expect, test } from 'vitest';
import { findState } from './present-texts.ts';

test('a text is missing, or outdated if it was translated from another English text', () => {
  expect([findState(null, 'a'), findState('a', 'b'), findState('a', 'a')]).toEqual(['missing', 'outdated', 'complete']);
});
