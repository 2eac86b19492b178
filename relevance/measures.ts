/** Measures of search quality, computed from the grades that products have in the judged queries. */
import { type Grade, hasMatchingProduct, type JudgedQuery, type JudgedSet, WANTED } from './judged/types.ts';

/** The ids of the products that a search found for a judged query, best first. */
export type QueryResult = { judgedQuery: JudgedQuery; foundIds: readonly string[] };

/** The number of results on which the measures judge a search: nDCG@10 counts only these. */
const RANKED_MAX = 10;
const computeGain = (grade: Grade | 0): number => 2 ** grade - 1;
/** Adds the gains of the first results. A later result adds less: its gain is divided by a number that grows with its index. */
const sumDiscountedGains = (grades: readonly (Grade | 0)[]): number =>
  grades.slice(0, RANKED_MAX).reduce((sum: number, grade, index) => sum + computeGain(grade) / Math.log2(index + 2), 0);

/** Normalised discounted cumulative gain (nDCG) of the first ten results. NaN if no product matches the query. */
export function computeNdcg({ judgedQuery: { grades }, foundIds }: QueryResult): number {
  const bestPossible = sumDiscountedGains([...grades.values()].sort((left, right) => right - left));
  return bestPossible === 0 ? Number.NaN : sumDiscountedGains(foundIds.map((id) => grades.get(id) ?? 0)) / bestPossible;
}

export const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const computeShare = <T>(items: readonly T[], matches: (item: T) => boolean): number =>
  computeMean(items.map((item) => (matches(item) ? 1 : 0)));

const hasWantedAmongFirst = ({ judgedQuery, foundIds }: QueryResult, count: number): boolean =>
  foundIds.slice(0, count).some((id) => judgedQuery.grades.get(id) === WANTED);
const isEmpty = ({ foundIds }: QueryResult): boolean => foundIds.length === 0;
/** Whether the shop has a product that the search should find. */
const isAnswerable = ({ judgedQuery }: QueryResult): boolean => hasMatchingProduct(judgedQuery);

/**
 * Computes R-precision: the share of wanted products among the first R results, where R is the number of wanted products. A brand may have more
 * products than a search returns, so R is at most the number of results. If there are fewer results than RANKED_MAX, R is at most RANKED_MAX:
 * otherwise a search that returns only one of many wanted products would get 1.
 */
function computeRPrecision({ judgedQuery: { grades }, foundIds }: QueryResult): number {
  const wantedCount = [...grades.values()].filter((grade) => grade === WANTED).length;
  const consideredCount = Math.min(wantedCount, Math.max(RANKED_MAX, foundIds.length));
  return foundIds.slice(0, consideredCount).filter((id) => grades.get(id) === WANTED).length / consideredCount;
}

export type KindMeasure = {
  /** The number of queries of the kind. */
  count: number;
  /** The mean nDCG@10. For a kind without matching products, the share of queries that find nothing. */
  value: number;
  /** Whether the queries of the kind match no product, so that the search should find nothing. */
  expectsNoResult: boolean;
};

export function measureByKind({ kinds }: JudgedSet, results: readonly QueryResult[]): Map<string, KindMeasure> {
  const byKind = Map.groupBy(results, ({ judgedQuery }) => judgedQuery.kind);
  return new Map(
    kinds.map((kind) => {
      const resultsOfKind = byKind.get(kind) ?? [];
      const expectsNoResult = !resultsOfKind.some(isAnswerable);
      const value = expectsNoResult ? computeShare(resultsOfKind, isEmpty) : computeMean(resultsOfKind.map(computeNdcg));
      return [kind, { count: resultsOfKind.length, value, expectsNoResult }];
    }),
  );
}

/** Each measure is a share or a mean from 0 to 1. NaN if there is no query to measure. */
export type Measures = {
  /** The mean nDCG@10 of all queries that match a product. */
  ndcg10: number;
  /** The mean of the nDCG@10 of the kinds, so that a kind with few queries counts as much as one with many. */
  ndcg10_of_kinds: number;
  /** The share of exact names for which the first result is wanted. */
  exact_name_first: number;
  /** The share of queries with one typo for which a wanted product is among the first three. */
  one_typo_first_three: number;
  /** The share of queries with two typos for which a wanted product is among the first three. */
  two_typos_first_three: number;
  /** The mean R-precision of queries by brand, and by brand and type. It is 1 if all wanted products come before the others. */
  brand_complete: number;
  /** The share of queries that find nothing, although products match. */
  wrongly_empty: number;
  /** The share of queries that find nothing, among those that no product matches. */
  rightly_empty: number;
};
export type Measure = keyof Measures;

export function computeMeasures(judgedSet: JudgedSet, results: readonly QueryResult[]): Measures {
  const selectKinds = (kindStart: string) => results.filter(({ judgedQuery }) => judgedQuery.kind.startsWith(kindStart));
  const answerable = results.filter(isAnswerable);
  const unanswerable = results.filter((result) => !isAnswerable(result));
  const answerableKinds = [...measureByKind(judgedSet, results).values()].filter(
    ({ count, expectsNoResult }) => count > 0 && !expectsNoResult,
  );
  return {
    ndcg10: computeMean(answerable.map(computeNdcg)),
    ndcg10_of_kinds: computeMean(answerableKinds.map(({ value }) => value)),
    exact_name_first: computeShare(selectKinds('exact name'), (result) => hasWantedAmongFirst(result, 1)),
    one_typo_first_three: computeShare(selectKinds('one typo'), (result) => hasWantedAmongFirst(result, 3)),
    two_typos_first_three: computeShare(selectKinds('two typos'), (result) => hasWantedAmongFirst(result, 3)),
    brand_complete: computeMean(selectKinds('brand').map(computeRPrecision)),
    wrongly_empty: computeShare(answerable, isEmpty),
    rightly_empty: computeShare(unanswerable, isEmpty),
  };
}
