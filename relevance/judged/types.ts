/**
 * How well a product fits a query: 3 if it is wanted, 2 if it is an alternative, 1 if it is related. Products without a grade count as 0.
 */
export type Grade = 1 | 2 | 3;
export const WANTED: Grade = 3;

/** `grades` maps ids of products to grades. It is empty if the shop has no product for the query. */
export type JudgedQuery = { query: string; kind: string; grades: ReadonlyMap<string, Grade> };

/** `kinds` is in the order of the report. */
export type JudgedSet = { kinds: readonly string[]; queries: readonly JudgedQuery[] };

export const hasMatchingProduct = ({ grades }: JudgedQuery): boolean => grades.size > 0;

/** What a judge says of a query, as ids of products. */
export type Judgement = {
  /** The products that the shopper wants. Empty if the shop does not have them. */
  wanted: readonly string[];
  /** Products that the shopper would also buy, but wants less. */
  alternatives?: readonly string[];
  /** Products that she does not want, but that are not wrong among the results. */
  related?: readonly string[];
};

export function judgeQuery(kind: string, query: string, { wanted, alternatives = [], related = [] }: Judgement): JudgedQuery {
  // The highest grade comes last, so that a product in several lists keeps it.
  const gradedIds: readonly [Grade, readonly string[]][] = [
    [1, related],
    [2, alternatives],
    [WANTED, wanted],
  ];
  const grades = new Map(gradedIds.flatMap(([grade, ids]) => ids.map((id) => [id, grade] as const)));
  return { query, kind, grades };
}
