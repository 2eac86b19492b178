/** Tells whether words are brands, and whether the shop sells them. */
import { getTerm, namesProducts, type SearchIndex } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, getFieldBit } from '../document.ts';
import type { Phrase } from '../lexicon/phrases.ts';

const BRAND_BIT = getFieldBit('brand');

/** Whether a brand of the shop has the compound: "L'Oréal" has two words for the search, and so the compound 'loreal'. */
const isCompoundOfBrand = (index: SearchIndex, word: string): boolean =>
  ((getTerm(index, word, 'compound')?.fields ?? 0) & BRAND_BIT) !== 0;
/** Whether the word is of a brand that shoppers ask for and the shop does not sell. */
export const namesUnsoldBrand = (index: SearchIndex, word: string): boolean =>
  index.lexicon.isKnownBrand(word) && !namesProducts(index, word) && !isCompoundOfBrand(index, word);

/** Whether the phrase is a brand of the shop, of one word that no product has outside of its brand and description. */
export const isOnlyBrand = (index: SearchIndex, [word = '', ...others]: Phrase): boolean =>
  others.length === 0 &&
  getTerm(index, word, 'brand') !== undefined &&
  ((getTerm(index, word, 'word')?.fields ?? 0) & ALL_BUT_DESCRIPTION) === BRAND_BIT;
