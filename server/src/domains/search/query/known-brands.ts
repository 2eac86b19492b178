/** Tells whether words are brands, and whether the shop sells them. */
import { getTerm, namesProducts, type SearchIndex } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, getFieldBit } from '../document.ts';

const BRAND_BIT = getFieldBit('brand');

/** Whether a brand of the shop has the compound: "L'Oréal" has two words for the search, and so the compound 'loreal'. */
const isCompoundOfBrand = (index: SearchIndex, word: string): boolean =>
  ((getTerm(index, word, 'compound')?.fields ?? 0) & BRAND_BIT) !== 0;
/** Whether the word is of a brand that shoppers ask for and the shop does not sell. */
export const namesUnsoldBrand = (index: SearchIndex, word: string): boolean =>
  index.lexicon.isKnownBrand(word) && !namesProducts(index, word) && !isCompoundOfBrand(index, word);

/**
 * Whether the word names a brand of the shop and nothing else: it is one of the words of brands that shoppers ask for, or the whole name of a brand of the
 * shop and either without a meaning of its own or in no field but brands and descriptions.
 */
export function namesSoldBrand(index: SearchIndex, word: string): boolean {
  if (index.lexicon.isKnownBrand(word)) return !namesUnsoldBrand(index, word);
  if (getTerm(index, word, 'brand') === undefined) return false;
  const hasOtherMeaning = index.lexicon.hasMeaning(word) || index.lexicon.isStopWord(word);
  return !hasOtherMeaning || ((getTerm(index, word, 'word')?.fields ?? 0) & ALL_BUT_DESCRIPTION) === BRAND_BIT;
}
