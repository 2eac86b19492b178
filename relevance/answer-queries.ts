import type { Engine } from './engines/engine.ts';
import type { JudgedQuery } from './judged/types.ts';
import type { Answer } from './measures.ts';

export async function answerQueries(engine: Engine, queries: readonly JudgedQuery[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const judged of queries) answers.push({ judged, found: await engine.search(judged.query) });
  return answers;
}
