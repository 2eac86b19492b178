import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { createDocument } from '../sample-catalogue.fixture.ts';
import { scorePhrase } from './score-phrase.ts';
import { createScorer } from './scorer.ts';
import { ALL_FIELDS, createScorePool } from './scores.ts';

const index = runWithoutPauses(
  buildIndex([
    // 'sunscreen' matches this product twice: as a word, and as the two words of its name.
    createDocument('both', 'Blumwik', 'Sun Screen', { keywords: ['sunscreen lotion'] }),
    createDocument('word', 'Blumwik', 'Milk', { keywords: ['sunscreen lotion'] }),
    createDocument('lotion', 'Blumwik', 'Body Lotion'),
    createDocument('toner', 'Blumwik', 'Toner', { keywords: ['lotion'] }),
  ]),
);

/** `candidates`: null for all products. */
function score(candidates: Uint32Array | null): number[] {
  const { takeScores, scoreWord } = createScorer(index, createScorePool(index), candidates);
  const words = ['sunscreen', 'lotion'].map((word) => scoreWord(word, ALL_FIELDS));
  expect(words.map(({ matches }) => matches?.length)).toEqual([2, 1]);
  const target = takeScores();
  scorePhrase(target, words, candidates, { share: 1, countsAsNameMatch: true, lowerScoreShare: 0.3 });
  return [...target];
}

test('a product that has a word of the phrase in two ways is scored once', () => {
  const scores = score(null);
  expect(scores[0]).toBeGreaterThan(0);
  expect(scores.slice(2)).toEqual([0, 0]);
  expect(score(Uint32Array.of(0, 1, 2, 3))).toEqual(scores);
});
