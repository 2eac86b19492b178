import type { Engine } from './engines/engine.ts';
import type { JudgedQuery } from './judged/types.ts';
import type { QueryResult } from './measures.ts';

export async function runQueries(engine: Engine, queries: readonly JudgedQuery[]): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const judgedQuery of queries) results.push({ judgedQuery, foundIds: await engine.search(judgedQuery.query) });
  return results;
}
