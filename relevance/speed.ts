/**
 * `npm run relevance -- speed [products …]` measures the time of a query, of a suggestion and of building the index, in shops of many copies of
 * the demo catalogue.
 */
import {
  buildIndex,
  collectPhrases,
  findPhrasesStarting,
  findProducts,
  matchAll,
  type SearchDocument,
} from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { demoQueries } from './judged/demo-queries.ts';
import { createDemoShopData, createDocuments } from './shop-data.ts';

const PRODUCT_COUNTS = [250, 1000, 10_000, 100_000];
const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'su', 'ti', 'vo'];
/** Invents a different word for each number: one syllable for each of five digits. No word resembles one of the catalogue. */
const inventWord = (number: number): string => String(number + 10_000).replace(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '');

/** Copies the documents until there are `count`. In each copy, all names end with an invented word. */
function multiplyDocuments(documents: readonly SearchDocument[], count: number): SearchDocument[] {
  const copy = ({ product_id, name, ...document }: SearchDocument, copyNumber: number) => ({
    ...document,
    product_id: `${product_id}-${copyNumber}`,
    name: `${name} ${inventWord(copyNumber)}`,
  });
  const copyNumbers = Array.from({ length: Math.ceil(count / documents.length) }, (_, index) => index);
  return copyNumbers.flatMap((copyNumber) => documents.map((document) => copy(document, copyNumber))).slice(0, count);
}

function measure_ms(work: () => unknown): number {
  const start_ms = performance.now();
  work();
  return performance.now() - start_ms;
}

const RUNS_PER_TEXT = 5;
/** Describes how long the work takes for the texts: the fastest of some runs for each, so that other work of the machine counts little. */
function describeTimes(texts: readonly string[], work: (text: string) => unknown): string {
  const measureFastest_ms = (text: string) => Math.min(...Array.from({ length: RUNS_PER_TEXT }, () => measure_ms(() => work(text))));
  const times_ms = texts.map(measureFastest_ms).sort((left, right) => left - right);
  const shares = [50, 95, 99].map((percent) => `p${percent} ${times_ms[Math.floor((percent / 100) * (times_ms.length - 1))]?.toFixed(2)}`);
  return `${shares.join(', ')} ms`;
}

export function measureSpeed(write: (line: string) => void, productCounts: readonly number[]): void {
  const demoDocuments = createDocuments(createDemoShopData());
  const queries = demoQueries.map(({ query }) => query);
  // Half of a query is what a shopper has typed when the shop looks for suggestions.
  const beginnings = queries.map((query) => query.slice(0, Math.ceil(query.length / 2)));
  for (const count of productCounts.length > 0 ? productCounts : PRODUCT_COUNTS) {
    const documents = multiplyDocuments(demoDocuments, count);
    const build_ms = measure_ms(() => runWithoutPauses(buildIndex(documents)));
    const index = runWithoutPauses(buildIndex(documents));
    const texts = documents.flatMap(({ brand, category, keywords }) => [brand, category, ...keywords]);
    const phrases = runWithoutPauses(collectPhrases(texts.map((text) => ({ text, rank: 0, productCount: 1, value: text }))));
    const suggest = (text: string) => [findPhrasesStarting(phrases, text), matchAll(index, text, { isUnfinished: true })];
    write(`${count} products: the index takes ${(build_ms / 1000).toFixed(2)} s`);
    write(`  a query       ${describeTimes(queries, (query) => findProducts(index, query))}`);
    write(`  a suggestion  ${describeTimes(beginnings, suggest)}`);
  }
}
