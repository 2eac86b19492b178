/**
 * Builds a whole catalogue in a worker thread and sends it to the main thread: plain values are copied in chunks of a few milliseconds,
 * arrays of numbers are transferred without a copy. The main thread creates what cannot be sent: functions.
 */
import { once } from 'node:events';
import { isMainThread, type MessagePort, parentPort, type Transferable, Worker, workerData } from 'node:worker_threads';
import type { Brand } from '../contract/src/catalogue/brand.ts';
import { FILTERS, type Filter, SORTS, type Sort } from '../contract/src/catalogue/filters.ts';
import { DEFAULT_LANGUAGE } from '../contract/src/languages.ts';
import { openDatabase } from '../server/src/database/connect.ts';
import type { Db } from '../server/src/database/db.ts';
import { buildCategoryTree } from '../server/src/domains/catalogue/category-tree.ts';
import type { CatalogueEntry } from '../server/src/domains/catalogue/entry.ts';
import { createFacetValue, type FacetValue, mapFilters } from '../server/src/domains/catalogue/filters/filter-index.ts';
import { listPhrases, type PhraseSuggestion } from '../server/src/domains/catalogue/filters/phrases.ts';
import type { ValueSet } from '../server/src/domains/catalogue/filters/value-set.ts';
import type { SortOrder, SortOrders } from '../server/src/domains/catalogue/lists/sort-orders.ts';
import { type Catalogue, readCatalogue } from '../server/src/domains/catalogue/load.ts';
import type { CategoryRow } from '../server/src/domains/catalogue/queries.ts';
import type { SearchIndex, Term } from '../server/src/domains/search/build-index.ts';
import { defaultLexicon } from '../server/src/domains/search/lexicon/default-lexicon.ts';
import { collectPhrases } from '../server/src/domains/search/search.ts';
import { createVocabulary, enableInexactMatching, getOrAssignWordNumber } from '../server/src/domains/search/vocabulary.ts';
import { runInSlices, type Slices } from '../server/src/lib/slices.ts';

/** The processor time of this thread, which other programs on the machine do not change. */
export const readThreadTime_ms = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Reads the changes since `previous`, or everything, and builds the catalogue as the server does. */
export async function buildCatalogue(db: Db, previous: Catalogue | null): Promise<Catalogue> {
  const buildInSlices = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readCatalogue(trx, previous));
  return runInSlices(buildInSlices());
}

/** The fields of a catalogue that are small enough to be sent in one chunk, the last one. */
type SmallFields = Pick<Catalogue, 'version'> & {
  brands: readonly Brand[];
  categories: CategoryRow[];
  payablePrices_rwf: Int32Array;
  facets: Record<Filter, string[]>;
  search: Pick<
    SearchIndex,
    | 'size'
    | 'positionsByTieBreakers'
    | 'tieBreakerRanks'
    | 'popularity'
    | 'created_ms'
    | 'nameLengths'
    | 'categoryLengths'
    | 'purposeBits'
    | 'prices_rwf'
    | 'hasIngredientList'
    | 'topics'
    | 'unusedWordCount'
  >;
};
type Chunk =
  | { kind: 'entries'; items: CatalogueEntry[] }
  | { kind: 'order'; sort: Sort; order: SortOrder }
  | { kind: 'sets'; name: Filter; items: [string, ValueSet][] }
  | { kind: 'terms'; items: (Term & { matchesInexactly: boolean })[] }
  | { kind: 'productIds'; items: string[] }
  | { kind: 'smallFields'; smallFields: SmallFields; worker_cpu_ms: number };

const ITEMS_PER_CHUNK = 400;
function* splitItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ITEMS_PER_CHUNK) yield items.slice(from, from + ITEMS_PER_CHUNK);
}

const getBuffer = (array: Uint32Array) => array.buffer as ArrayBuffer;
const getArray = (set: ValueSet) => ('bits' in set ? set.bits : set.positions);

function listCategoryRows({ byId, listAncestors }: Catalogue['categories']): CategoryRow[] {
  return [...byId].map(([category_id, { children: _, ...row }]) => ({
    ...row,
    parent_id: listAncestors(category_id).at(-1)?.category_id ?? null,
  }));
}

