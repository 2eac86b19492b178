/** Splits a query into concepts: single words, words typed with a space inside, and phrases with synonyms. */
import { hasWord, type SearchIndex } from './build-index.ts';
import { findSynonyms, type Meaning, type Phrase } from './synonyms.ts';
import { isAmount, isImplied, isStopWord, listQueryWords } from './words.ts';

export type Concept = {
  /** The words as the shopper typed them. A product must have all of them. */
  words: Phrase;
  /** The words joined to one word, if they were typed apart. */
  joined: string | null;
  /** Phrases with the same meaning. */
  meanings: readonly Meaning[];
  /** Affects the ranking, but no product must have it. */
  optional: boolean;
};

const createConcept = (words: Phrase, more: Partial<Concept> = {}): Concept => ({
  words,
  joined: null,
  meanings: [],
  optional: false,
  ...more,
});

type SplitWord = { words: readonly string[]; joined: string };

const compareByLength = (left: SplitWord, right: SplitWord): number =>
  right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1);

/** For queries with more words, triples of words are not joined, as there would be too many orders of them. */
const WORDS_FOR_TRIPLES_MAX = 6;

/** Two or three of the words, in any order, that join to one word of the catalogue. */
function findSplitWords(index: SearchIndex, words: readonly string[]): SplitWord[] {
  const pairs = words.flatMap((left) => words.flatMap((right) => (left === right ? [] : [[left, right]])));
  const triples =
    words.length > WORDS_FOR_TRIPLES_MAX
      ? []
      : pairs.flatMap((pair) => words.flatMap((word) => (pair.includes(word) ? [] : [[...pair, word]])));
  return [...pairs, ...triples]
    .map((parts) => ({ words: parts, joined: parts.join('') }))
    .filter(({ joined }) => hasWord(index, joined))
    .sort(compareByLength);
}

/** The order of the typed words does not matter. */
export function findConcepts(index: SearchIndex, text: string): Concept[] {
  const typed = listQueryWords(text);
  const free = new Set(typed);
  const concepts: Concept[] = [];
  const take = (words: readonly string[]) => {
    const all = words.every((word) => free.has(word));
    if (all) for (const word of words) free.delete(word);
    return all;
  };
  for (const { key, meanings } of findSynonyms(new Set(typed))) {
    const same = concepts.find(({ words }) => words.join(' ') === key.join(' '));
    if (same) {
      same.meanings = [...same.meanings, ...meanings];
      continue;
    }
    const words = typed.filter((word) => key.includes(word));
    if (!take(words)) continue;
    const pair = findSplitWords(index, words).find(() => words.length === 2);
    concepts.push(createConcept(words, { meanings, joined: pair?.joined ?? null, optional: words.every(isImplied) }));
  }
  for (const { words, joined } of findSplitWords(index, [...free])) if (take(words)) concepts.push(createConcept(words, { joined }));
  for (const word of free) concepts.push(createConcept([word], { optional: isStopWord(word) || isImplied(word) || isAmount(word, typed) }));
  // If all concepts are optional, they are what the shopper searches for.
  return concepts.every(({ optional }) => optional) ? concepts.map((some) => ({ ...some, optional: false })) : concepts;
}
