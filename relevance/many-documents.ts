/**
 * Many copies of the demo catalogue, for measurements of time. In each copy after the first, all names end with an invented word. The products
 * of a copy are a millisecond older than those of the copy before.
 */
import type { SearchDocument } from '../server/src/domains/search/search.ts';
import { demoShopData } from './shops/demo-shop.ts';
import { createDocuments } from './shops/shop-data.ts';

const documents = createDocuments(demoShopData);

const syllables = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'su', 'ti', 'vo'];
/** Invents a different word for each number: one syllable for each of five digits. No word resembles one of the catalogue. */
const inventWord = (number: number): string => [...String(number + 10_000)].map((digit) => syllables[Number(digit)] ?? '').join('');

/** Creates `count` documents: as many copies of the catalogue as that takes, the last of them perhaps in part. */
export const multiplyDocuments = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => {
    const copy = Math.floor(index / documents.length);
    const document = documents[index % documents.length];
    if (!document) throw new Error('the catalogue is empty');
    const { product_id, name, created_ms } = document;
    if (copy === 0) return document;
    return { ...document, product_id: `${product_id}-${copy}`, name: `${name} ${inventWord(copy)}`, created_ms: created_ms - copy };
  });

/** `share` is the percentile as a number from 0 to 1: 0.95 is the 95th percentile. */
export const computePercentile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
