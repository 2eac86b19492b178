/**
 * `npm run relevance -- speed [products …]` measures the time of a query and of a suggestion, and of building the index and how long that blocks
 * the event loop. The shop consists of many copies of the demo catalogue.
 */
import {
  buildIndex,
  collectPhrases,
  findPhrasesStarting,
  findProducts,
  matchAll,
  type SearchDocument,
} from '../server/src/domains/search/search.ts';
import { runInSlices, runWithoutPauses } from '../server/src/lib/slices.ts';
import { demoQueries } from './judged/demo-queries.ts';
import { createDemoShopData, createDocuments } from './shop-data.ts';

const PRODUCT_COUNTS = [250, 1000, 10_000, 100_000];
/** Queries that need much work: very long ones, and ones of many words that most products have, or that are all mistyped. */
const HOSTILE_QUERIES = [
  'cream '.repeat(2000),
  'a'.repeat(10_000),
  '(a+)+$'.repeat(1500),
  'cleansing skin cream rice serum toner moisture oil water soothing',
  'clensing skni craem ricee sermu tonr moistrue oill watre soohting',
  'rice honey lemon cucumber carrot tomato apricot pumpkin coffee onion egg banana',
];

const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'su', 'ti', 'vo'];
/** Invents a different word for each number: one syllable for each of five digits. No word resembles one of the catalogue. */
const inventWord = (number: number): string => [...String(number + 10_000)].map((digit) => SYLLABLES[Number(digit)] ?? '').join('');

/** Copies the documents until there are `count`. In each copy after the first, all names end with an invented word. */
const multiplyDocuments = (documents: readonly SearchDocument[], count: number): SearchDocument[] =>
  Array.from({ length: Math.ceil(count / documents.length) }, (_, copy) =>
    documents.map((document) => ({
      ...document,
      product_id: `${document.product_id}-${copy}`,
      name: copy === 0 ? document.name : `${document.name} ${inventWord(copy)}`,
    })),
  )
    .flat()
    .slice(0, count);

/** Builds the index, and measures the longest time between two runs of a timer, which runs whenever the event loop is free. */
async function buildIndexAndMeasure(documents: readonly SearchDocument[]) {
  let longestBlock_ms = 0;
  let lastRun_ms = performance.now();
  const blockTimer = setInterval(() => {
    longestBlock_ms = Math.max(longestBlock_ms, performance.now() - lastRun_ms);
    lastRun_ms = performance.now();
  }, 0);
  const start_ms = performance.now();
  const index = await runInSlices(buildIndex(documents));
  clearInterval(blockTimer);
  return { index, build_ms: performance.now() - start_ms, longestBlock_ms };
}

/** Measures the times of the work for all texts, and describes their distribution. The first run only warms up the compiler. */
function describeTimes(texts: readonly string[], work: (text: string) => unknown): string {
  for (const text of texts) work(text);
  const times_ms = texts.map((text) => {
    const start_ms = performance.now();
    work(text);
    return performance.now() - start_ms;
  });
  times_ms.sort((left, right) => left - right);
  const describe = (percent: number) => `p${percent} ${(times_ms[Math.floor((percent / 100) * (times_ms.length - 1))] ?? 0).toFixed(2)}`;
  return `${describe(50)}, ${describe(95)}, ${describe(99)} ms`;
}

export async function measureSpeed(write: (line: string) => void, productCounts: readonly number[]): Promise<void> {
  const demoDocuments = createDocuments(createDemoShopData());
  const queries = demoQueries.map(({ query }) => query);
  // Half of a query is what a shopper has typed when the shop looks for suggestions.
  const beginnings = queries.map((query) => query.slice(0, Math.ceil(query.length / 2)));
  for (const count of productCounts.length > 0 ? productCounts : PRODUCT_COUNTS) {
    const documents = multiplyDocuments(demoDocuments, count);
    const { index, build_ms, longestBlock_ms } = await buildIndexAndMeasure(documents);
    const texts = documents.flatMap(({ brand, category, keywords }) => [brand, category, ...keywords]);
    const phrases = runWithoutPauses(collectPhrases(texts.map((text) => ({ text, rank: 0, productCount: 1, value: text }))));
    const suggest = (text: string) => [findPhrasesStarting(phrases, text), matchAll(index, text, { isUnfinished: true })];
    write(`${count} products: index ${(build_ms / 1000).toFixed(2)} s, blocks the event loop for ${longestBlock_ms.toFixed(0)} ms at most`);
    write(`  a query       ${describeTimes(queries, (query) => findProducts(index, query))}`);
    write(`  a suggestion  ${describeTimes(beginnings, suggest)}`);
    write(`  hostile       ${describeTimes(HOSTILE_QUERIES, (query) => findProducts(index, query))}`);
  }
}
