/** Compares the shop's search with other searches on the products of one shop, and prints the measures. */

import { explainResult } from './causes.ts';
import { createFuseEngine, createMiniSearchEngine } from './engines/libraries.ts';
import { createPostgresEngine } from './engines/postgres.ts';
import { createShopEngine, type ShopEngine } from './engines/shop-engine.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { selectHalf } from './judged/halves.ts';
import { hasMatchingProduct } from './judged/types.ts';
import { computeNdcg, type QueryResult } from './measures.ts';
import type { Options } from './options.ts';
import { listOrderDependentQueries } from './order-dependent-queries.ts';
import { type Column, createColumn, listMissedTargets, MEASURE_NAMES, type Write, writeKinds, writeMeasures } from './report.ts';
import { runQueries } from './run-queries.ts';
import { type MeasuredShop, sampleTypedNames } from './shops/measured-shops.ts';
import { LETTERS_TARGETS, MEASURES, reachesLimit, SUGGESTION_FAILURE_LIMITS } from './thresholds.ts';
import { computeLowestPossibleMedian, measureTyping } from './typing.ts';

const WORST_MAX = 20;
/** Limits the queries of one kind, because a bad kind would fill the list. */
const WORST_OF_KIND_MAX = 3;
const SAMPLED_NAMES_COUNT = 500;
/** Fuse.js runs only about this many queries, because each takes a second in thousands of products. */
const FUSE_QUERIES_MAX = 60;
/** In a shop with at most this many products, Fuse.js runs all queries. */
const SMALL_SHOP_PRODUCTS_MAX = 1000;

/** From 0, the worst, to 1. */
function scoreResult(result: QueryResult): number {
  if (hasMatchingProduct(result.judged)) return computeNdcg(result);
  return result.found.length === 0 ? 1 : 0;
}

function writeWorstResults(write: Write, engine: ShopEngine, { documents }: MeasuredShop, results: readonly QueryResult[]): void {
  const byId = new Map(documents.map((document) => [document.product_id, document]));
  const byKind = Map.groupBy(
    results.toSorted((left, right) => scoreResult(left) - scoreResult(right)),
    ({ judged }) => judged.kind,
  );
  const worst = [...byKind.values()]
    .flatMap((resultsOfKind) => resultsOfKind.slice(0, WORST_OF_KIND_MAX))
    .sort((left, right) => scoreResult(left) - scoreResult(right))
    .slice(0, WORST_MAX);
  write(`\nthe worst results, at most ${WORST_OF_KIND_MAX} of a kind, with causes`);
  for (const result of worst)
    write(`${scoreResult(result).toFixed(2)} ${result.judged.kind}: ${result.judged.query} → ${explainResult(engine, byId, result)}`);
}

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;
const SUGGESTION_FAILURES = Object.keys(SUGGESTION_FAILURE_LIMITS) as (keyof typeof SUGGESTION_FAILURE_LIMITS)[];

/** Prints the measures of names typed letter by letter, and returns the missed targets. */
function writeTypingMeasures(write: Write, engine: ShopEngine, measuredShop: MeasuredShop): string[] {
  write('\nnames typed letter by letter');
  const names = sampleTypedNames(measuredShop, SAMPLED_NAMES_COUNT);
  return (['brand and name', 'name'] as const).flatMap((kind) => {
    const { sampled, allTexts } = names[kind];
    const measured = measureTyping(engine, sampled);
    const letters_min = computeLowestPossibleMedian(allTexts);
    const target = LETTERS_TARGETS[kind];
    const failureShares = SUGGESTION_FAILURES.map(
      (failure) => `${SUGGESTION_FAILURE_LIMITS[failure].label} ${formatPercent(measured[failure])}`,
    );
    write(
      `${kind}, ${measured.count} of them: ${measured.letters_median} letters (median; target ≤ ${target}, ${letters_min} is the least possible), ${failureShares.join(', ')}`,
    );
    const missedLimits = SUGGESTION_FAILURES.filter(
      (failure) =>
        !reachesLimit(SUGGESTION_FAILURE_LIMITS[failure].comparison, measured[failure], SUGGESTION_FAILURE_LIMITS[failure].target),
    );
    const missed = missedLimits.map((failure) => `${kind}, ${SUGGESTION_FAILURE_LIMITS[failure].label}: ${measured[failure].toFixed(3)}`);
    return measured.letters_median <= target ? missed : [`letters of ${kind}: ${measured.letters_median}`, ...missed];
  });
}

