import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { encodePosting } from '../postings.ts';
import { understandQuery } from '../query/understand-query.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { readQueryText } from '../words.ts';
import { findAtLeast, pickScores, selectPostings } from './candidates.ts';
import { scoreConcept } from './score-concept.ts';
import { createScorer } from './scorer.ts';
import { ALL_FIELDS, createScorePool } from './scores.ts';

const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE));
/** Queries with a word, a brand, an ingredient, a phrase with several meanings, mistyped and joined words, and an ingredient to leave out. */
const QUERIES = ['serum', 'snail mucin', 'dry skin', 'rice toner', 'toner for dry skin', 'sunscrean', 'ricetoner', 'alcohol free toner'];

const ascending = (count: number) => fc.uniqueArray(fc.nat(count - 1)).map((numbers) => Uint32Array.from(numbers).sort());

test.each(QUERIES)('candidates get the scores that they have among all products: %s', (query) => {
  const pool = createScorePool(index);
  const { understoodConcepts = [] } = understandQuery(index, readQueryText(query), false) ?? {};
  expect(understoodConcepts).not.toEqual([]);
  for (const understood of understoodConcepts) {
    const scores = scoreConcept(createScorer(index, pool), understood, ALL_FIELDS, { isOneOfSeveral: true });
    expect(scores.some((score) => score > 0)).toBe(true);
    fc.assert(
      fc.property(ascending(index.size), (candidates) => {
        const ofCandidates = scoreConcept(createScorer(index, pool, candidates), understood, ALL_FIELDS, { isOneOfSeveral: true });
        expect([...ofCandidates]).toEqual([...pickScores(scores, candidates)]);
      }),
    );
  }
});

test('finds the first posting from a start on whose position is not lower', () => {
  fc.assert(
    fc.property(ascending(60), fc.nat(60), fc.nat(60), (positions, position, from) => {
      const postings = positions.map((each) => encodePosting(each, 1));
      const first = positions.findIndex((each, place) => place >= from && each >= position);
      const expected = first < 0 ? Math.max(from, positions.length) : first;
      expect(findAtLeast(postings, position, from)).toBe(expected);
      expect(findAtLeast(positions, position, from, { isOfPositions: true })).toBe(expected);
    }),
  );
});

test('selects the postings of these positions', () => {
  fc.assert(
    fc.property(ascending(60), ascending(60), (positions, wanted) => {
      const postings = positions.map((position) => encodePosting(position, 1));
      expect([...selectPostings(postings, wanted)]).toEqual([...postings].filter((_, place) => wanted.includes(positions[place] ?? -1)));
    }),
  );
});
