import { findPriceInText, type PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { QUERY_LENGTH_MAX, type QueryText, readQueryText } from '../words.ts';

/** `text`: its words without the price range. `price`: the price range; null if it has none. */
export type ReadQuery = { text: QueryText; price: PriceInText | null };

/** The sign for a number is not the word 'no': 'Lemon Hair Brush No. 24' does not ask for care without lemon. */
const NUMBER_SIGN = /\bno\.?\s?(?=\d)/gi;

export function readQuery(text: string): ReadQuery {
  const withoutSign = text.slice(0, QUERY_LENGTH_MAX).replace(NUMBER_SIGN, '');
  const price = findPriceInText(withoutSign);
  return { text: readQueryText(price?.textWithoutPrice ?? withoutSign), price };
}
