/** A judged query, and the two halves of a set of them. */
import { createHash } from 'node:crypto';

/** How well a product fits a query: 3 if it is wanted, 2 if it is an alternative, 1 if it is related. Products without a grade count as 0. */
export type Grade = 1 | 2 | 3;
export const WANTED: Grade = 3;

/** `grades` maps ids of products to grades. It is empty if the shop has no product for the query. */
export type JudgedQuery = { query: string; kind: string; grades: ReadonlyMap<string, Grade> };

/** What a judge says of a query, as ids of products. A product in several sets keeps its highest grade. */
export type Judgement<Ids = Iterable<string>> = {
  wanted?: Ids;
  /** Products that the shopper would also buy, but wants less. */
  alternatives?: Ids;
  /** Products that she does not want, but that are not wrong among the results. */
  related?: Ids;
};

export function judgeQuery(kind: string, query: string, { wanted = [], alternatives = [], related = [] }: Judgement): JudgedQuery {
  const grade = (ids: Iterable<string>, value: Grade) => Array.from(ids, (id) => [id, value] as const);
  // The highest grade comes last, as a later entry of a map replaces an earlier one.
  return { query, kind, grades: new Map([...grade(related, 1), ...grade(alternatives, 2), ...grade(wanted, WANTED)]) };
}

/** Developers tune the search by the tuning half. The reporting half only reports numbers, and nothing is tuned to it. */
export type Half = 'tuning' | 'reporting';

/** Chooses the half by a hash of the query, so that a query stays in its half when others are added. */
export const chooseHalf = ({ query }: JudgedQuery): Half =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reporting';

export const selectHalf = (queries: readonly JudgedQuery[], half: Half): JudgedQuery[] =>
  queries.filter((judged) => chooseHalf(judged) === half);
