/** How well a product fits a query: 3 is wanted, 2 serves as well, 1 is related. Products without a grade count as 0. */
export type Grade = 1 | 2 | 3;
export const WANTED: Grade = 3;

/** `grades` maps ids of products to grades. It is empty if the shop has no product for the query. */
export type JudgedQuery = { query: string; kind: string; grades: ReadonlyMap<string, Grade> };

/** `kinds` is in the order of the report. */
export type JudgedSet = { kinds: readonly string[]; queries: readonly JudgedQuery[] };

export const hasMatchingProduct = ({ grades }: JudgedQuery): boolean => grades.size > 0;

/** The ids of products by their grade. 3: what the shopper wants; 2 and 1: related products. */
export type GradedIds = { 3: readonly string[]; 2?: readonly string[]; 1?: readonly string[] };

export function gradeQuery(kind: string, query: string, idsByGrade: GradedIds): JudgedQuery {
  const grades = new Map<string, Grade>();
  // A product in several of them keeps the highest grade.
  for (const grade of [1, 2, 3] as const) {
    for (const id of idsByGrade[grade] ?? []) grades.set(id, grade);
  }
  return { query, kind, grades };
}
