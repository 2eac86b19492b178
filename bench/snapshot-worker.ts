/**
 * Builds a whole catalogue in a worker thread and sends it to the main thread: plain values are copied in pieces of a few milliseconds,
 * arrays of numbers are transferred without a copy. The main thread creates functions and the index of similar words, which cannot be sent.
 */
import { once } from 'node:events';
import { isMainThread, type MessagePort, parentPort, type Transferable, Worker, workerData } from 'node:worker_threads';
import type { Brand } from '../contract/src/catalogue/brand.ts';
import { FILTERS, type Filter, SORTS, type Sort } from '../contract/src/catalogue/filters.ts';
import { openDatabase } from '../server/src/database/connect.ts';
import type { Db } from '../server/src/database/db.ts';
import { buildCategoryTree } from '../server/src/domains/catalogue/category-tree.ts';
import type { Entry } from '../server/src/domains/catalogue/entry.ts';
import { createFacetValue, type FacetValue, forEachFilter } from '../server/src/domains/catalogue/filters/filter-index.ts';
import { listPhrases } from '../server/src/domains/catalogue/filters/phrases.ts';
import type { ValueSet } from '../server/src/domains/catalogue/filters/value-set.ts';
import type { SortOrder, SortOrders } from '../server/src/domains/catalogue/lists/sort-orders.ts';
import { type Catalogue, readCatalogue } from '../server/src/domains/catalogue/load.ts';
import type { CategoryRow } from '../server/src/domains/catalogue/queries.ts';
import type { SearchIndex, Term } from '../server/src/domains/search/build-index.ts';
import { defaultLexicon } from '../server/src/domains/search/lexicon/default-lexicon.ts';
import { collectPhrases } from '../server/src/domains/search/search.ts';
import { createVocabulary, getWordNumber, makeFindable } from '../server/src/domains/search/vocabulary.ts';
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

/** The parts of a catalogue that are small enough to be sent in one piece, the last one. */
type SmallParts = Pick<Catalogue, 'version'> & {
  brands: readonly Brand[];
  categories: CategoryRow[];
  paid_rwf: Int32Array;
  facets: Record<Filter, string[]>;
  search: Pick<
    SearchIndex,
    'size' | 'order' | 'nameLengths' | 'categoryLengths' | 'bodyParts' | 'prices_rwf' | 'hasIngredientList' | 'anchors' | 'idleWords'
  >;
};
type Piece =
  | { kind: 'entries'; items: Entry[] }
  | { kind: 'order'; sort: Sort; order: SortOrder }
  | { kind: 'sets'; name: Filter; items: [string, ValueSet][] }
  | { kind: 'terms'; items: (Term & { isFindable: boolean })[] }
  | { kind: 'tieBreakers'; items: SearchIndex['tieBreakers'] }
  | { kind: 'smallParts'; smallParts: SmallParts; worked_ms: number };

const ITEMS_PER_PIECE = 400;
function* splitItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ITEMS_PER_PIECE) yield items.slice(from, from + ITEMS_PER_PIECE);
}

const getBuffer = (array: Uint32Array) => array.buffer as ArrayBuffer;
const getArray = (set: ValueSet) => ('bits' in set ? set.bits : set.positions);

function listCategoryRows({ byId, listAncestors }: Catalogue['categories']): CategoryRow[] {
  return [...byId].map(([category_id, { children: _, ...row }]) => ({
    ...row,
    parent_id: listAncestors(category_id).at(-1)?.category_id ?? null,
  }));
}

/** Yields the pieces of a catalogue, each with the buffers that are transferred instead of copied. */
function* splitCatalogue(catalogue: Catalogue, worked_ms: number): Generator<[Piece, Transferable[]]> {
  const { entries, orders, index, search, version, brands, categories } = catalogue;
  const {
    terms,
    tieBreakers,
    similarWords,
    size,
    order,
    nameLengths,
    categoryLengths,
    bodyParts,
    prices_rwf,
    hasIngredientList,
    anchors,
    idleWords,
  } = search;
  for (const items of splitItems(entries)) yield [{ kind: 'entries', items }, []];
  for (const sort of SORTS) {
    yield [{ kind: 'order', sort, order: orders[sort] }, [getBuffer(orders[sort].order), getBuffer(orders[sort].ranks)]];
  }
  const facets = forEachFilter((name) => index.facets[name].map(({ value }) => value));
  for (const name of FILTERS) {
    for (const items of splitItems([...index.sets[name]])) {
      yield [{ kind: 'sets', name, items }, items.map(([, set]) => getBuffer(getArray(set)))];
    }
  }
  const sentTerms = terms.map((term, number) => ({ ...term, isFindable: similarWords.has(number) }));
  for (const items of splitItems(sentTerms)) {
    yield [{ kind: 'terms', items }, items.flatMap(({ postings }) => (postings.length > 0 ? [getBuffer(postings)] : []))];
  }
  for (const items of splitItems(tieBreakers)) yield [{ kind: 'tieBreakers', items }, []];
  const smallParts = {
    version,
    brands,
    categories: listCategoryRows(categories),
    paid_rwf: index.paid_rwf,
    facets,
    search: { size, order, nameLengths, categoryLengths, bodyParts, prices_rwf, hasIngredientList, anchors, idleWords },
  };
  yield [{ kind: 'smallParts', smallParts, worked_ms }, []];
}

