/** Finds products for a query that asks only for a price: 'under 10000', 'luxury'. */
import type { PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { isInBrandOrName, type SearchIndex, UNKNOWN_PRICE } from './build-index.ts';
import type { WantedPrices } from './lexicon/price-phrases.ts';
import type { QueryWord } from './words.ts';

/** Whether the price of a product is outside of the query's price range. An unknown price counts as inside. */
export const isOutsidePriceRange = ({ prices_rwf }: SearchIndex, { min_rwf, max_rwf }: PriceInText, position: number): boolean => {
  const price_rwf = prices_rwf[position] ?? UNKNOWN_PRICE;
  return price_rwf !== UNKNOWN_PRICE && (price_rwf < (min_rwf ?? 0) || price_rwf > (max_rwf ?? Number.POSITIVE_INFINITY));
};

/**
 * Sorts by price: for 'low' the cheapest first, for 'high' the dearest. Products at the same price keep their order. Sorts numbers, which typed arrays
 * do fastest: each holds the price of a product (negative for 'high') and, as its remainder when divided by `size`, the product's place in `positions`.
 */
function sortByPrice({ prices_rwf, size }: SearchIndex, positions: Uint32Array, level: WantedPrices['level']): Uint32Array {
  const sign = level === 'low' ? 1 : -1;
  const keys = Float64Array.from(positions, (position, place) => sign * (prices_rwf[position] ?? 0) * size + place).sort();
  return Uint32Array.from(keys, (key) => positions[((key % size) + size) % size] ?? 0);
}

/**
 * The products with a known price that the query wants: sorted by price for a word such as 'luxury', otherwise by the tie-breakers. Null if the query
 * names no price, or asks for something else too. Stop words without a meaning ask for nothing: 'something under 5000' asks only for a price, but
 * 'husband under 5000' does not. `written`: the words of the query without its price range.
 */
export function findAtPrice(index: SearchIndex, written: readonly QueryWord[], price: PriceInText | null): Uint32Array | null {
  const { lexicon, prices_rwf, positionsByTieBreakers } = index;
  const words = written.map(({ stem }) => stem);
  // Most queries end here, before the slower look-up of words about prices, which are all price words.
  if (!words.every((word) => lexicon.isStopWord(word) || lexicon.isPriceWord(word))) return null;
  const wantedPrices = lexicon.findWantedPrices(new Set(words), (word) => isInBrandOrName(index, word));
  const isAboutPriceOrStopWord = (word: string) =>
    wantedPrices?.words.includes(word) || (lexicon.isStopWord(word) && !lexicon.hasMeaning(word));
  if ((!price && !wantedPrices) || !words.every(isAboutPriceOrStopWord)) return null;
  const isWanted = (position: number) => prices_rwf[position] !== UNKNOWN_PRICE && !(price && isOutsidePriceRange(index, price, position));
  const positions = positionsByTieBreakers.filter(isWanted);
  return wantedPrices ? sortByPrice(index, positions, wantedPrices.level) : positions;
}
