/** What a search word must be, so that it helps shoppers and cannot spoil other searches. */
import type { SearchWordFields } from '@uruhu/contract/staff/search-words';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { defaultLexicon, getPhraseKey, matchAll, parsePhrase, type SearchIndex } from '../search/search.ts';

/** The text as the search compares it: its distinct stems in alphabetical order, without small words unless it has no others. */
export const getKey = (text: string): string => getPhraseKey([...new Set(parsePhrase(text, defaultLexicon.isStopWord))]);

/** In a smaller shop, a good word may find a large part of the products. */
const PRODUCTS_MIN = 40;
/** What a word may find already, or mean, as shares of all products. */
const OWN_SHARE_MAX = 1 / 4;
const MEANT_SHARE_MAX = 1 / 2;

/** Words that the search reads as ranking only, and words so short that they begin or fit too many others. */
function isTooCommon(text: string): boolean {
  const words = parsePhrase(text, defaultLexicon.isStopWord);
  return words.every(
    (word) => defaultLexicon.isStopWord(word) || defaultLexicon.isImplied(word) || word.length < 2 || /^[\d.]+$/.test(word),
  );
}

/** Meanings become words of a lexicon that no product has, so that each is asked alone. */
const TRIAL_WORD = 'qzxjvwk';

type Checked = SearchWordFields & { word_key: string; means_keys: string[] };

/**
 * Checks the texts against the products that the shop has now, without the other words of the staff: what a word means must be found by
 * itself, so meanings are never followed from word to word.
 */
export function checkSearchWord({ size, ...index }: SearchIndex, fields: SearchWordFields): Outcome<Checked> {
  const means = [...new Map(fields.means.map((text) => [getKey(text), text] as const).reverse()).values()].reverse();
  const keyed = { ...fields, means, word_key: getKey(fields.word), means_keys: means.map(getKey) };
  if (keyed.word_key === '') return refuse('search_word_empty', { fields: ['word'], values: { text: fields.word } });
  const fullIndex = { size, ...index, lexicon: defaultLexicon };
  const findsTooMuch = (text: string, share: number, within: SearchIndex = fullIndex) =>
    size >= PRODUCTS_MIN && matchAll(within, text).order.length > share * size;
  if (isTooCommon(fields.word) || findsTooMuch(fields.word, OWN_SHARE_MAX))
    return refuse('search_word_too_common', { fields: ['word'], values: { text: fields.word } });

  const trialWords = means.map((text, place) => ({ word: TRIAL_WORD + String.fromCharCode(97 + place), means: [text], is_two_way: false }));
  const trialIndex = { ...fullIndex, lexicon: defaultLexicon.extend(trialWords) };
  for (const [place, text] of means.entries()) {
    const refuseMeaning = { fields: ['means'], values: { text } };
    if (keyed.means_keys[place] === '') return refuse('search_word_empty', refuseMeaning);
    if (keyed.means_keys[place] === keyed.word_key) return refuse('search_word_means_itself', refuseMeaning);
    const word = trialWords[place]?.word ?? '';
    const isWide =
      findsTooMuch(text, fields.is_two_way ? OWN_SHARE_MAX : MEANT_SHARE_MAX) || findsTooMuch(word, MEANT_SHARE_MAX, trialIndex);
    if (isTooCommon(text) || isWide) return refuse('search_word_too_common', refuseMeaning);
    if (matchAll(trialIndex, word).order.length === 0) return refuse('search_word_finds_nothing', refuseMeaning);
  }
  return done(keyed);
}
