/** Scores the concepts of a query. */
import { computeOnce } from '../../../lib/compute-once.ts';
import { getTerm, NAMED_AFTER_FIELDS, type SearchIndex } from '../build-index.ts';
import type { FieldSet } from '../document.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import { namesProductOrForm } from '../query/query-preferences.ts';
import type { UnderstoodConcept } from '../query/understood-concept.ts';
import { isNumber } from '../words.ts';
import { type Candidates, pickScores, selectScored } from './candidates.ts';
import { scoreConcept } from './score-concept.ts';
import { createScorer, type Scorer } from './scorer.ts';
import type { ScorePool, Scores } from './scores.ts';
import type { ScoredConcept } from './totals.ts';

/**
 * About how many products have the concept, as typed or by one of its meanings. The search scores the rarest concept first, and then only its products
 * for the other concepts.
 */
function countProducts(index: SearchIndex, { wordMatches, concept }: UnderstoodConcept): number {
  let count = Math.min(...wordMatches.map(({ matches }) => matches.reduce((sum, { term }) => sum + term.postings.length, 0)));
  for (const { phrase, isNegated } of concept.meanings) {
    let phraseCount = index.size;
    for (const word of phrase) phraseCount = Math.min(phraseCount, getTerm(index, word, 'word')?.postings.length ?? 0);
    // Most products lack the ingredients of a negated meaning, such as 'alcohol free'.
    count += isNegated ? index.size : phraseCount;
  }
  return count;
}

/** The concepts that some product has. Of the required ones, the rarest comes first. */
export function groupKnownConcepts(index: SearchIndex, understoodConcepts: readonly UnderstoodConcept[]) {
  const known = understoodConcepts.filter(({ isKnown }) => isKnown);
  const required = known.filter(({ concept }) => !concept.isOptional);
  const counts = required.length > 1 ? new Map(required.map((understood) => [understood, countProducts(index, understood)])) : null;
  return {
    required: counts ? required.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0)) : required,
    optional: known.filter(({ concept }) => concept.isOptional),
  };
}

/** The kinds of entry that name kinds of product. `form` is not among them, as a form such as 'cream' may only describe a product. */
const PRODUCT_KINDS: readonly EntryKind[] = ['product', 'group'];

/** The kinds of entry that say what a product is like, or for whom or for what it is. */
const ATTRIBUTE_KINDS: readonly EntryKind[] = ['concern', 'situation', 'state', 'form'];

/**
 * Finds the concepts that matter more than attributes, if the query names a kind of product: it is 'cushion' in 'cushion for dry skin', so other
 * cushions rank above creams for dry skin. None if the query names no kind of product.
 */
export function findMainConcepts(understoodConcepts: readonly UnderstoodConcept[]): ReadonlySet<UnderstoodConcept> {
  const isAttribute = ({ concept: { kinds } }: UnderstoodConcept) =>
    kinds.length > 0 && kinds.every((kind) => ATTRIBUTE_KINDS.includes(kind));
  const namesProductKind = ({ concept: { kinds, isOptional } }: UnderstoodConcept) =>
    !isOptional && kinds.some((kind) => PRODUCT_KINDS.includes(kind));
  if (!understoodConcepts.some(namesProductKind)) return new Set();
  return new Set(understoodConcepts.filter((understood) => !isAttribute(understood)));
}

/** The fewest words by which a category can name the concept: those of its shortest meaning, if they are fewer than the typed words. */
const countCategoryWords = ({ concept }: UnderstoodConcept): number =>
  Math.min(
    concept.words.length,
    ...concept.meanings.flatMap(({ phrase, isOnlySimilar, isNegated }) => (isOnlySimilar || isNegated ? [] : phrase.length)),
  );

/** Whether the concept is a number with a unit, such as '50 ml', or a number without one; null if it is neither. */
const findAmount = ({ concept: { size, words } }: UnderstoodConcept): ScoredConcept['amount'] =>
  size !== null ? 'size' : words.some(isNumber) ? 'number' : null;

