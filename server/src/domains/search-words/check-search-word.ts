/**
 * Checks search words (see the glossary): each meaning must find products, and no text may consist of words that the search leaves out. A word that
 * merely is frequent is accepted: staff see how many products it finds.
 */
import type { SearchWordFields } from '@uruhu/contract/staff/search-words';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { defaultLexicon, getPhraseKey, matchAll, parsePhrase, type SearchIndex } from '../search/search.ts';
import type { KeyedSearchWord } from './queries.ts';

/** The text as the search compares it: its distinct stems in alphabetical order. Stop words are left out, unless there are no other words. */
export const getWordKey = (text: string): string => getPhraseKey([...new Set(parsePhrase(text, defaultLexicon.isStopWord))]);

/** Whether the text has only stop words, implied words, numbers and single letters, which match too many products. */
function isTooCommon(text: string): boolean {
  const words = parsePhrase(text, defaultLexicon.isStopWord);
  return words.every(
    (word) => defaultLexicon.isStopWord(word) || defaultLexicon.isImpliedWord(word) || word.length < 2 || /^[\d.]+$/.test(word),
  );
}

/** Each meaning is tried alone, as the meaning of an invented word that no product contains: TRIAL_WORD and one letter. */
const TRIAL_WORD = 'qzxjvwk';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Keeps the first of several meanings that the search does not distinguish. The order counts: the first meaning is the nearest. */
const dropRepeatedMeanings = (meanings: readonly string[]): string[] =>
  meanings.filter((text, index) => meanings.findIndex((other) => getWordKey(other) === getWordKey(text)) === index);

/**
 * Checks a search word against the current products. The other search words are left out: each meaning must find products without them, as the
 * search does not look up the meanings of meanings.
 */
export function checkSearchWord(searchIndex: SearchIndex, fields: SearchWordFields): Outcome<KeyedSearchWord> {
  const meanings = dropRepeatedMeanings(fields.means);
  const checkedWord = { ...fields, means: meanings, word_key: getWordKey(fields.word), means_keys: meanings.map(getWordKey) };
  if (checkedWord.word_key === '') return refuse('search_word_empty', { fields: ['word'], values: { text: fields.word } });
  if (isTooCommon(fields.word)) return refuse('search_word_too_common', { fields: ['word'], values: { text: fields.word } });

  const trialWords = meanings.map((text, index) => ({
    word: TRIAL_WORD + LETTERS.charAt(index),
    means: [text],
    is_two_way: false,
  }));
  const trialIndex = { ...searchIndex, lexicon: defaultLexicon.extend(trialWords) };
  for (const [index, text] of meanings.entries()) {
    const meaningDetails = { fields: ['means'], values: { text } };
    if (checkedWord.means_keys[index] === '') return refuse('search_word_empty', meaningDetails);
    if (checkedWord.means_keys[index] === checkedWord.word_key) return refuse('search_word_means_itself', meaningDetails);
    const trialWord = trialWords[index]?.word ?? '';
    if (isTooCommon(text)) return refuse('search_word_too_common', meaningDetails);
    if (matchAll(trialIndex, trialWord).rankedPositions.length === 0) return refuse('search_word_finds_nothing', meaningDetails);
  }
  return done(checkedWord);
}
