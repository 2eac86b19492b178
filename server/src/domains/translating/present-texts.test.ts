import { expect, test } from 'vitest';
import { findState } from './present-texts.ts';

const english = { english: 'Toner', english_hash: 'a' };
const facts = [
  { label: 'Volume', value: '50 ml' },
  { label: 'Origin', value: 'Korea' },
];

test('a text is missing, or outdated if it was translated from another English text', () => {
  expect(findState({ ...english, value: null, translated_hash: null })).toBe('missing');
  expect(findState({ ...english, value: 'Tona', translated_hash: 'b' })).toBe('outdated');
  expect(findState({ ...english, value: 'Tona', translated_hash: 'a' })).toBe('complete');
});

test('a list is missing if it is not as long as the English one', () => {
  const text = { english: facts, english_hash: 'a', translated_hash: 'a' };
  expect(findState({ ...text, value: facts.slice(1) })).toBe('missing');
  expect(findState({ ...text, value: facts })).toBe('complete');
});
