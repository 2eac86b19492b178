/** Compares the quality of the shop's search with that of a tuned MiniSearch on one shop, and prints the measures. */
import { explainResult } from './causes.ts';
import { createShopEngine, type ShopEngine } from './engines/shop-engine.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { selectHalf } from './judged/halves.ts';
import { hasMatchingProduct } from './judged/types.ts';
import { computeNdcg, type QueryResult } from './measures.ts';
import type { Options } from './options.ts';
import { listOrderDependentQueries } from './order-dependent-queries.ts';
import { type Column, createColumn, listMissedTargets, type Write, writeKinds, writeMeasures } from './report.ts';
import { runQueries } from './run-queries.ts';
import { type MeasuredShop, sampleTypedNames } from './shops/measured-shops.ts';
import {
  LETTERS_TARGETS,
  MEASURE_NAMES,
  MEASURE_THRESHOLDS,
  meetsLimit,
  meetsTarget,
  SUGGESTION_FAILURE_THRESHOLDS,
  SUGGESTION_FAILURES,
} from './thresholds.ts';
import { computeLowestPossibleMedian, measureTyping } from './typing.ts';

/** The list of the worst results is at most this long. */
const WORST_MAX = 20;
/** The list has at most this many results of one kind, because a bad kind would fill it. */
const WORST_OF_KIND_MAX = 3;
const SAMPLED_NAMES_COUNT = 500;

/** Scores a result from 0, the worst, to 1. */
function scoreResult(result: QueryResult): number {
  if (hasMatchingProduct(result.judgedQuery)) return computeNdcg(result);
  return result.foundIds.length === 0 ? 1 : 0;
}

function writeWorstResults(write: Write, engine: ShopEngine, { documents }: MeasuredShop, results: readonly QueryResult[]): void {
  const documentsById = new Map(documents.map((document) => [document.product_id, document]));
  const worstFirst = results.map((result) => ({ result, score: scoreResult(result) })).sort((left, right) => left.score - right.score);
  const worst = [...Map.groupBy(worstFirst, ({ result }) => result.judgedQuery.kind).values()]
    .flatMap((scoredOfKind) => scoredOfKind.slice(0, WORST_OF_KIND_MAX))
    .sort((left, right) => left.score - right.score)
    .slice(0, WORST_MAX);
  write(`\nthe worst results, at most ${WORST_OF_KIND_MAX} of a kind, with causes`);
  for (const { result, score } of worst) {
    const { kind, query } = result.judgedQuery;
    write(`${score.toFixed(2)} ${kind}: ${query} → ${explainResult(engine, documentsById, result)}`);
  }
}

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Prints after how many typed letters of a name the product is suggested, and how often suggestions fail. Returns the missed targets. */
function writeTypingMeasures(write: Write, engine: ShopEngine, measuredShop: MeasuredShop): string[] {
  write('\nnames typed letter by letter');
  const names = sampleTypedNames(measuredShop, SAMPLED_NAMES_COUNT);
  return (['brand and name', 'name'] as const).flatMap((kind) => {
    const { sampled, allTexts } = names[kind];
    const measures = measureTyping(engine, sampled);
    const target = LETTERS_TARGETS[kind];
    const failures = SUGGESTION_FAILURES.map((failure) => {
      const { label } = SUGGESTION_FAILURE_THRESHOLDS[failure];
      const isMissed = !meetsTarget(SUGGESTION_FAILURE_THRESHOLDS[failure], measures[failure]);
      return { label, share: measures[failure], isMissed };
    });
    const failureTexts = failures.map(({ label, share }) => `${label} ${formatPercent(share)}`);
    write(
      `${kind}, ${measures.count} of them: ${measures.letters_median} letters (median; target ≤ ${target}, ${computeLowestPossibleMedian(allTexts)} is the least possible), ${failureTexts.join(', ')}`,
    );
    const missedTargets = failures.filter(({ isMissed }) => isMissed).map(({ label, share }) => `${kind}, ${label}: ${share.toFixed(3)}`);
    if (measures.letters_median > target) missedTargets.unshift(`letters of ${kind}: ${measures.letters_median}`);
    return missedTargets;
  });
}

/** Lists the measures in which the other search is better than the shop's. */
function listMeasuresBehind(shopColumn: Column, otherColumn: Column): string[] {
  return MEASURE_NAMES.filter((name) => !meetsLimit(MEASURE_THRESHOLDS[name], shopColumn.measures[name], otherColumn.measures[name])).map(
    (name) =>
      `${MEASURE_THRESHOLDS[name].label}: ${shopColumn.measures[name].toFixed(3)}, ${otherColumn.name} ${otherColumn.measures[name].toFixed(3)}: behind`,
  );
}

type CompareOptions = Pick<Options, 'half' | 'listQueries' | 'quick'>;

/** Prints all measures. Returns the number of missed targets, counting each measure in which another search is better. */
export async function compareOnShop(
  write: Write,
  measuredShop: MeasuredShop,
  { half, listQueries, quick }: CompareOptions,
): Promise<number> {
  const { judgedSet, title, data } = measuredShop;
  const queries = selectHalf(judgedSet.queries, half);
  write(`\n── ${title}: ${queries.length} of ${judgedSet.queries.length} judged queries, the ${half} half ──`);
  const engine = createShopEngine(data);
  const shopColumn = createColumn(engine.name, judgedSet, await runQueries(engine, queries));
  const tuned = createTunedMiniSearchEngine(measuredShop.documents);
  const otherColumns = quick ? [] : [createColumn(tuned.name, judgedSet, await runQueries(tuned, queries))];
  writeMeasures(write, [shopColumn, ...otherColumns]);
  writeKinds(write, judgedSet, [shopColumn, ...otherColumns]);
  const orderDependentQueries = listOrderDependentQueries(engine, data, queries);
  const missedTargets = [...listMissedTargets(judgedSet, shopColumn), ...writeTypingMeasures(write, engine, measuredShop)];
  if (orderDependentQueries.length > 0)
    missedTargets.push(`${orderDependentQueries.length} queries rank differently when the products are read in another order`);
  missedTargets.push(...otherColumns.flatMap((otherColumn) => listMeasuresBehind(shopColumn, otherColumn)));
  if (listQueries) writeWorstResults(write, engine, measuredShop, shopColumn.results);
  write(
    missedTargets.length === 0
      ? '\nevery target is reached, and no other search is better in any measure'
      : `\nmissed:\n${missedTargets.join('\n')}`,
  );
  return missedTargets.length;
}
