/** What was typed, as things that are meant: single words, words torn apart, phrases that have synonyms. */
import { hasWord, type SearchIndex } from './build-index.ts';
import { type Meaning, type Phrase, synonymsAmong } from './synonyms.ts';
import { isAmount, isImplied, isStopWord, queryWords } from './words.ts';

export type Concept = {
  /** As typed; a product that has them all has the thing. */
  words: Phrase;
  /** Torn words put together. */
  joined: string | null;
  /** Other phrases for it. */
  meanings: readonly Meaning[];
  /** Ranks, but no product must have it. */
  optional: boolean;
};

const concept = (words: Phrase, more: Partial<Concept> = {}): Concept => ({ words, joined: null, meanings: [], optional: false, ...more });

type Torn = { words: readonly string[]; joined: string };

const byLength = (left: Torn, right: Torn): number => right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1);

/** Of more words than this, three together are not tried: all orders of them are many. */
const THREE_OF_MAX = 6;

/** Two or three of the words, in whichever order, that are one word of the catalogue. */
function torn(index: SearchIndex, words: readonly string[]): Torn[] {
  const pairs = words.flatMap((left) => words.flatMap((right) => (left === right ? [] : [[left, right]])));
  const threes =
    words.length > THREE_OF_MAX ? [] : pairs.flatMap((pair) => words.flatMap((word) => (pair.includes(word) ? [] : [[...pair, word]])));
  return [...pairs, ...threes]
    .map((parts) => ({ words: parts, joined: parts.join('') }))
    .filter(({ joined }) => hasWord(index, joined))
    .sort(byLength);
}

/** The order of the words typed changes nothing: they are taken as a set. */
export function conceptsOf(index: SearchIndex, text: string): Concept[] {
  const typed = queryWords(text);
  const free = new Set(typed);
  const concepts: Concept[] = [];
  const take = (words: readonly string[]) => {
    const all = words.every((word) => free.has(word));
    if (all) for (const word of words) free.delete(word);
    return all;
  };
  for (const { key, meanings } of synonymsAmong(new Set(typed))) {
    const same = concepts.find(({ words }) => words.join(' ') === key.join(' '));
    if (same) {
      same.meanings = [...same.meanings, ...meanings];
      continue;
    }
    const words = typed.filter((word) => key.includes(word));
    if (!take(words)) continue;
    const pair = torn(index, words).find(() => words.length === 2);
    concepts.push(concept(words, { meanings, joined: pair?.joined ?? null, optional: words.every(isImplied) }));
  }
  for (const { words, joined } of torn(index, [...free])) if (take(words)) concepts.push(concept(words, { joined }));
  for (const word of free) concepts.push(concept([word], { optional: isStopWord(word) || isImplied(word) || isAmount(word, typed) }));
  // Nothing but small words: then these are what is sought.
  return concepts.every(({ optional }) => optional) ? concepts.map((some) => ({ ...some, optional: false })) : concepts;
}