/**
 * The scores of the products that are named after an ingredient, as they can replace the kind of product that the query names: for 'mugwort toner', a
 * mugwort essence. Null for a concept that is optional or no ingredient.
 */
function scoreNamedAfter(scorer: Scorer, understood: UnderstoodConcept, fields: FieldSet): Scores | null {
  const { concept } = understood;
  if (concept.isOptional || !concept.kinds.includes('ingredient')) return null;
  const meanings = concept.meanings.filter(({ isOnlySimilar, isNegated }) => !isOnlySimilar && !isNegated);
  return scoreConcept(scorer, { ...understood, concept: { ...concept, meanings } }, fields & NAMED_AFTER_FIELDS);
}

/**
 * The concepts of a query that some product has. `rarest`: of the required ones. `others`: the other required ones, and the optional ones. `mainConcepts`:
 * see `findMainConcepts`.
 */
type QueryConcepts = { rarest: UnderstoodConcept; others: readonly UnderstoodConcept[]; mainConcepts: ReadonlySet<UnderstoodConcept> };

/** Creates the function that scores one concept in these fields. */
function createConceptScorer({ rarest, others, mainConcepts }: QueryConcepts, fields: FieldSet) {
  const isOneOfSeveral = others.some(({ concept }) => !concept.isOptional);
  const canReplaceProducts = [rarest, ...others].some((understood) => !understood.concept.isOptional && namesProductOrForm(understood));
  return (scorer: Scorer, understood: UnderstoodConcept): ScoredConcept => ({
    wordCount: understood.concept.words.length,
    categoryWordCount: countCategoryWords(understood),
    isOptional: understood.concept.isOptional,
    isMain: mainConcepts.has(understood),
    isBrand: understood.concept.brand !== null,
    isSituation: understood.concept.kinds.includes('situation'),
    isProductOrForm: namesProductOrForm(understood),
    amount: findAmount(understood),
    scores: scoreConcept(scorer, understood, fields, { isOneOfSeveral }),
    replacementScores: canReplaceProducts ? scoreNamedAfter(scorer, understood, fields) : null,
  });
}

const pickScoresOfConcept = (concept: ScoredConcept, positions: Uint32Array): ScoredConcept => ({
  ...concept,
  scores: pickScores(concept.scores, positions),
  replacementScores: concept.replacementScores && pickScores(concept.replacementScores, positions),
});

/** Concepts with the scores of these candidates. */
type ScoredQuery = { candidates: Candidates; concepts: readonly ScoredConcept[] };

/**
 * Creates the function that scores the concepts in these fields. If products need all required concepts (`needsAll`) and few have the rarest one, it scores
 * the others only for these few. `rarestCount`: how many products have the rarest one, or all products if they are not few.
 */
export function createQueryScorer(scorer: Scorer, pool: ScorePool, queryConcepts: QueryConcepts, fields: FieldSet) {
  const { index } = scorer;
  const { rarest, others } = queryConcepts;
  const toScoredConcept = createConceptScorer(queryConcepts, fields);
  const scoreOthers = (otherScorer: Scorer) => others.map((understood) => toScoredConcept(otherScorer, understood));
  const scoredRarest = toScoredConcept(scorer, rarest);
  const candidates = selectScored(scoredRarest.scores);
  const scoreCandidates = (positions: Uint32Array): ScoredQuery => ({
    candidates: positions,
    concepts: [pickScoresOfConcept(scoredRarest, positions), ...scoreOthers(createScorer(index, pool, positions))],
  });
  const forCandidates = candidates && computeOnce(() => scoreCandidates(candidates));
  const forAllProducts = computeOnce((): ScoredQuery => ({ candidates: null, concepts: [scoredRarest, ...scoreOthers(scorer)] }));
  return {
    rarestCount: candidates?.length ?? index.size,
    scoreConcepts: (needsAll: boolean): ScoredQuery => (needsAll && forCandidates ? forCandidates() : forAllProducts()),
  };
}
