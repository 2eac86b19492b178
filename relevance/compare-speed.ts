/**
 * `npm run relevance -- speed 10000 --against ../other-tree`: measures this search and that of another checkout of the project by turns in
 * one process, so that what else the computer does slows down both. Each query counts with its fastest of several runs.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as search from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { demoQueries } from './judged/judged-set.ts';
import { computePercentile, multiplyDocuments } from './many-documents.ts';

const RUNS = 9;
const BUILDS = 3;

type Search = Pick<typeof search, 'buildIndex' | 'findProducts'>;
type Documents = ReturnType<typeof multiplyDocuments>;
/** `build_ms`: processor time. */
type Candidate = { name: string; build_ms: number; find: (query: string, limit?: number) => void };

function createCandidate(name: string, { buildIndex, findProducts }: Search, documents: Documents): Candidate {
  const builds = Array.from({ length: BUILDS }, () => {
    const before = process.cpuUsage();
    const index = runWithoutPauses(buildIndex(documents));
    const { user, system } = process.cpuUsage(before);
    return { index, build_ms: (user + system) / 1000 };
  });
  const [{ index }] = builds as [(typeof builds)[number]];
  const find = (query: string, limit?: number) => findProducts(index, query, limit === undefined ? {} : { limit });
  return { name, build_ms: Math.min(...builds.map((build) => build.build_ms)), find };
}

/** For each candidate, the shortest time of each query. */
function timeByTurns(candidates: readonly Candidate[], queries: readonly string[], limit?: number): number[][] {
  const best = candidates.map(() => queries.map(() => Number.POSITIVE_INFINITY));
  for (let run = 0; run < RUNS; run++) {
    for (const [at, query] of queries.entries()) {
      for (const turn of candidates.keys()) {
        const which = (turn + run) % candidates.length;
        const [times, candidate] = [best[which], candidates[which]];
        const start_ms = performance.now();
        candidate?.find(query, limit);
        const took_ms = performance.now() - start_ms;
        if (times) times[at] = Math.min(times[at] ?? took_ms, took_ms);
      }
    }
  }
  return best;
}

function summarize(times_ms: readonly number[]): Record<string, number> {
  const sorted = times_ms.toSorted((left, right) => left - right);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  return { mean, p50: computePercentile(sorted, 0.5), p95: computePercentile(sorted, 0.95), p99: computePercentile(sorted, 0.99) };
}

/** @throws Error if the folder is not a checkout of the project. */
export async function compareSpeed(write: (line: string) => void, folder: string, count: number): Promise<void> {
  const other = (await import(pathToFileURL(resolve(folder, 'server/src/domains/search/search.ts')).href)) as Search;
  const documents = multiplyDocuments(count);
  const [ours, theirs] = [createCandidate('here', search, documents), createCandidate(folder, other, documents)];
  write(`${count} products: the index takes ${ours.build_ms.toFixed(0)} ms of processor time here, ${theirs.build_ms.toFixed(0)} ms there`);
  const queries = demoQueries.queries.map(({ query }) => query);
  const kinds = [
    { name: 'a query', texts: queries, limit: undefined },
    { name: 'half of a query', texts: queries.map((query) => query.slice(0, Math.ceil(query.length / 2))), limit: 10 },
  ];
  for (const { name, texts, limit } of kinds) {
    const [here = {}, there = {}] = timeByTurns([ours, theirs], texts, limit).map(summarize);
    const parts = Object.entries(here).map(([key, ms]) => {
      const other_ms = there[key] ?? 0;
      return `${key} ${ms.toFixed(3)} and ${other_ms.toFixed(3)} ms (${(ms / other_ms).toFixed(2)})`;
    });
    write(`${name}, here and there: ${parts.join(', ')}`);
  }
}
