/** Finds the words of a query that may belong to several phrases. */
import type { Lexicon } from './lexicon/lexicon.ts';
import { listStems, QUERY_LENGTH_MAX, type QueryWord } from './words.ts';

/** The words that the shopper typed several times, as in 'hair mask for bleached hair'. */
export function findRepeatedWords(text: string): Set<string> {
  const words = listStems(text.slice(0, QUERY_LENGTH_MAX));
  return new Set(words.filter((word, position) => words.indexOf(word) !== position));
}

/** The words between the parts of a list; a comma counts as the first one. */
const LIST_WORDS: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni'];
/** Between a negation and the next word of a list are one or two words: 'no essential oil or perfume'. */
const LIST_DISTANCES: readonly number[] = [2, 3];

/**
 * The negations that the shopper typed once for several things: 'without perfume and alcohol', 'alcohol and perfume free'. They may belong to any
 * number of phrases, as a phrase with a negation has a meaning only if the lexicon has it.
 */
export function findSharedNegations({ isNegation }: Lexicon, typed: readonly QueryWord[], text: string): ReadonlySet<string> {
  if (!typed.some(({ stem }) => isNegation(stem))) return new Set();
  const words = listStems(text.slice(0, QUERY_LENGTH_MAX).replace(/[,&+/]/g, ` ${LIST_WORDS[0]} `));
  const isListWord = (position: number) => LIST_WORDS.includes(words[position] ?? '');
  const isInList = (position: number) =>
    LIST_DISTANCES.some((distance) => isListWord(position + distance) || isListWord(position - distance));
  return new Set(words.filter((word, position) => isNegation(word) && isInList(position)));
}
