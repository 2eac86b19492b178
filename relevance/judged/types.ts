/** 3: what the query asks for. 2: serves as well. 1: related. Products without a grade count as 0. */
export type Grade = 1 | 2 | 3;

/** Without grades, no product answers the query. */
export type JudgedQuery = { query: string; kind: string; grades: ReadonlyMap<string, Grade> };

/** `kinds`: in the order of the report. */
export type JudgedSet = { kinds: readonly string[]; queries: readonly JudgedQuery[] };

export const hasMatchingProduct = ({ grades }: JudgedQuery): boolean => grades.size > 0;

export type GradedIds = { 3: readonly string[]; 2?: readonly string[]; 1?: readonly string[] };

export function gradeQuery(kind: string, query: string, lists: GradedIds): JudgedQuery {
  const grades = new Map<string, Grade>();
  for (const grade of [1, 2, 3] as const) for (const id of lists[grade] ?? []) grades.set(id, grade);
  return { query, kind, grades };
}
