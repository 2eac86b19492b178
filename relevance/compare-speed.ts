/**
 * `npm run relevance -- speed 10000 --against ../other-checkout` measures the search of this checkout and of another one alternately in one
 * process, so that other programs on the computer slow down both. Of the runs of a query, only the fastest counts.
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
/** `build_ms` is the processor time of the fastest of several builds of the index. */
type Candidate = { name: string; build_ms: number; find: (query: string, limit?: number) => void };

/** A document that older checkouts can read too: they call the parent categories `groups`. */
const addOldFields = (document: Documents[number]) => ({ ...document, groups: document.parent_categories });

function createCandidate(name: string, { buildIndex, findProducts }: Search, documents: Documents): Candidate {
  const builds = Array.from({ length: BUILDS }, () => {
    const usageBefore = process.cpuUsage();
    const index = runWithoutPauses(buildIndex(documents.map(addOldFields)));
    const { user, system } = process.cpuUsage(usageBefore);
    return { index, build_ms: (user + system) / 1000 };
  });
  const [{ index }] = builds as [(typeof builds)[number]];
  const find = (query: string, limit?: number) => findProducts(index, query, limit === undefined ? {} : { limit });
  return { name, build_ms: Math.min(...builds.map((build) => build.build_ms)), find };
}

/** Measures the candidates alternately. Returns the shortest time of each query for each candidate. */
function measureAlternately(candidates: readonly Candidate[], queries: readonly string[], limit?: number): number[][] {
  const shortest_ms = candidates.map(() => queries.map(() => Number.POSITIVE_INFINITY));
  for (let run = 0; run < RUNS; run++) {
    for (const [queryIndex, query] of queries.entries()) {
      for (const position of candidates.keys()) {
        // Each run begins with another candidate.
        const candidateIndex = (position + run) % candidates.length;
        const times_ms = shortest_ms[candidateIndex];
        const start_ms = performance.now();
        candidates[candidateIndex]?.find(query, limit);
        const took_ms = performance.now() - start_ms;
        if (times_ms) times_ms[queryIndex] = Math.min(times_ms[queryIndex] ?? took_ms, took_ms);
      }
    }
  }
  return shortest_ms;
}

function summarize(times_ms: readonly number[]): Record<string, number> {
  const sorted = times_ms.toSorted((left, right) => left - right);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  return { mean, p50: computePercentile(sorted, 0.5), p95: computePercentile(sorted, 0.95), p99: computePercentile(sorted, 0.99) };
}

/** @throws Error if the other folder is not a checkout of the project. */
export async function compareSpeed(write: (line: string) => void, otherCheckoutFolder: string, productsCount: number): Promise<void> {
  const otherSearch = (await import(pathToFileURL(resolve(otherCheckoutFolder, 'server/src/domains/search/search.ts')).href)) as Search;
  const documents = multiplyDocuments(productsCount);
  const thisCandidate = createCandidate('here', search, documents);
  const otherCandidate = createCandidate(otherCheckoutFolder, otherSearch, documents);
  write(
    `${productsCount} products: the index takes ${thisCandidate.build_ms.toFixed(0)} ms of processor time here, ${otherCandidate.build_ms.toFixed(0)} ms there`,
  );
  const queries = demoQueries.queries.map(({ query }) => query);
  const kinds = [
    { name: 'a query', texts: queries, limit: undefined },
    // Half of a query is what a shopper has typed when the shop looks for suggestions.
    { name: 'half of a query', texts: queries.map((query) => query.slice(0, Math.ceil(query.length / 2))), limit: 10 },
  ];
  for (const { name, texts, limit } of kinds) {
    const [here = {}, there = {}] = measureAlternately([thisCandidate, otherCandidate], texts, limit).map(summarize);
    const parts = Object.entries(here).map(([key, ms]) => {
      const other_ms = there[key] ?? 0;
      return `${key} ${ms.toFixed(3)} and ${other_ms.toFixed(3)} ms (${(ms / other_ms).toFixed(2)})`;
    });
    write(`${name}, here and there: ${parts.join(', ')}`);
  }
}
