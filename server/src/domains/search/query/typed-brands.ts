/** Finds the brands that a query names in full, among those of the shop. */
import { getTerm, type SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import type { Topic } from '../topics.ts';

const BRAND_BIT = getFieldBit('brand');

/**
 * `key`: of the brand in the vocabulary. `words`: the distinct stems of its words as typed. `isOrdinary`: the lexicon has each of its words and none is a
 * single letter, as in 'Saturday Skin', so the shopper may not have meant the brand.
 */
export type TypedBrand = { key: string; words: readonly string[]; isOrdinary: boolean };

/** A brand with more words is found by its single words only. */
const BRAND_WORDS_MAX = 6;
/** A brand of one word that is a stop word, such as 'Facile', must be this long, as shorter ones are typed too often: 'the', 'from'. */
const STOP_WORD_LENGTH_MIN = 5;

/** The key of the brand of several words that the shopper typed as one: 'sk2' for 'SK-II'. Null if there is none. */
function findJoinedBrand(index: SearchIndex, word: string): string | null {
  const isBrand = ({ allWords }: Topic) => allWords.length > 1 && allWords.join('') === word && getTerm(index, allWords.join(' '), 'brand');
  return index.topics.byWord.get(word)?.find(isBrand)?.allWords.join(' ') ?? null;
}

const isComplete = (words: readonly (string | null)[]): words is string[] => !words.includes(null);

/** The largest number of words side by side. */
function countLongestRun(words: readonly (string | null)[]): number {
  let longest = 0;
  let length = 0;
  for (const word of words) {
    length = word === null ? 0 : length + 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** `typed`: the stems as typed. `word`: the word that they stand for. */
type BrandWord = { typed: readonly string[]; word: string };

/** The words of the query in their order, corrected, and with a letter joined to the next word if only this makes a word of a brand: 'i m from' for "I'm From". */
function listBrandWords(
  writtenStems: readonly string[],
  corrections: ReadonlyMap<string, string>,
  isInBrand: (word: string) => boolean,
): BrandWord[] {
  const words: BrandWord[] = [];
  for (let position = 0; position < writtenStems.length; position++) {
    const written = writtenStems[position] ?? '';
    const next = writtenStems[position + 1] ?? '';
    const isPart = written.length === 1 && next !== '' && !isInBrand(written) && isInBrand(`${written}${next}`);
    words.push(
      isPart ? { typed: [written, next], word: `${written}${next}` } : { typed: [written], word: corrections.get(written) ?? written },
    );
    if (isPart) position++;
  }
  return words;
}

/**
 * Lists the brands whose words stand side by side in the query, in the order of the brand, or are typed as one word. Of two that share a word, lists the
 * longer one. A brand of a single word is listed only if the word is a stop word, because any other word finds its brand by itself. `writtenStems`: all
 * words of the query in their order. `corrections`: for mistyped ones, the stems that the shopper probably meant.
 */
export function findTypedBrands(
  index: SearchIndex,
  writtenStems: readonly string[],
  corrections: ReadonlyMap<string, string>,
): TypedBrand[] {
  const { isStopWord, isProductKind, hasWord } = index.lexicon;
  const isListed = (words: readonly string[]) => {
    const [word = ''] = words;
    if (words.length === 1 && !(word.length >= STOP_WORD_LENGTH_MIN && isStopWord(word))) return false;
    return getTerm(index, words.join(' '), 'brand') !== undefined;
  };
  const isInBrand = (word: string) => ((getTerm(index, word, 'word')?.fields ?? 0) & BRAND_BIT) !== 0;
  const brandWords = listBrandWords(writtenStems, corrections, isInBrand);
  /** The words that may belong to a brand and to none that is listed already. */
  const remaining = brandWords.map(({ word }) => (isInBrand(word) ? word : null));
  const brands: TypedBrand[] = [];
  for (const [position, { typed }] of brandWords.entries()) {
    const [word = ''] = typed;
    const key = typed.length === 1 ? findJoinedBrand(index, word) : null;
    if (key === null || isStopWord(word) || isProductKind([word])) continue;
    remaining[position] = null;
    brands.push({ key, words: [word], isOrdinary: false });
  }
  for (let length = Math.min(BRAND_WORDS_MAX, countLongestRun(remaining)); length > 0; length--) {
    for (let start = 0; start + length <= remaining.length; start++) {
      const words = remaining.slice(start, start + length);
      if (!isComplete(words) || !isListed(words)) continue;
      remaining.fill(null, start, start + length);
      const isOrdinary = words.every((word) => word.length > 1 && (isStopWord(word) || hasWord(word)));
      brands.push({
        key: words.join(' '),
        words: [...new Set(brandWords.slice(start, start + length).flatMap(({ typed }) => typed))],
        isOrdinary,
      });
    }
  }
  return brands;
}
