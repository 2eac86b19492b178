/** Tells whether words are brands, and whether the shop sells them. */
import { getTerm, namesProducts, type SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';

const BRAND_BIT = getFieldBit('brand');

/** Whether a brand of the shop has the compound: "L'Oréal" has two words for the search, and so the compound 'loreal'. */
const isCompoundOfBrand = (index: SearchIndex, word: string): boolean =>
  ((getTerm(index, word, 'compound')?.fields ?? 0) & BRAND_BIT) !== 0;
/** Whether the word is of a brand that shoppers ask for and the shop does not sell. */
export const namesUnsoldBrand = (index: SearchIndex, word: string): boolean =>
  index.lexicon.isKnownBrand(word) && !namesProducts(index, word) && !isCompoundOfBrand(index, word);

/** Whether the word is of a brand that shoppers ask for and the shop sells. */
export const namesSoldBrand = (index: SearchIndex, word: string): boolean =>
  index.lexicon.isKnownBrand(word) && !namesUnsoldBrand(index, word);
