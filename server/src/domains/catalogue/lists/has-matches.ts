import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { findPriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { matchAll, QUERY_LENGTH_MAX } from '../../search/search.ts';
import type { Catalogue } from '../load.ts';

/** A text as the search and its cache take it, from whatever a shopper sends. */
export const normaliseText = (search: string | null | undefined): string => (search ?? '').slice(0, QUERY_LENGTH_MAX).trim().toLowerCase();

/** Whether the search finds any product for this text on a page of the language, without filters. */
export const hasMatches = (catalogue: Catalogue, text: string, language: Language = DEFAULT_LANGUAGE): boolean =>
  matchAll(catalogue.searchIndex, normaliseText(text), { language }).rankedPositions.length > 0;

/** The ids of the best products for this text. */
export const findProductIds = (catalogue: Catalogue, text: string, limit: number): string[] =>
  [...matchAll(catalogue.searchIndex, normaliseText(text)).rankedPositions.subarray(0, limit)].flatMap(
    (position) => catalogue.entries[position]?.product_id ?? [],
  );

/** Whether the search finds nothing for the words of the text. Ignores a price in the text, such as 'serum under 10,000'. */
export function isMissedSearch(catalogue: Catalogue, text: string, language: Language): boolean {
  const words = findPriceInText(text)?.textWithoutPrice ?? text;
  return words !== '' && !hasMatches(catalogue, words, language);
}
