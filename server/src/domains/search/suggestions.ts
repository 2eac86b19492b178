/** Completes phrases while the shopper types. The caller supplies the phrases. */
import type { Slices } from '../../lib/slices.ts';
import { listWrittenWords, QUERY_LENGTH_MAX, QUERY_WORDS_MAX, stripMarkup } from './words.ts';

/**
 * A text to suggest, with a `value` that the caller gets back. Higher ranks come first. Of several phrases with the same words, only the one that
 * `comparePhrases` puts first is suggested.
 */
export type SuggestedPhrase<Value> = { text: string; rank: number; productCount: number; value: Value };
type SplitPhrase<Value> = SuggestedPhrase<Value> & { words: readonly string[] };
/** `byStart`: indexes of phrases by the first letters of their words, best first. */
export type PhraseIndex<Value> = { phrases: readonly SplitPhrase<Value>[]; byStart: ReadonlyMap<string, readonly number[]> };

/** Phrases are grouped by this many first letters of each of their words. Fewer letters would begin too many words. */
const START_LENGTH = 2;
/** `collectPhrases` may pause after this many phrases. */
const PHRASES_PER_STEP = 256;
/** Only the best phrases are kept, by rank and number of products. */
const PHRASES_MAX = 20_000;

const getStart = (word: string): string => word.slice(0, START_LENGTH);

/** Higher ranks first, then phrases with more products, then in alphabetical order. */
const comparePhrases = (left: SuggestedPhrase<unknown>, right: SuggestedPhrase<unknown>): number =>
  right.rank - left.rank || right.productCount - left.productCount || (left.text < right.text ? -1 : left.text > right.text ? 1 : 0);

export function* collectPhrases<Value>(candidates: Iterable<SuggestedPhrase<Value>>): Slices<PhraseIndex<Value>> {
  const bestByWords = new Map<string, SplitPhrase<Value>>();
  let processedCount = 0;
  for (const phrase of candidates) {
    const text = stripMarkup(phrase.text).trim();
    const words = listWrittenWords(text);
    const key = words.join(' ');
    const existing = bestByWords.get(key);
    if (key !== '' && (!existing || comparePhrases(phrase, existing) < 0)) bestByWords.set(key, { ...phrase, text, words });
    if (++processedCount % PHRASES_PER_STEP === 0) yield;
  }
  const phrases = [...bestByWords.values()].sort(comparePhrases).slice(0, PHRASES_MAX);
  yield;
  const byStart = new Map<string, number[]>();
  for (const [index, { words }] of phrases.entries()) {
    for (const start of new Set(words.map(getStart))) {
      const indexes = byStart.get(start);
      if (indexes) indexes.push(index);
      else byStart.set(start, [index]);
    }
    if (index % PHRASES_PER_STEP === 0) yield;
  }
  return { phrases, byStart };
}

/** Phrases that have, for each typed word, a word that begins with it. The best phrase comes first. None if all typed words are single letters. */
export function findPhrasesStarting<Value>({ phrases, byStart }: PhraseIndex<Value>, text: string): SplitPhrase<Value>[] {
  const typed = [...new Set(listWrittenWords(text.slice(0, QUERY_LENGTH_MAX)))].slice(0, QUERY_WORDS_MAX);
  // Looks up the longest word, as a shorter one may have too few letters.
  const [longest = ''] = typed.toSorted((left, right) => right.length - left.length || (left < right ? -1 : 1));
  if (longest.length < START_LENGTH) return [];
  return (byStart.get(getStart(longest)) ?? []).flatMap((index) => {
    const phrase = phrases[index];
    return phrase && typed.every((word) => phrase.words.some((phraseWord) => phraseWord.startsWith(word))) ? [phrase] : [];
  });
}
