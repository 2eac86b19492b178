import { findPriceInText, type PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { QUERY_LENGTH_MAX, type QueryText, readQueryText } from '../words.ts';

/** `text`: its words without the price range. `price`: the price range; null if it has none. */
export type ReadQuery = { text: QueryText; price: PriceInText | null };

export function readQuery(text: string): ReadQuery {
  const price = findPriceInText(text.slice(0, QUERY_LENGTH_MAX));
  return { text: readQueryText(price?.textWithoutPrice ?? text), price };
}
