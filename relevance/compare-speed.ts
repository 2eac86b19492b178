/**
 * `npm run relevance -- speed 10000 --against ../other-checkout` measures the search of this checkout and of another one alternately in one
 * process, so that other programs on the computer slow down both. Of the runs of a query, only the fastest counts.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as thisSearch from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { demoQueries } from './judged/judged-set.ts';
import { computePercentile, multiplyDocuments } from './many-documents.ts';

const RUNS_OF_QUERY = 9;
const BUILDS_OF_INDEX = 3;

type Search = Pick<typeof thisSearch, 'buildIndex' | 'findProducts'>;
type Documents = ReturnType<typeof multiplyDocuments>;
/** The search of one checkout. `build_ms` is the processor time of the fastest of several builds of its index. `find` returns the number of results. */
type Candidate = { build_ms: number; find: (query: string, limit?: number) => number };

/** Adds a field that older checkouts read: they call the parent categories `groups`. */
const addOldFields = (document: Documents[number]) => ({ ...document, groups: document.parent_categories });

function createCandidate({ buildIndex, findProducts }: Search, documents: Documents): Candidate {
  const build = () => {
    const usageBefore = process.cpuUsage();
    const index = runWithoutPauses(buildIndex(documents.map(addOldFields)));
    const { user, system } = process.cpuUsage(usageBefore);
    return { index, build_ms: (user + system) / 1000 };
  };
  let fastest = build();
  for (let count = 1; count < BUILDS_OF_INDEX; count++) {
    const next = build();
    if (next.build_ms < fastest.build_ms) fastest = next;
  }
  const { index, build_ms } = fastest;
  return { build_ms, find: (query, limit) => findProducts(index, query, limit === undefined ? {} : { limit }).count };
}

/** Measures the candidates alternately. Returns a list for each candidate, with the shortest time of each query. */
function measureAlternately(candidates: readonly Candidate[], queries: readonly string[], limit?: number): number[][] {
  const measured = candidates.map(({ find }) => ({ find, shortest_ms: queries.map(() => Number.POSITIVE_INFINITY) }));
  for (let run = 0; run < RUNS_OF_QUERY; run++) {
    // The candidates take turns in going first.
    const inOrderOfRun = run % 2 === 0 ? measured : measured.toReversed();
    for (const [index, query] of queries.entries()) {
      for (const { find, shortest_ms } of inOrderOfRun) {
        const start_ms = performance.now();
        find(query, limit);
        const took_ms = performance.now() - start_ms;
        shortest_ms[index] = Math.min(shortest_ms[index] ?? took_ms, took_ms);
      }
    }
  }
  return measured.map(({ shortest_ms }) => shortest_ms);
}

function summarize(times_ms: readonly number[]): Record<string, number> {
  const sorted = times_ms.toSorted((left, right) => left - right);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  return { mean, p50: computePercentile(sorted, 0.5), p95: computePercentile(sorted, 0.95), p99: computePercentile(sorted, 0.99) };
}

/** If one search finds more than this many times the products that the other finds, it has more work. */
const SIMILAR_COUNT_FACTOR = 2;

/** The ratio of the mean times, for the queries for which both searches find about equally many products, and for the other queries. */
function compareByResultCount(
  [here, there]: readonly [Candidate, Candidate],
  queries: readonly string[],
  times_ms: readonly number[][],
): string {
  const [hereTimes_ms = [], thereTimes_ms = []] = times_ms;
  const groups = Map.groupBy(queries.keys(), (number) => {
    const query = queries[number] ?? '';
    const [hereCount, thereCount] = [here.find(query), there.find(query)];
    if (hereCount > SIMILAR_COUNT_FACTOR * thereCount) return 'more here';
    return thereCount > SIMILAR_COUNT_FACTOR * hereCount ? 'more there' : 'about equally many';
  });
  const sum = (list_ms: readonly number[], numbers: readonly number[]) =>
    numbers.reduce((total, number) => total + (list_ms[number] ?? 0), 0);
  const ratios = [...groups].map(
    ([group, numbers]) => `${group} ${(sum(hereTimes_ms, numbers) / sum(thereTimes_ms, numbers)).toFixed(2)} (${numbers.length} queries)`,
  );
  return `mean of a query by the number of products that are found: ${ratios.join(', ')}`;
}

/** @throws Error if the other folder is not a checkout of the project. */
export async function compareSpeed(write: (line: string) => void, otherCheckoutFolder: string, productsCount: number): Promise<void> {
  const otherSearch = (await import(pathToFileURL(resolve(otherCheckoutFolder, 'server/src/domains/search/search.ts')).href)) as Search;
  const documents = multiplyDocuments(productsCount);
  const thisCandidate = createCandidate(thisSearch, documents);
  const otherCandidate = createCandidate(otherSearch, documents);
  write(
    `${productsCount} products: the index takes ${thisCandidate.build_ms.toFixed(0)} ms of processor time here, ${otherCandidate.build_ms.toFixed(0)} ms there`,
  );
  const queries = demoQueries.queries.map(({ query }) => query);
  const measurements = [
    { name: 'a query', texts: queries, limit: undefined },
    // Half of a query is what a shopper has typed when the shop looks for suggestions.
    { name: 'half of a query', texts: queries.map((query) => query.slice(0, Math.ceil(query.length / 2))), limit: 10 },
  ];
  for (const { name, texts, limit } of measurements) {
    const times_ms = measureAlternately([thisCandidate, otherCandidate], texts, limit);
    const [here = {}, there = {}] = times_ms.map(summarize);
    const figures = Object.entries(here).map(([figure, here_ms]) => {
      const there_ms = there[figure] ?? 0;
      return `${figure} ${here_ms.toFixed(3)} and ${there_ms.toFixed(3)} ms (${(here_ms / there_ms).toFixed(2)})`;
    });
    write(`${name}, here and there: ${figures.join(', ')}`);
    if (limit === undefined) write(compareByResultCount([thisCandidate, otherCandidate], texts, times_ms));
  }
}