/** Yields the chunks of a catalogue, each with the buffers that are transferred instead of copied. */
function* splitCatalogue(catalogue: Catalogue, worker_cpu_ms: number): Generator<[Chunk, Transferable[]]> {
  const { entries, sortOrders, filterIndex, searchIndex, version, brands, categories } = catalogue;
  const {
    terms,
    product_ids,
    popularity,
    created_ms,
    size,
    positionsByTieBreakers,
    tieBreakerRanks,
    nameLengths,
    categoryLengths,
    purposeBits,
    prices_rwf,
    hasIngredientList,
    topics,
    unusedWordCount,
    vocabulary,
  } = searchIndex;
  for (const items of splitItems(entries)) yield [{ kind: 'entries', items }, []];
  for (const sort of SORTS) {
    yield [{ kind: 'order', sort, order: sortOrders[sort] }, [getBuffer(sortOrders[sort].order), getBuffer(sortOrders[sort].ranks)]];
  }
  const facets = mapFilters((name) => filterIndex.facets[name].map(({ value }) => value));
  for (const name of FILTERS) {
    for (const items of splitItems([...filterIndex.sets[name]])) {
      yield [{ kind: 'sets', name, items }, items.map(([, set]) => getBuffer(getArray(set)))];
    }
  }
  const sentTerms = terms.map((term, number) => ({ ...term, matchesInexactly: vocabulary.inexactNumbers.has(number) }));
  for (const items of splitItems(sentTerms)) {
    // Words without products share one empty array, which cannot be transferred more than once.
    yield [{ kind: 'terms', items }, items.flatMap(({ postings }) => (postings.length > 0 ? [getBuffer(postings)] : []))];
  }
  for (const items of splitItems(product_ids)) yield [{ kind: 'productIds', items }, []];
  const smallFields = {
    version,
    brands,
    categories: listCategoryRows(categories),
    payablePrices_rwf: filterIndex.payablePrices_rwf,
    facets,
    search: {
      size,
      positionsByTieBreakers,
      tieBreakerRanks,
      popularity,
      created_ms,
      nameLengths,
      categoryLengths,
      purposeBits,
      prices_rwf,
      hasIngredientList,
      topics,
      unusedWordCount,
    },
  };
  yield [{ kind: 'smallFields', smallFields, worker_cpu_ms }, []];
}

/** Each message of the main thread asks for the next chunk. The message for the first chunk starts a build. */
async function serveBuilds(port: MessagePort, databaseUrl: string): Promise<void> {
  const { db } = await openDatabase({ databaseUrl, dataDir: '', poolMax: 1, log: () => {} });
  for (;;) {
    await once(port, 'message');
    const begun_ms = readThreadTime_ms();
    const catalogue = await buildCatalogue(db, null);
    for (const [chunk, buffers] of splitCatalogue(catalogue, readThreadTime_ms() - begun_ms)) {
      port.postMessage(chunk, buffers);
      if (chunk.kind !== 'smallFields') await once(port, 'message');
    }
  }
}
if (!isMainThread && parentPort) await serveBuilds(parentPort, workerData);

type ReceivedFields = Pick<Catalogue, 'positions'> & {
  entries: CatalogueEntry[];
  sortOrders: Partial<SortOrders>;
  sets: Record<Filter, Map<string, ValueSet>>;
  terms: Term[];
  product_ids: string[];
};

function* assembleCatalogue(received: ReceivedFields, vocabulary: SearchIndex['vocabulary'], smallFields: SmallFields) {
  const { entries, positions, sortOrders, sets, terms, product_ids } = received;
  const categories = buildCategoryTree(smallFields.categories);
  const createFacetValues = (name: Filter): FacetValue[] =>
    smallFields.facets[name].map((value) => createFacetValue(value, sets[name].get(value)));
  const filterIndex = {
    size: entries.length,
    sets,
    payablePrices_rwf: smallFields.payablePrices_rwf,
    facets: mapFilters(createFacetValues),
  };
  const { version, brands } = smallFields;
  const phrases = yield* collectPhrases(listPhrases(brands, categories, filterIndex));
  const translatedPhrases = yield* collectPhrases<PhraseSuggestion>([]);
  const searchIndex: SearchIndex = {
    ...smallFields.search,
    product_ids,
    terms,
    vocabulary,
    lexicon: defaultLexicon,
    language: DEFAULT_LANGUAGE,
  };
  return {
    version,
    brands,
    categories,
    // The generated shop has no translations.
    categoriesByLanguage: { en: categories, fr: categories, rw: categories },
    filterIndex,
    phrases,
    translatedPhrases,
    searchIndex,
    staffWords: [],
    entries,
    positions,
    sortOrders: sortOrders as SortOrders,
  };
}

/** `build` resolves to the catalogue, and to the processor time of the worker thread before it sent the first chunk. */
export function openBuilder(databaseUrl: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: databaseUrl });
  return {
    async build(): Promise<{ catalogue: Catalogue; worker_cpu_ms: number }> {
      const vocabulary = createVocabulary();
      const sets = mapFilters(() => new Map<string, ValueSet>());
      const received: ReceivedFields = { entries: [], positions: new Map(), sortOrders: {}, sets, terms: [], product_ids: [] };
      for (;;) {
        const nextMessage = once(worker, 'message');
        worker.postMessage('next');
        const chunk: Chunk = (await nextMessage)[0];
        if (chunk.kind === 'smallFields') {
          const assembling: Slices<Catalogue> = assembleCatalogue(received, vocabulary, chunk.smallFields);
          return { catalogue: await runInSlices(assembling), worker_cpu_ms: chunk.worker_cpu_ms };
        }
        if (chunk.kind === 'entries') {
          for (const entry of chunk.items) received.positions.set(entry.product_id, received.entries.push(entry) - 1);
        }
        if (chunk.kind === 'order') received.sortOrders[chunk.sort] = chunk.order;
        if (chunk.kind === 'sets') for (const [value, set] of chunk.items) received.sets[chunk.name].set(value, set);
        if (chunk.kind === 'productIds') received.product_ids.push(...chunk.items);
        if (chunk.kind !== 'terms') continue;
        for (const { matchesInexactly, ...term } of chunk.items) {
          const number = getOrAssignWordNumber(vocabulary, term.text, term.kind);
          received.terms[number] = term;
          if (matchesInexactly) enableInexactMatching(vocabulary, number);
        }
      }
    },
    close: () => worker.terminate(),
  };
}
