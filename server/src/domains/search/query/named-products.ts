/** Finds the products that a query names. */
import { getTerm, type SearchIndex, type Term } from '../build-index.ts';
import { BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { decodePosition } from '../postings.ts';
import { selectPostings } from '../scoring/candidates.ts';
import { isNumber } from '../words.ts';
import type { WordMatches } from './match-word.ts';
import { AVOIDING_WORDS } from './negations.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** A single word asks for whatever it describes. */
const WORDS_MIN = 2;
/** Fewer words without one of a brand, such as 'peel for sensitive skin', ask for any product that they describe, not for one whose name they are. */
const WORDS_WITHOUT_BRAND_MIN = 4;
/** Fewer words are not enough to show a product that the query excludes otherwise. */
const WORDS_OF_EXEMPT_MIN = 4;
/** A query whose rarest word more products have names none of them. This bounds the work for each query. */
const CANDIDATES_MAX = 2000;

const BRAND_BIT = getFieldBit('brand');
const NO_POSITIONS: ReadonlySet<number> = new Set();

/** Only this many words that match a typed word are looked at. An unfinished word can begin hundreds. */
const TERMS_MAX = 40;
const listTerms = ({ matches }: WordMatches): readonly Term[] =>
  (matches.length > TERMS_MAX ? matches.slice(0, TERMS_MAX) : matches).map(({ term }) => term);

/** The positions, in ascending order, of the products that have the word in these fields. `among`: if given, only of these. */
function listPositions(terms: readonly Term[], fields: FieldSet, among?: Uint32Array): Uint32Array {
  const positions: number[] = [];
  for (const term of terms) {
    if ((term.fields & fields) === 0) continue;
    const postings = among ? selectPostings(term.postings, among) : term.postings;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] ?? 0;
      if (posting & fields) positions.push(decodePosition(posting));
    }
  }
  // The postings of a single term are in ascending order.
  return terms.length === 1 ? new Uint32Array(positions) : new Uint32Array(new Set(positions)).sort();
}

const mayBeInName = (terms: readonly Term[]): boolean => terms.some(({ fields }) => fields & BRAND_AND_NAME);

/** The words of the query that a name must have, and the terms that match them: all words but numbers, and stop words that are no negation. */
function collectNameWords(lexicon: Lexicon, { understoodConcepts }: UnderstoodQuery): Map<string, readonly Term[]> {
  const isCounted = (word: string) => !isNumber(word) && (!lexicon.isStopWord(word) || lexicon.isNegation(word));
  const termsByWord = new Map<string, readonly Term[]>();
  for (const { concept, wordMatches } of understoodConcepts) {
    for (const [position, matches] of wordMatches.entries()) {
      const word = concept.words[position] ?? '';
      if (isCounted(word)) termsByWord.set(word, listTerms(matches));
    }
  }
  return termsByWord;
}

/**
 * The positions of the products that have all words of the query in brand and name, as typed, corrected or as the beginning of a word, if one of the words
 * is of the brand, or if there are at least WORDS_WITHOUT_BRAND_MIN. A word with a meaning does not count as one of a brand: 'baby lotion' does not name Baby
 * Dove.
 */
export function findNamedPositions({ lexicon }: SearchIndex, query: UnderstoodQuery): ReadonlySet<number> {
  const termsByWord = collectNameWords(lexicon, query);
  if (termsByWord.size < WORDS_MIN || ![...termsByWord.values()].every(mayBeInName)) return NO_POSITIONS;
  const mayBeOfBrand = ([word, terms]: [string, readonly Term[]]) =>
    terms.some(({ fields }) => fields & BRAND_BIT) && !lexicon.hasMeaning(word);
  const brandWords = [...termsByWord].filter(mayBeOfBrand).map(([, terms]) => terms);
  const needsBrand = termsByWord.size < WORDS_WITHOUT_BRAND_MIN;
  if (needsBrand && brandWords.length === 0) return NO_POSITIONS;
  const countProducts = (terms: readonly Term[]) => terms.reduce((sum, { postings }) => sum + postings.length, 0);
  const counted = [...termsByWord.values()].map((terms) => ({ terms, count: countProducts(terms) }));
  const [rarest, ...others] = counted.sort((left, right) => left.count - right.count);
  if (!rarest || rarest.count > CANDIDATES_MAX) return NO_POSITIONS;
  let positions = listPositions(rarest.terms, BRAND_AND_NAME);
  for (const { terms } of others) if (positions.length > 0) positions = listPositions(terms, BRAND_AND_NAME, positions);
  return new Set(needsBrand ? brandWords.flatMap((terms) => [...listPositions(terms, BRAND_BIT, positions)]) : positions);
}

/**
 * Those of the named products that no word or ingredient excludes, because their own names have each word that excludes it, as typed: peel pads 'for
 * Sensitive Skin' are found by their name, although they contain an acid. None if the query leaves something out, as 'without retinol' does, because the
 * name may have these words with another meaning.
 */
export function findExemptPositions(index: SearchIndex, query: UnderstoodQuery, namedPositions: ReadonlySet<number>): ReadonlySet<number> {
  const { lexicon } = index;
  const words = [...new Set(query.excludingPhrases.flat())];
  if (namedPositions.size === 0 || words.length === 0) return NO_POSITIONS;
  if (words.some((word) => lexicon.isNegation(word) || AVOIDING_WORDS.includes(word))) return NO_POSITIONS;
  if (collectNameWords(lexicon, query).size < WORDS_OF_EXEMPT_MIN) return NO_POSITIONS;
  let positions = Uint32Array.from(namedPositions).sort();
  for (const word of words) {
    const postings = selectPostings(getTerm(index, word, 'word')?.postings ?? new Uint32Array(), positions);
    positions = postings.filter((posting) => posting & BRAND_AND_NAME).map(decodePosition);
  }
  return new Set(positions);
}
