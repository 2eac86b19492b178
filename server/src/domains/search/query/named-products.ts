/** Finds the products that a query names. */
import type { SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME } from '../document.ts';
import { decodePosition } from '../postings.ts';
import { isNumber } from '../words.ts';
import type { WordMatches } from './match-word.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Fewer words, such as 'peel for sensitive skin', ask for any product that they describe, not for one whose name they are. */
const NAME_WORDS_MIN = 4;

/** The positions of the products that have a match of the word, as typed or corrected, in brand or name. */
function listPositions({ matches }: WordMatches): Set<number> {
  const positions = new Set<number>();
  for (const { term } of matches) for (const posting of term.postings) if (posting & BRAND_AND_NAME) positions.add(decodePosition(posting));
  return positions;
}

/**
 * The positions of the products that have all words of the query in brand and name, if these are enough words to name a product. Stop words do not count,
 * except negations, nor do numbers. Empty if there is no such product.
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
  if (matchesByWord.size < NAME_WORDS_MIN) return new Set();
  const [first = new Set<number>(), ...others] = [...matchesByWord.values()].map(listPositions);
  return new Set([...first].filter((position) => others.every((positions) => positions.has(position))));
}
