/**
 * Queries of the tuning half whose results were bad, each mended by one search word of the back office and no code. The search is tuned no more: this is
 * how its results become better.
 */
import { expect, test } from 'vitest';
import { buildIndex, defaultLexicon, findProducts, type Lexicon } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { chooseHalf } from './judged/judged-query.ts';
import { createMeasuredDemoShop } from './measured-shops.ts';
import { computeNdcg } from './measures.ts';

const { documents, queries } = createMeasuredDemoShop();

const BAD_MAX = 0.3;
const GOOD_MIN = 0.5;

function measure(query: string, lexicon: Lexicon): number {
  const judgedQuery = queries.find((judged) => judged.query === query);
  if (!judgedQuery || chooseHalf(judgedQuery) !== 'tuning') throw new Error(`'${query}' is no query of the tuning half`);
  const { positions } = findProducts(runWithoutPauses(buildIndex(documents, lexicon)), query);
  return computeNdcg({ judgedQuery, foundIds: positions.flatMap((position) => documents[position]?.product_id ?? []) });
}

test.each([
  { query: 'between toner and cream', word: 'between toner and cream', means: ['essence', 'serum', 'ampoule'] },
  { query: 'when water is cut', word: 'water is cut', means: ['cleansing water', 'micellar water', 'toner pad'] },
  { query: 'lip ice', word: 'lip ice', means: ['lip balm'] },
])('"$query" is mended by the search word "$word"', ({ query, word, means }) => {
  expect(measure(query, defaultLexicon)).toBeLessThan(BAD_MAX);
  expect(measure(query, defaultLexicon.extend([{ word, means, is_two_way: false }]))).toBeGreaterThan(GOOD_MIN);
});