/** Lists the measures in which the other search is better than the shop's. A search that ran only a sample of the queries does not count. */
function listMeasuresBehind(shop: Column, other: Column): string[] {
  if (other.results.length < shop.results.length) return [];
  return MEASURE_NAMES.filter((name) => !reachesLimit(MEASURES[name].comparison, shop.measures[name], other.measures[name])).map(
    (name) => `${MEASURES[name].label}: ${shop.measures[name].toFixed(3)}, ${other.name} ${other.measures[name].toFixed(3)}: behind`,
  );
}

async function measureOtherSearches(write: Write, { documents, judgedSet }: MeasuredShop, shop: Column): Promise<Column[]> {
  const queries = shop.results.map(({ judged }) => judged);
  const sampleEvery = documents.length > SMALL_SHOP_PRODUCTS_MAX ? Math.ceil(queries.length / FUSE_QUERIES_MAX) : 1;
  const sample = queries.filter((_, index) => index % sampleEvery === 0);
  const postgres = await createPostgresEngine(documents, write);
  if (!postgres) throw new Error('PostgreSQL could not be compared');
  try {
    const engines = [createTunedMiniSearchEngine(documents), createMiniSearchEngine(documents), postgres];
    const columns: Column[] = [];
    for (const engine of engines) columns.push(createColumn(engine.name, judgedSet, await runQueries(engine, queries)));
    const fuse = createFuseEngine(documents);
    if (sampleEvery > 1) write(`Fuse.js runs ${sample.length} of these queries`);
    return [...columns, createColumn(fuse.name, judgedSet, await runQueries(fuse, sample))];
  } finally {
    await postgres.stop();
  }
}

type CompareOptions = Pick<Options, 'half' | 'listQueries' | 'quick'>;

/** Prints all measures, and returns the number of missed targets. */
export async function compareOnShop(
  write: Write,
  measuredShop: MeasuredShop,
  { half, listQueries, quick }: CompareOptions,
): Promise<number> {
  const { judgedSet, title, data } = measuredShop;
  const queries = selectHalf(judgedSet.queries, half);
  write(`\n── ${title}: ${queries.length} of ${judgedSet.queries.length} judged queries, the ${half} half ──`);
  const engine = createShopEngine(data);
  const shop = createColumn(engine.name, judgedSet, await runQueries(engine, queries));
  const others = quick ? [] : await measureOtherSearches(write, measuredShop, shop);
  writeMeasures(write, [shop, ...others]);
  writeKinds(write, judgedSet, [shop, ...others]);
  const orderDependentQueries = listOrderDependentQueries(engine, data, queries);
  const missedTargets = [...listMissedTargets(judgedSet, shop), ...writeTypingMeasures(write, engine, measuredShop)];
  if (orderDependentQueries.length > 0)
    missedTargets.push(`${orderDependentQueries.length} queries rank differently when the products are read in another order`);
  missedTargets.push(...others.flatMap((other) => listMeasuresBehind(shop, other)));
  if (listQueries) writeWorstResults(write, engine, measuredShop, shop.results);
  write(
    missedTargets.length === 0
      ? '\nevery target is reached, and no other search is better in any measure'
      : `\nmissed:\n${missedTargets.join('\n')}`,
  );
  return missedTargets.length;
}
