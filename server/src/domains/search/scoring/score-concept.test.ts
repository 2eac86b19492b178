import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { understandQuery } from '../understand-query.ts';
import { scoreConcept } from './score-concept.ts';
import { createScorer } from './scorer.ts';
import { ALL_FIELDS, createScorePool } from './scores.ts';

test('the scores of a word are computed once for a query, even if many meanings have it', () => {
  const means = ['rice toner', 'rice serum', 'rice cream', 'rice essence', 'rice mask'];
  const lexicon = createLexicon([{ language: 'en', entries: [{ kind: 'product', words: ['blorp'], means }] }]);
  const index = runWithoutPauses(
    buildIndex(
      SAMPLE_CATALOGUE.map((product) => ({ ...product, keywords: means })),
      lexicon,
    ),
  );
  const pool = createScorePool(index);
  let taken = 0;
  const scorer = createScorer(index, {
    ...pool,
    take() {
      taken++;
      return pool.take();
    },
  });
  const [concept] = understandQuery(index, 'blorp', false)?.understoodConcepts ?? [];
  if (!concept) throw new Error('the query has no meaning');
  const scores = scoreConcept(scorer, concept, ALL_FIELDS);
  expect(scores.every((score) => score > 0)).toBe(true);
  // 'rice' and five other words, and the scores of the concept.
  expect(taken).toBe(7);
});
