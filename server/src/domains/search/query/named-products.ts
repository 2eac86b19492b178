/** Finds the products that a query names. */
import type { SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, getFieldBit } from '../document.ts';
import { decodePosition } from '../postings.ts';
import { isNumber } from '../words.ts';
import type { WordMatches } from './match-word.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Fewer words without a brand, such as 'peel for sensitive skin', ask for any product that they describe, not for one whose name they are. */
const WORDS_WITHOUT_BRAND_MIN = 4;

const BRAND_BIT = getFieldBit('brand');

/** The positions of the products that have a match of the word, as typed or corrected, in these fields. */
function listPositions({ matches }: WordMatches, fields: number): Set<number> {
  const positions = new Set<number>();
  for (const { term } of matches) for (const posting of term.postings) if (posting & fields) positions.add(decodePosition(posting));
  return positions;
}

/**
 * The positions of the products that have all words of the query in brand and name, if one of these is a word of the brand, or if they are many. Stop words
 * do not count, except negations, nor do numbers. Nor does a word with a meaning count as one of a brand: 'baby lotion' does not name Baby Dove.
 */
export function findNamedPositions({ lexicon }: SearchIndex, { understoodConcepts }: UnderstoodQuery): ReadonlySet<number> {
  const isCounted = (word: string) => !isNumber(word) && (!lexicon.isStopWord(word) || lexicon.isNegation(word));
  const matchesByWord = new Map(
    understoodConcepts.flatMap(({ concept, wordMatches }) =>
      concept.words.flatMap((word, position): [string, WordMatches][] => {
        const matches = wordMatches[position];
        return matches && isCounted(word) ? [[word, matches]] : [];
      }),
    ),
  );
  const [first = new Set<number>(), ...others] = [...matchesByWord.values()].map((matches) => listPositions(matches, BRAND_AND_NAME));
  const withAllWords = [...first].filter((position) => others.every((positions) => positions.has(position)));
  if (withAllWords.length === 0 || matchesByWord.size >= WORDS_WITHOUT_BRAND_MIN) return new Set(withAllWords);
  const brandPositions = [...matchesByWord].flatMap(([word, matches]) =>
    lexicon.hasMeaning(word) ? [] : [listPositions(matches, BRAND_BIT)],
  );
  return new Set(withAllWords.filter((position) => brandPositions.some((positions) => positions.has(position))));
}
