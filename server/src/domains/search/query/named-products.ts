/** Finds the products that a query names. */
import type { SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { decodePosition } from '../postings.ts';
import { selectPostings } from '../scoring/scores.ts';
import { isNumber } from '../words.ts';
import type { WordMatches } from './match-word.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** A single word asks for whatever it describes. */
const WORDS_MIN = 2;
/** Fewer words without one of a brand, such as 'peel for sensitive skin', ask for any product that they describe, not for one whose name they are. */
const WORDS_WITHOUT_BRAND_MIN = 4;

const BRAND_BIT = getFieldBit('brand');
const NO_POSITIONS: ReadonlySet<number> = new Set();

const countPostings = ({ matches }: WordMatches): number => matches.reduce((sum, { term }) => sum + term.postings.length, 0);

/** The positions, in ascending order, of the products that have a match of the word in these fields. `among`: if given, only of these. */
function listPositions({ matches }: WordMatches, fields: FieldSet, among?: Uint32Array): Uint32Array {
  const positions = new Set<number>();
  for (const { term } of matches) {
    const postings = among ? selectPostings(term.postings, among) : term.postings;
    for (const posting of postings) if (posting & fields) positions.add(decodePosition(posting));
  }
  return Uint32Array.from(positions).sort();
}

/**
 * The positions of the products that have all words of the query, as typed or corrected, in brand and name, if one of these is a word of the brand, or if
 * they are many. Stop words do not count, except negations, nor do numbers. Nor does a word with a meaning count as one of a brand: 'baby lotion' does not
 * name Baby Dove.
 */
export function findNamedPositions({ lexicon }: SearchIndex, { understoodConcepts }: UnderstoodQuery): ReadonlySet<number> {
  const isCounted = (word: string) => !isNumber(word) && (!lexicon.isStopWord(word) || lexicon.isNegation(word));
  const matchesByWord = new Map<string, WordMatches>();
  for (const { concept, wordMatches } of understoodConcepts) {
    for (const [position, matches] of wordMatches.entries()) {
      const word = concept.words[position] ?? '';
      if (isCounted(word)) matchesByWord.set(word, matches);
    }
  }
  if (matchesByWord.size < WORDS_MIN) return NO_POSITIONS;
  const mayBeOfBrand = ([word, { matches }]: [string, WordMatches]) =>
    !lexicon.hasMeaning(word) && matches.some(({ term }) => term.fields & BRAND_BIT);
  const brandWords = [...matchesByWord].filter(mayBeOfBrand).map(([, matches]) => matches);
  const needsBrand = matchesByWord.size < WORDS_WITHOUT_BRAND_MIN;
  if (needsBrand && brandWords.length === 0) return NO_POSITIONS;
  const [rarest, ...others] = [...matchesByWord.values()].sort((left, right) => countPostings(left) - countPostings(right));
  if (!rarest) return NO_POSITIONS;
  let positions = listPositions(rarest, BRAND_AND_NAME);
  for (const other of others) if (positions.length > 0) positions = listPositions(other, BRAND_AND_NAME, positions);
  return new Set(needsBrand ? brandWords.flatMap((word) => [...listPositions(word, BRAND_BIT, positions)]) : positions);
}
