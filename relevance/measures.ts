/** Measures of search quality, computed from the grades that products have in the judged queries. */
import { type Grade, type JudgedQuery, WANTED } from './judged/judged-query.ts';

/** The ids of the products that a search found for a judged query, best first. */
export type QueryResult = { judgedQuery: JudgedQuery; foundIds: readonly string[] };
/** Returns ids of products, best first. */
export type Search = (query: string) => readonly string[];

/** nDCG@10 counts only the first ten results. */
const RANKED_MAX = 10;
/** Adds the gains of the first results. A later result adds less: its gain is divided by a number that grows with its index. */
const sumDiscountedGains = (grades: readonly (Grade | 0)[]): number =>
  grades.slice(0, RANKED_MAX).reduce((sum: number, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Normalised discounted cumulative gain (nDCG) of the first ten results. NaN if no product matches the query. */
export function computeNdcg({ judgedQuery: { grades }, foundIds }: QueryResult): number {
  const bestPossible = sumDiscountedGains([...grades.values()].sort((left, right) => right - left));
  return bestPossible === 0 ? Number.NaN : sumDiscountedGains(foundIds.map((id) => grades.get(id) ?? 0)) / bestPossible;
}

export const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const hasWantedAmongFirst = ({ judgedQuery, foundIds }: QueryResult, count: number): boolean =>
  foundIds.slice(0, count).some((id) => judgedQuery.grades.get(id) === WANTED);
const isEmpty = ({ foundIds }: QueryResult): boolean => foundIds.length === 0;
/** Whether the shop has a product that the search should find. */
const isAnswerable = ({ judgedQuery }: QueryResult): boolean => judgedQuery.grades.size > 0;

/** Scores a result from 0, the worst, to 1: the nDCG@10 or, if no product matches the query, whether the search finds nothing. */
export const scoreResult = (result: QueryResult): number => (isAnswerable(result) ? computeNdcg(result) : Number(isEmpty(result)));

export const runQueries = (search: Search, queries: readonly JudgedQuery[]): QueryResult[] =>
  queries.map((judgedQuery) => ({ judgedQuery, foundIds: search(judgedQuery.query) }));

/** A share or a mean from 0 to 1, or NaN if no query is measured. `count`: the number of queries. */
export type Figure = { value: number; count: number };

const measure = (results: readonly QueryResult[], score: (result: QueryResult) => number | boolean): Figure => ({
  value: computeMean(results.map((result) => Number(score(result)))),
  count: results.length,
});

/** Computes the measures of all queries, and the mean score of each kind of query. The keys are labels for the table. */
export function computeFigures(results: readonly QueryResult[]): Record<string, Figure> {
  const selectKinds = (kindStart: string) => results.filter(({ judgedQuery }) => judgedQuery.kind.startsWith(kindStart));
  const answerable = results.filter(isAnswerable);
  const kinds = Object.entries(Object.groupBy(results, ({ judgedQuery }) => judgedQuery.kind)).map(([kind, ofKind = []]) => {
    const areAnswerable = ofKind.some(isAnswerable);
    return { label: `${areAnswerable ? 'nDCG@10' : 'finds nothing'}: ${kind}`, areAnswerable, figure: measure(ofKind, scoreResult) };
  });
  // A kind with few queries counts as much as one with many.
  const meanOfKinds = computeMean(kinds.filter(({ areAnswerable }) => areAnswerable).map(({ figure }) => figure.value));
  const unanswerable = results.filter((result) => !isAnswerable(result));
  return {
    'nDCG@10, all queries': measure(answerable, computeNdcg),
    'nDCG@10, mean of the kinds': { value: meanOfKinds, count: answerable.length },
    'exact name is first': measure(selectKinds('exact name'), (result) => hasWantedAmongFirst(result, 1)),
    'one typo, in first three': measure(selectKinds('one typo'), (result) => hasWantedAmongFirst(result, 3)),
    'two typos, in first three': measure(selectKinds('two typos'), (result) => hasWantedAmongFirst(result, 3)),
    'nonsense finds nothing': measure(unanswerable, isEmpty),
    'zero results': measure(answerable, isEmpty),
    ...Object.fromEntries(kinds.map(({ label, figure }) => [label, figure])),
  };
}
