/** Scores all products for one concept of a query. */
import type { SearchIndex } from '../build-index.ts';
import type { Concept } from '../concepts.ts';
import { getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { Meaning, Phrase } from '../lexicon/parse-entries.ts';
import { matchExactly, type WordMatches } from '../match-word.ts';
import type { UnderstoodConcept } from '../meaning.ts';
import { GRADES } from './grades.ts';
import { scoreWithoutIngredient } from './score-without-ingredient.ts';
import type { Scorer } from './scorer.ts';
import { type PhraseOptions, type PhrasePart, type Scores, scoreMatches, scorePhrase } from './scores.ts';

/** The share of a synonym's score; wider phrases rank below. */
const SYNONYM_SHARE = GRADES.variant / GRADES.exact;
const WIDER_SYNONYM_SHARE = SYNONYM_SHARE / 3;
/** The first meanings are the nearest: each later one counts a little less. */
const LATER_SHARE = 0.02;
const LATER_MAX = 8;

const INGREDIENTS = getFieldBit('ingredients');

/** The scores of a whole typed phrase. */
const TYPED: PhraseOptions = { share: 1, inName: true };
/** Two words that were typed as one. */
const TYPED_AS_ONE: PhraseOptions = { share: GRADES.compound / GRADES.exact, inName: true };

function scoreTypedWord(scorer: Scorer, { matches, parts }: WordMatches, fields: number): PhrasePart {
  const scores = scorer.pool.take();
  scoreMatches(scores, matches, fields);
  if (!parts) return { scores, matches };
  scorePhrase(
    scores,
    parts.map((part) => scorer.scoreWord(part, fields)),
    TYPED_AS_ONE,
  );
  return { scores, matches: null };
}

/** Among ingredients, all words must be in one. */
function scoreIngredient(index: SearchIndex, into: Scores, words: Phrase, fields: number, share = 1): void {
  if ((fields & INGREDIENTS) === 0) return;
  const matches = findIngredients(index, words).map((term) => ({ term, grade: GRADES.exact }));
  scoreMatches(into, matches, INGREDIENTS, share, false);
}

function scoreMeaning(scorer: Scorer, into: Scores, { phrase, wider, lacks, place }: Meaning, fields: number): void {
  const { index, pool, scoreWord } = scorer;
  const share = (wider ? WIDER_SYNONYM_SHARE : SYNONYM_SHARE) * (1 - LATER_SHARE * Math.min(place, LATER_MAX));
  if (lacks) {
    scoreWithoutIngredient(index, pool, into, phrase, fields, share);
    return;
  }
  const matches = phrase.map((word) => matchExactly(index, word));
  const [only = []] = matches;
  if (matches.some((found) => found.length === 0)) return;
  if (matches.length === 1) {
    scoreMatches(into, only, fields, share, false);
    return;
  }
  const words = phrase.map((word) => scoreWord(word, fields & ~INGREDIENTS));
  scorePhrase(into, words, { share, inName: false });
  scoreIngredient(index, into, phrase, fields, share);
}

/** Whether the meaning is what was typed, which scores more already. */
const isTyped = ({ words }: Concept, { phrase, lacks }: Meaning): boolean =>
  !lacks && phrase.length === words.length && phrase.every((word) => words.includes(word));

export function scoreConcept(scorer: Scorer, { concept, words }: UnderstoodConcept, fields: number): Scores {
  const { index, pool } = scorer;
  const isPhrase = words.length > 1;
  const each = words.map((word) => scoreTypedWord(scorer, word, isPhrase ? fields & ~INGREDIENTS : fields));
  const [only] = each;
  const scores = only && !isPhrase ? only.scores : pool.take();
  if (isPhrase) {
    scorePhrase(scores, each, TYPED);
    scoreIngredient(index, scores, concept.words, fields);
  }
  if (concept.joined) scoreMatches(scores, matchExactly(index, concept.joined), fields, GRADES.compound / GRADES.exact);
  for (const meaning of concept.meanings) if (!isTyped(concept, meaning)) scoreMeaning(scorer, scores, meaning, fields);
  return scores;
}
