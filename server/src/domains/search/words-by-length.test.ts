import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { addByLength, visitSimilarWords, type WordsByLength } from './words-by-length.ts';

const MISTAKES_MAX = 2;

function listVisited(words: readonly string[], typed: string): string[] {
  const byLength: WordsByLength = new Map();
  for (const [number, word] of words.entries()) addByLength(byLength, word, number);
  const visited: string[] = [];
  visitSimilarWords(byLength, typed, MISTAKES_MAX, (number) => visited.push(words[number] ?? ''));
  return visited;
}

test('visits every word with at most two typing mistakes, in any alphabet', () => {
  const letter = fc.constantFrom(...'abcoz', 'é', 'ß', '밤', '크');
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(word), word, (words, typed) => {
      const similar = words.filter((other) => countTypingMistakes(typed, other, MISTAKES_MAX) <= MISTAKES_MAX);
      expect(listVisited(words, typed)).toEqual(expect.arrayContaining(similar));
    }),
  );
});

test('visits a word with a replaced, missing, additional or swapped letter, but not words with other letters or of another length', () => {
  const words = ['creme', 'cram', 'crreams', 'craem', 'toner', 'cr', 'sunscreen', 'czzzm'];
  expect(listVisited(words, 'cream').toSorted()).toEqual(['craem', 'cram', 'creme', 'crreams']);
});
