/** Scores all products for one concept of a query. */
import type { SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { Meaning, Phrase } from '../lexicon/parse-entries.ts';
import { matchExactly, type WordMatches } from '../match-word.ts';
import type { UnderstoodConcept } from '../meaning.ts';
import { GRADES } from './grades.ts';
import { scoreWithoutIngredient } from './score-without-ingredient.ts';
import { type Match, type PhrasePart, type ScorePool, type Scores, scoreMatches, scorePhrase } from './scores.ts';

/** The share of a synonym's score; wider phrases rank below. */
const SYNONYM_SHARE = GRADES.variant / GRADES.exact;
const WIDER_SYNONYM_SHARE = SYNONYM_SHARE / 3;
/** The first meanings are the nearest: each later one counts a little less. */
const LATER_SHARE = 0.02;
const LATER_MAX = 8;

const INGREDIENTS = getFieldBit('ingredients');

/** Scores each word, which must match at least one of its matches. */
const scoreEach = (pool: ScorePool, words: readonly (readonly Match[])[], fields: number, share: number, inName: boolean): PhrasePart[] =>
  words.map((matches) => {
    const scores = pool.take();
    scoreMatches(scores, matches, fields, share, inName);
    return { scores, matches };
  });

function scoreWord(index: SearchIndex, pool: ScorePool, { matches, parts }: WordMatches, fields: number): PhrasePart {
  const scores = pool.take();
  scoreMatches(scores, matches, fields);
  if (!parts) return { scores, matches };
  const each = parts.map((part) => matchExactly(index, part));
  scorePhrase(scores, scoreEach(pool, each, fields, GRADES.compound / GRADES.exact, true));
  return { scores, matches: null };
}

/** Among ingredients, all words must be in one. */
function scoreIngredient(index: SearchIndex, into: Scores, words: Phrase, fields: number, share = 1): void {
  if ((fields & INGREDIENTS) === 0) return;
  const matches = findIngredients(index, words).map((term) => ({ term, grade: GRADES.exact }));
  scoreMatches(into, matches, INGREDIENTS, share, false);
}

function scoreMeaning(index: SearchIndex, pool: ScorePool, into: Scores, { phrase, wider, lacks, place }: Meaning, fields: number): void {
  const share = (wider ? WIDER_SYNONYM_SHARE : SYNONYM_SHARE) * (1 - LATER_SHARE * Math.min(place, LATER_MAX));
  if (lacks) {
    scoreWithoutIngredient(index, pool, into, phrase, fields, share);
    return;
  }
  const parts = phrase.map((word) => matchExactly(index, word));
  const [only = []] = parts;
  if (parts.some((matches) => matches.length === 0)) return;
  if (parts.length === 1) {
    scoreMatches(into, only, fields, share, false);
    return;
  }
  scorePhrase(into, scoreEach(pool, parts, fields & ~INGREDIENTS, share, false));
  scoreIngredient(index, into, phrase, fields, share);
}

export function scoreConcept(index: SearchIndex, pool: ScorePool, { concept, words }: UnderstoodConcept, fields: number): Scores {
  const isPhrase = words.length > 1;
  const each = words.map((word) => scoreWord(index, pool, word, isPhrase ? fields & ~INGREDIENTS : fields));
  const [only] = each;
  const scores = only && !isPhrase ? only.scores : pool.take();
  if (isPhrase) {
    scorePhrase(scores, each);
    scoreIngredient(index, scores, concept.words, fields);
  }
  if (concept.joined) scoreMatches(scores, matchExactly(index, concept.joined), fields, GRADES.compound / GRADES.exact);
  for (const meaning of concept.meanings) scoreMeaning(index, pool, scores, meaning, fields);
  return scores;
}
