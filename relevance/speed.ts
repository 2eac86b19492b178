/**
 * `npm run relevance -- speed [products]` measures how long a query takes, and how long building the index blocks the event loop. The shop
 * consists of many copies of the demo catalogue.
 */
import { buildIndex, findProducts } from '../server/src/domains/search/search.ts';
import { runInSlices } from '../server/src/lib/slices.ts';
import { chooseHalf } from './judged/halves.ts';
import { demoQueries } from './judged/judged-set.ts';
import { computePercentile, multiplyDocuments } from './many-documents.ts';

const judgedQueries = demoQueries.queries;

export const DEFAULT_PRODUCTS_COUNT = 100_000;
/** Queries that need much work: very long ones, and ones of many words that most products have, or that are all mistyped. */
const HOSTILE_QUERIES: readonly string[] = [
  'cream '.repeat(2000),
  'a'.repeat(10_000),
  '(a+)+$'.repeat(1500),
  'cleansing skin cream rice serum toner moisture oil water soothing',
  'clensing skni craem ricee sermu tonr moistrue oill watre soohting',
  // Ingredients that are also foods. No word names a brand or a kind of product, so the search tries several sets of fields, one by one.
  'rice honey lemon cucumber carrot tomato apricot pumpkin coffee onion egg banana',
];

export async function measureSpeed(write: (line: string) => void, productsCount: number): Promise<void> {
  const documents = multiplyDocuments(productsCount);
  // The timer runs whenever the event loop is free. The longest time between two of its runs is the longest block.
  let longestBlock_ms = 0;
  let lastRun_ms = performance.now();
  const blockTimer = setInterval(() => {
    longestBlock_ms = Math.max(longestBlock_ms, performance.now() - lastRun_ms);
    lastRun_ms = performance.now();
  }, 0);
  const start_ms = performance.now();
  const index = await runInSlices(buildIndex(documents));
  write(
    `${productsCount} products indexed in ${Math.round(performance.now() - start_ms)} ms, event loop blocked for ${longestBlock_ms.toFixed(0)} ms at most`,
  );
  clearInterval(blockTimer);
  write(`memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB, ${index.terms.length} terms`);
  const measureQuery_ms = (query: string, options: { limit?: number } = {}): number => {
    const queryStart_ms = performance.now();
    findProducts(index, query, options);
    return performance.now() - queryStart_ms;
  };
  // This run only warms up the compiler.
  for (const { query } of judgedQueries) measureQuery_ms(query);
  const times = judgedQueries.map((judged) => ({ judged, ms: measureQuery_ms(judged.query) })).sort((left, right) => left.ms - right.ms);
  const times_ms = times.map(({ ms }) => ms);
  write(
    `a query: p50 ${computePercentile(times_ms, 0.5).toFixed(2)} ms, p95 ${computePercentile(times_ms, 0.95).toFixed(2)} ms, p99 ${computePercentile(times_ms, 0.99).toFixed(2)} ms`,
  );
  // Prints only queries of the tuning half, because a developer who sees those of the reporting half could tune the search to them.
  const slowest = times.filter(({ judged }) => chooseHalf(judged) === 'tuning').slice(-3);
  for (const { judged, ms } of slowest) write(`  ${ms.toFixed(2)} ms ${judged.query}`);
  // Half of a query is what a shopper has typed when the shop looks for suggestions.
  const halfTimes_ms = judgedQueries
    .map(({ query }) => measureQuery_ms(query.slice(0, Math.ceil(query.length / 2)), { limit: 10 }))
    .sort((left, right) => left - right);
  write(
    `half of a query: p50 ${computePercentile(halfTimes_ms, 0.5).toFixed(2)} ms, p99 ${computePercentile(halfTimes_ms, 0.99).toFixed(2)} ms`,
  );
  for (const query of HOSTILE_QUERIES) write(`  ${measureQuery_ms(query).toFixed(2)} ms hostile: ${query.slice(0, 60)}`);
}