async function serveBuilds(port: MessagePort, databaseUrl: string): Promise<void> {
  const { db } = await openDatabase({ databaseUrl, dataDir: '', poolMax: 1, log: () => {} });
  for (;;) {
    await once(port, 'message');
    const begun_ms = readThreadTime_ms();
    const catalogue = await buildCatalogue(db, null);
    for (const [piece, buffers] of splitCatalogue(catalogue, readThreadTime_ms() - begun_ms)) {
      port.postMessage(piece, buffers);
      if (piece.kind !== 'smallParts') await once(port, 'message');
    }
  }
}
if (!isMainThread && parentPort) await serveBuilds(parentPort, workerData);

type ReceivedParts = Pick<Catalogue, 'positions'> & {
  entries: Entry[];
  orders: Partial<SortOrders>;
  sets: Record<Filter, Map<string, ValueSet>>;
  terms: Term[];
  tieBreakers: SearchIndex['tieBreakers'][number][];
};

function* assembleCatalogue(received: ReceivedParts, vocabulary: SearchIndex['vocabulary'], smallParts: SmallParts) {
  const { entries, positions, orders, sets, terms, tieBreakers } = received;
  const categories = buildCategoryTree(smallParts.categories);
  const createFacetValues = (name: Filter): FacetValue[] =>
    smallParts.facets[name].map((value) => createFacetValue(value, sets[name].get(value)));
  const index = { size: entries.length, sets, paid_rwf: smallParts.paid_rwf, facets: forEachFilter(createFacetValues) };
  const { version, brands } = smallParts;
  const phrases = yield* collectPhrases(listPhrases(brands, categories, index));
  const { similarWords } = vocabulary;
  const search = { ...smallParts.search, tieBreakers, terms, similarWords, vocabulary, lexicon: defaultLexicon };
  return { version, brands, categories, index, phrases, search, staffWords: [], entries, positions, orders: orders as SortOrders };
}

/** `build` resolves to the catalogue, and to the processor time of the worker thread before it sent the first piece. */
export function openBuilder(databaseUrl: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: databaseUrl });
  return {
    async build(): Promise<{ catalogue: Catalogue; worked_ms: number }> {
      const vocabulary = createVocabulary();
      const sets = forEachFilter(() => new Map<string, ValueSet>());
      const received: ReceivedParts = { entries: [], positions: new Map(), orders: {}, sets, terms: [], tieBreakers: [] };
      for (;;) {
        const nextMessage = once(worker, 'message');
        worker.postMessage('next');
        const piece: Piece = (await nextMessage)[0];
        if (piece.kind === 'smallParts') {
          const assembling: Slices<Catalogue> = assembleCatalogue(received, vocabulary, piece.smallParts);
          return { catalogue: await runInSlices(assembling), worked_ms: piece.worked_ms };
        }
        if (piece.kind === 'entries') {
          for (const entry of piece.items) received.positions.set(entry.product_id, received.entries.push(entry) - 1);
        }
        if (piece.kind === 'order') received.orders[piece.sort] = piece.order;
        if (piece.kind === 'sets') for (const [value, set] of piece.items) received.sets[piece.name].set(value, set);
        if (piece.kind === 'tieBreakers') received.tieBreakers.push(...piece.items);
        if (piece.kind !== 'terms') continue;
        for (const { isFindable, ...term } of piece.items) {
          const number = getWordNumber(vocabulary, term.text, term.kind);
          received.terms[number] = term;
          if (isFindable) makeFindable(vocabulary, number);
        }
      }
    },
    close: () => worker.terminate(),
  };
}
