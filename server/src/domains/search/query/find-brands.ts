/** Finds the brands that a query names in full, among those of the shop. */
import { getTerm, isInFields, type SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import type { Corrections } from './correct-words.ts';

const BRAND_BIT = getFieldBit('brand');

/**
 * `key`: of the brand in the vocabulary. `words`: the stems of its words as typed. `isOrdinary`: the lexicon has each of its words and none is a single letter,
 * as in 'Saturday Skin', so the shopper may not have meant the brand.
 */
export type TypedBrand = { key: string; words: readonly string[]; isOrdinary: boolean };

/** A brand with more words is found by its single words only. */
const BRAND_WORDS_MAX = 6;
/** A brand of one word that is a stop word, such as 'Facile', must be this long, as shorter ones are typed too often: 'the', 'from'. */
const STOP_WORD_LENGTH_MIN = 5;

/**
 * Lists the brands whose words stand side by side in the query, or are typed as one word ('sk2'). Of two that share a word, lists the longer one. A brand of
 * a single word is listed only if the word is a stop word, because any other word finds its brand by itself. `written`: all stems in their order.
 */
export function findBrands(index: SearchIndex, written: readonly string[], corrections: Corrections): TypedBrand[] {
  const { isStopWord, hasWord } = index.lexicon;
  const isInBrand = (word: string) => isInFields(index, word, BRAND_BIT);
  const isBrand = (key: string) => getTerm(index, key, 'brand') !== undefined;
  const isListed = (words: readonly string[]) =>
    words.length > 1 || ((words[0] ?? '').length >= STOP_WORD_LENGTH_MIN && isStopWord(words[0] ?? ''));
  const words = written.map((word) => corrections.get(word) ?? word);
  const taken = new Set<number>();
  const brands: TypedBrand[] = [];
  for (let length = Math.min(BRAND_WORDS_MAX, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const range = words.slice(start, start + length);
      const positions = range.map((_, offset) => start + offset);
      if (positions.some((position) => taken.has(position))) continue;
      // A letter may be typed apart from the word that it begins: 'i m from' is the brand I'm From.
      const joinedStart = [`${range[0]}${range[1]}`, ...range.slice(2)];
      const typedAsOne = length === 1 && !isStopWord(range[0] ?? '') ? index.topics.byWord.get(range[0] ?? '') : undefined;
      const asOneWord = typedAsOne?.find(({ allWords }) => allWords.length > 1 && allWords.join('') === range[0]);
      const key = [
        isListed(range) && range.every(isInBrand) ? range.join(' ') : '',
        length > 1 && range[0]?.length === 1 && !isInBrand(range[0]) ? joinedStart.join(' ') : '',
        asOneWord?.allWords.join(' ') ?? '',
      ].find((candidate) => candidate !== '' && isBrand(candidate));
      if (key === undefined) continue;
      for (const position of positions) taken.add(position);
      const isOrdinary = !asOneWord && range.every((word) => word.length > 1 && (isStopWord(word) || hasWord(word)));
      brands.push({ key, words: [...new Set(written.slice(start, start + length))], isOrdinary });
    }
  }
  return brands;
}
