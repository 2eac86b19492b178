/** Explains to staff and tests why a query finds its products: which concepts the search reads in the words, and how many points each gives a product. */
import type { SearchIndex } from './build-index.ts';
import { planSearch, type SearchPlan } from './find-products.ts';
import { listExactPhrases } from './query/concept.ts';
import { readQuery } from './query/read-query.ts';
import { type Refusal, understandQuery } from './query/understand-query.ts';
import { type Alternative, getLowerShare } from './scoring/alternatives.ts';
import { FLAG_BITS, STEPS_PER_POINT } from './scoring/points.ts';
import { type ConceptScorer, createConceptScorer } from './scoring/score-concept.ts';
import { createTotalParts } from './scoring/totals.ts';

/** A concept as the search reads it. `means`: what it also looks for. `is_optional`: it only affects the ranking. `is_known`: some product has it. */
export type ReadConcept = { words: string; means: readonly string[]; is_optional: boolean; is_known: boolean };

/**
 * Why a product is found. `concepts`: the points of each concept that it has, and the words that give the most of them. `bonus`: the points for typed parts of
 * its name, its category and optional words. `purpose_share`: what is left of the points because of the product's purpose: 'cream' shows eye creams last.
 * `lacks`: the words of required concepts that it lacks or only mentions in its description, so that it comes after products that have them.
 */
export type ProductExplanation = {
  position: number;
  concepts: readonly { words: string; found_by: string; points: number }[];
  bonus: number;
  purpose_share: number;
  lacks: readonly string[];
};

/** `refusal`: why the search finds nothing; null if it may find something. */
export type Explanation = { concepts: readonly ReadConcept[]; products: readonly ProductExplanation[]; refusal: Refusal | null };

const toPoints = (score: number): number => Math.round((score >> FLAG_BITS) / STEPS_PER_POINT);

/** The alternative that gives the product the most points. */
function findBest(alternatives: readonly Alternative[], scorer: ConceptScorer, position: number): string {
  const scored = alternatives.map(({ text, ...alternative }) => ({
    text,
    score: scorer.score([{ text, ...alternative }], 0, Uint32Array.of(position))[position] ?? 0,
  }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best), { text: '', score: 0 }).text;
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
    const found = scored.filter(({ scores }) => scores[position] !== 0);
    return {
      position,
      concepts: found.map(({ concept, alternatives, scores }) => ({
        words: concept.words.join(' '),
        found_by: findBest(alternatives, scorer, position),
        points: toPoints(scores[position] ?? 0),
      })),
      bonus: Math.round(parts.bonus / STEPS_PER_POINT),
      purpose_share: parts.share,
      lacks: listLacking(position),
    };
  }
  return null;
}

/** The concepts are in the order of their words. `positions`: of the products to explain, such as the first results of the query. Explains none for a query that asks only for a price. */
export function explainQuery(index: SearchIndex, text: string, positions: readonly number[]): Explanation {
  const read = readQuery(text);
  const query = understandQuery(index, read.text, false);
  const plan = planSearch(index, query, read);
  const written = read.text.words.map(({ stem }) => stem);
  const findPlace = ({ words }: { words: readonly string[] }) => Math.min(...words.map((word) => written.indexOf(word)));
  return {
    concepts: query.concepts
      .toSorted((left, right) => findPlace(left) - findPlace(right))
      .map((concept) => ({
        words: concept.words.join(' '),
        means: listExactPhrases(concept).map((phrase) => phrase.join(' ')),
        is_optional: concept.isOptional,
        is_known: concept.isKnown,
      })),
    products: positions.flatMap((position) => explainProduct(index, plan, position) ?? []),
    refusal: query.refusal,
  };
}
