/** Measures of search quality from the judged grades, as shares from 0 to 1. `MEASURES` in thresholds.ts says what each one means. */
import { type Grade, hasMatchingProduct, type JudgedQuery, type JudgedSet, WANTED } from './judged/types.ts';

/** `found`: the ids of the products, best first. */
export type QueryResult = { judged: JudgedQuery; found: readonly string[] };

/** nDCG@10 counts the first ten results. */
const RANKED_MAX = 10;
const computeGain = (grade: Grade | 0): number => 2 ** grade - 1;
const sumDiscounted = (grades: readonly (Grade | 0)[]): number =>
  // The first result has rank 0 and is not discounted: log2(2) is 1.
  grades.slice(0, RANKED_MAX).reduce((sum: number, grade, rank) => sum + computeGain(grade) / Math.log2(rank + 2), 0);

/** Normalised discounted cumulative gain (nDCG) of the first ten results. */
export function computeNdcg({ judged, found }: QueryResult): number {
  const ideal = sumDiscounted([...judged.grades.values()].sort((left, right) => right - left));
  return ideal === 0 ? Number.NaN : sumDiscounted(found.map((id) => judged.grades.get(id) ?? 0)) / ideal;
}

export const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const computeShare = <T>(items: readonly T[], matches: (item: T) => boolean): number =>
  computeMean(items.map((item) => (matches(item) ? 1 : 0)));

const hasWantedAmongFirst = ({ judged, found }: QueryResult, count: number): boolean =>
  found.slice(0, count).some((id) => judged.grades.get(id) === WANTED);
const isEmpty = ({ found }: QueryResult): boolean => found.length === 0;
const isAnswerable = ({ judged }: QueryResult): boolean => hasMatchingProduct(judged);

/**
 * R-precision: the share of wanted products among the first R results, where R is the number of wanted products. If the search returns
 * fewer results than R, R is their number, but at least ten.
 */
function computeCompleteness({ judged, found }: QueryResult): number {
  const wantedCount = [...judged.grades].filter(([, grade]) => grade === WANTED).length;
  const countedResults = Math.min(wantedCount, Math.max(RANKED_MAX, found.length));
  return found.slice(0, countedResults).filter((id) => judged.grades.get(id) === WANTED).length / countedResults;
}

export type KindMeasure = {
  count: number;
  /** The mean nDCG@10. For a kind without matching products, the share of queries that find nothing. */
  value: number;
  /** Whether the queries of the kind match no product, so that the search should find nothing. */
  expectsNoResult: boolean;
};

export function measureByKind({ kinds }: JudgedSet, results: readonly QueryResult[]): Map<string, KindMeasure> {
  const byKind = Map.groupBy(results, ({ judged }) => judged.kind);
  return new Map(
    kinds.map((kind) => {
      const resultsOfKind = byKind.get(kind) ?? [];
      const expectsNoResult = !resultsOfKind.some(isAnswerable);
      const value = expectsNoResult ? computeShare(resultsOfKind, isEmpty) : computeMean(resultsOfKind.map(computeNdcg));
      return [kind, { count: resultsOfKind.length, value, expectsNoResult }];
    }),
  );
}

export type Measure =
  | 'ndcg10'
  | 'kinds_mean'
  | 'p1_exact'
  | 'success3_one_typo'
  | 'success3_two_typos'
  | 'brand_complete'
  | 'no_results'
  | 'nonsense_empty';
export type Measures = Record<Measure, number>;

export function computeMeasures(judgedSet: JudgedSet, results: readonly QueryResult[]): Measures {
  const selectKind = (start: string) => results.filter(({ judged }) => judged.kind.startsWith(start));
  const answerable = results.filter(isAnswerable);
  const valuesOfKinds = [...measureByKind(judgedSet, results).values()].flatMap(({ value, expectsNoResult, count }) =>
    expectsNoResult || count === 0 ? [] : [value],
  );
  return {
    ndcg10: computeMean(answerable.map(computeNdcg)),
    kinds_mean: computeMean(valuesOfKinds),
    p1_exact: computeShare(selectKind('exact name'), (result) => hasWantedAmongFirst(result, 1)),
    success3_one_typo: computeShare(selectKind('one typo'), (result) => hasWantedAmongFirst(result, 3)),
    success3_two_typos: computeShare(selectKind('two typos'), (result) => hasWantedAmongFirst(result, 3)),
    brand_complete: computeMean(selectKind('brand').map(computeCompleteness)),
    no_results: computeShare(answerable, isEmpty),
    nonsense_empty: computeShare(
      results.filter((result) => !isAnswerable(result)),
      isEmpty,
    ),
  };
}
