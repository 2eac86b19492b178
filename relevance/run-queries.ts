import type { Engine } from './engines/engine.ts';
import type { JudgedQuery } from './judged/types.ts';
import type { QueryResult } from './measures.ts';

/** Runs the queries one after the other, so that each search is measured alone. */
export async function runQueries(engine: Engine, queries: readonly JudgedQuery[]): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const judged of queries) results.push({ judged, found: await engine.search(judged.query) });
  return results;
}
