/** Explains to staff and tests why a query finds its products: which concepts the search reads in the words, and how many points each gives a product. */
import type { SearchIndex } from './build-index.ts';
import { findAtPrice, planSearch, type SearchPlan } from './find-products.ts';
import { listExactPhrases } from './query/concept.ts';
import { readQuery } from './query/read-query.ts';
import { type Refusal, understandQuery } from './query/understand-query.ts';
import { type Alternative, getLowerShare } from './scoring/alternatives.ts';
import { FLAG_BITS, STEPS_PER_POINT } from './scoring/points.ts';
import { type ConceptScorer, createConceptScorer } from './scoring/score-concept.ts';
import { releaseScores } from './scoring/spare-arrays.ts';
import { createTotalParts } from './scoring/totals.ts';

/** A concept as the search reads it. `means`: what it also looks for. `is_optional`: it only affects the ranking. `is_known`: some product has it. */
type ReadConcept = { words: string; means: readonly string[]; is_optional: boolean; is_known: boolean };

/**
 * Why a product is found. `concepts`: the points of each required concept that it has, and the words that give the most of them. `purpose_share`: what is left of
 * their mean because of the product's purpose: 'cream' shows eye creams last. `bonus`: the points for typed parts of its name, its category, a size, and optional
 * words. `total`: the mean of the points by the number of words, times the share, plus the bonus. `lacks`: the words of required concepts that it lacks, that only
 * its description mentions, or of which it has only something similar, so that it comes after others.
 */
export type ProductExplanation = {
  position: number;
  concepts: readonly { words: string; found_by: string; points: number }[];
  purpose_share: number;
  bonus: number;
  total: number;
  lacks: readonly string[];
};

/**
 * The concepts are in the order of their words. `refusal`: why the search finds nothing; null if it may find something. `is_by_price`: prices order the best
 * results. `hidden_by`: the words of the query for which `hidden_count` products are never shown.
 */
export type Explanation = {
  concepts: readonly ReadConcept[];
  products: readonly ProductExplanation[];
  refusal: Refusal | null;
  is_by_price: boolean;
  hidden_by: readonly string[];
  hidden_count: number;
};

const toPoints = (steps: number): number => Math.round(steps / STEPS_PER_POINT);

/** The alternative that gives the product the most points. */
function findBest(alternatives: readonly Alternative[], scorer: ConceptScorer, position: number): string {
  let best = { text: '', score: 0 };
  for (const alternative of alternatives) {
    const scores = scorer.score([alternative], 0, Uint32Array.of(position));
    const score = scores[position] ?? 0;
    releaseScores(scores);
    if (score > best.score) best = { text: alternative.text, score };
  }
  return best.text;
}

function explainProduct(index: SearchIndex, { sought, passes, totalsOptions }: SearchPlan, position: number): ProductExplanation | null {
  for (const { fields, concepts_min } of passes) {
    const scorer = createConceptScorer(index, fields);
    const scored = sought.map(({ concept, alternatives }) => ({
      concept,
      alternatives,
      scores: scorer.score(alternatives, getLowerShare(concept), Uint32Array.of(position)),
    }));
    const { compute, tiersLost_max, listLacking } = createTotalParts(index, scored, { ...totalsOptions, concepts_min });
    const parts = compute(position, tiersLost_max);
    if (!parts) continue;
    const found = scored.filter(({ concept, scores }) => !concept.isOptional && scores[position] !== 0);
    return {
      position,
      concepts: found.map(({ concept, alternatives, scores }) => ({
        words: concept.words.join(' '),
        found_by: findBest(alternatives, scorer, position),
        points: toPoints((scores[position] ?? 0) >> FLAG_BITS),
      })),
      purpose_share: parts.share,
      bonus: toPoints(parts.bonus),
      total: toPoints(parts.score * parts.share + parts.bonus),
      lacks: listLacking(position),
    };
  }
  return null;
}

/** `positions`: of the products to explain, such as the first results of the query. A query that asks only for a price has no concepts. */
export function explainQuery(index: SearchIndex, text: string, positions: readonly number[]): Explanation {
  const read = readQuery(text);
  if (findAtPrice(read, index)) return { concepts: [], products: [], refusal: null, is_by_price: true, hidden_by: [], hidden_count: 0 };
  const query = understandQuery(index, read.text, false);
  const plan = planSearch(index, query, read);
  const written = read.text.words.map(({ stem }) => stem);
  const compareWords = (left: string, right: string) => written.indexOf(left) - written.indexOf(right);
  /** The words in the order in which they were typed. */
  const orderWords = (words: readonly string[]) => words.toSorted(compareWords);
  const orderText = (words: string) => orderWords(words.split(' ')).join(' ');
  const concepts = query.concepts.map((concept) => ({ ...concept, words: orderWords(concept.words) }));
  const products = positions.flatMap((position) => explainProduct(index, plan, position) ?? []);
  return {
    concepts: concepts
      .toSorted((left, right) => compareWords(left.words[0] ?? '', right.words[0] ?? ''))
      .map((concept) => ({
        words: concept.words.join(' '),
        means: listExactPhrases(concept).map((phrase) => phrase.join(' ')),
        is_optional: concept.isOptional,
        is_known: concept.isKnown,
      })),
    products: products.map((product) => ({
      ...product,
      concepts: product.concepts.map((concept) => ({
        ...concept,
        words: orderText(concept.words),
        found_by: concept.found_by === concept.words ? orderText(concept.words) : concept.found_by,
      })),
      lacks: product.lacks.map(orderText),
    })),
    refusal: query.refusal,
    is_by_price: plan.priceLevel !== null,
    hidden_by: plan.hiddenCount > 0 ? query.excludingWords.filter((word) => !index.lexicon.isStopWord(word)) : [],
    hidden_count: plan.hiddenCount,
  };
}
