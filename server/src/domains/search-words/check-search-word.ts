/** Checks search words: they must help shoppers and must not make other searches worse. */
import type { SearchWordFields } from '@uruhu/contract/staff/search-words';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { defaultLexicon, getPhraseKey, matchAll, parsePhrase, type SearchIndex } from '../search/search.ts';

/** The text as the search compares it: its distinct stems in alphabetical order, without stop words unless it has no others. */
export const getWordKey = (text: string): string => getPhraseKey([...new Set(parsePhrase(text, defaultLexicon.isStopWord))]);

/** The limits below apply from this number of products, because in a smaller shop a good word may find a large share of them. */
const PRODUCTS_MIN = 40;
/** The largest shares of all products that a word may find without its meanings, and by a meaning. */
const WORD_SHARE_MAX = 1 / 4;
const MEANING_SHARE_MAX = 1 / 2;

/** Whether the text has only words that affect just the ranking, or words so short that too many others begin with them. */
function isTooCommon(text: string): boolean {
  const words = parsePhrase(text, defaultLexicon.isStopWord);
  return words.every(
    (word) => defaultLexicon.isStopWord(word) || defaultLexicon.isImplied(word) || word.length < 2 || /^[\d.]+$/.test(word),
  );
}

/** Each meaning is tried alone, as the meaning of an invented word that no product contains: this one with another letter for each. */
const TRIAL_WORD = 'qzxjvwk';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Of several texts that are the same for the search, keeps the first one. The order counts: the first meaning is the nearest. */
const dropRepeatedMeanings = (means: readonly string[]): string[] =>
  means.filter((text, index) => means.findIndex((other) => getWordKey(other) === getWordKey(text)) === index);

type CheckedSearchWord = SearchWordFields & { word_key: string; means_keys: string[] };

/**
 * Checks the texts against the current products, without the other words of the staff: each meaning must find products without them, because
 * the search does not look up the meanings of meanings.
 */
export function checkSearchWord(searchIndex: SearchIndex, fields: SearchWordFields): Outcome<CheckedSearchWord> {
  const means = dropRepeatedMeanings(fields.means);
  const checked = { ...fields, means, word_key: getWordKey(fields.word), means_keys: means.map(getWordKey) };
  if (checked.word_key === '') return refuse('search_word_empty', { fields: ['word'], values: { text: fields.word } });
  const fullIndex = { ...searchIndex, lexicon: defaultLexicon };
  const findsTooManyProducts = (text: string, share_max: number, index: SearchIndex = fullIndex) =>
    fullIndex.size >= PRODUCTS_MIN && matchAll(index, text).order.length > share_max * fullIndex.size;
  if (isTooCommon(fields.word) || findsTooManyProducts(fields.word, WORD_SHARE_MAX))
    return refuse('search_word_too_common', { fields: ['word'], values: { text: fields.word } });

  const trialWords = means.map((text, index) => ({
    word: TRIAL_WORD + LETTERS.charAt(index),
    means: [text],
    is_two_way: false,
  }));
  const trialIndex = { ...fullIndex, lexicon: defaultLexicon.extend(trialWords) };
  for (const [index, text] of means.entries()) {
    const meaningDetails = { fields: ['means'], values: { text } };
    if (checked.means_keys[index] === '') return refuse('search_word_empty', meaningDetails);
    if (checked.means_keys[index] === checked.word_key) return refuse('search_word_means_itself', meaningDetails);
    const trialWord = trialWords[index]?.word ?? '';
    const isMeaningTooCommon =
      findsTooManyProducts(text, fields.is_two_way ? WORD_SHARE_MAX : MEANING_SHARE_MAX) ||
      findsTooManyProducts(trialWord, MEANING_SHARE_MAX, trialIndex);
    if (isTooCommon(text) || isMeaningTooCommon) return refuse('search_word_too_common', meaningDetails);
    if (matchAll(trialIndex, trialWord).order.length === 0) return refuse('search_word_finds_nothing', meaningDetails);
  }
  return done(checked);
}
