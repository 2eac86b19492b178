import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { understandQuery } from '../query/understand-query.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { readQueryText } from '../words.ts';
import { scoreConcept } from './score-concept.ts';
import { createScorer } from './scorer.ts';
import { ALL_FIELDS, createScorePool } from './scores.ts';

/** An invented word, which no product has. */
const WORD = 'blorp';

test('a search computes the scores of a word once, even if many meanings contain it', () => {
  const meanings = ['rice toner', 'rice serum', 'rice cream', 'rice essence', 'rice mask'];
  const lexicon = createLexicon([{ language: 'en', entries: [{ kind: 'product', words: [WORD], means: meanings }] }]);
  const index = runWithoutPauses(
    buildIndex(
      SAMPLE_CATALOGUE.map((product) => ({ ...product, keywords: meanings })),
      lexicon,
    ),
  );
  const pool = createScorePool(index);
  let takenArrayCount = 0;
  const scorer = createScorer(index, {
    ...pool,
    take() {
      takenArrayCount++;
      return pool.take();
    },
  });
  const [concept] = understandQuery(index, readQueryText(WORD), false)?.understoodConcepts ?? [];
  if (!concept) throw new Error('the query has no meaning');
  const scores = scoreConcept(scorer, concept, ALL_FIELDS);
  expect(scores.every((score) => score > 0)).toBe(true);
  // An array for each of 'toner', 'serum', 'cream', 'essence' and 'mask', and one for the whole concept; none for 'rice', the rarest word of each phrase.
  expect(takenArrayCount).toBe(6);
});
