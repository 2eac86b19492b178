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

/** Reads the changes since `before`, or everything, and builds the catalogue as the server does. */
export async function buildCatalogue(db: Db, before: Catalogue | null): Promise<Catalogue> {
  const arrange = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readCatalogue(trx, before));
  return runInSlices(arrange());
}

type Rest = Pick<Catalogue, 'version'> & {
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
  | { kind: 'rest'; rest: Rest; worked_ms: number };

const ITEMS_A_PIECE = 400;
function* splitItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ITEMS_A_PIECE) yield items.slice(from, from + ITEMS_A_PIECE);
}

const readBuffer = (array: Uint32Array) => array.buffer as ArrayBuffer;
const readArray = (set: ValueSet) => ('bits' in set ? set.bits : set.positions);

function listCategoryRows({ byId, listAncestors }: Catalogue['categories']): CategoryRow[] {
  return [...byId].map(([category_id, { children: _, ...row }]) => ({
    ...row,
    parent_id: listAncestors(category_id).at(-1)?.category_id ?? null,
  }));
}

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
    yield [{ kind: 'order', sort, order: orders[sort] }, [readBuffer(orders[sort].order), readBuffer(orders[sort].ranks)]];
  }
  const facets = forEachFilter((name) => index.facets[name].map(({ value }) => value));
  for (const name of FILTERS) {
    for (const items of splitItems([...index.sets[name]])) {
      yield [{ kind: 'sets', name, items }, items.map(([, set]) => readBuffer(readArray(set)))];
    }
  }
  const findable = terms.map((term, number) => ({ ...term, isFindable: similarWords.has(number) }));
  for (const items of splitItems(findable)) {
    yield [{ kind: 'terms', items }, items.flatMap(({ postings }) => (postings.length > 0 ? [readBuffer(postings)] : []))];
  }
  for (const items of splitItems(tieBreakers)) yield [{ kind: 'tieBreakers', items }, []];
  const rest = {
    ...{ version, brands, categories: listCategoryRows(categories), paid_rwf: index.paid_rwf, facets },
    search: { size, order, nameLengths, categoryLengths, bodyParts, prices_rwf, hasIngredientList, anchors, idleWords },
  };
  yield [{ kind: 'rest', rest, worked_ms }, []];
}

async function serveBuilds(port: MessagePort, databaseUrl: string): Promise<void> {
  const { db } = await openDatabase({ databaseUrl, dataDir: '', poolMax: 1, log: () => {} });
  for (;;) {
    await once(port, 'message');
    const begun_ms = readThreadTime_ms();
    const catalogue = await buildCatalogue(db, null);
    for (const [piece, handedOver] of splitCatalogue(catalogue, readThreadTime_ms() - begun_ms)) {
      port.postMessage(piece, handedOver);
      if (piece.kind !== 'rest') await once(port, 'message');
    }
  }
}
if (!isMainThread && parentPort) await serveBuilds(parentPort, workerData);

type Received = Pick<Catalogue, 'positions'> & {
  entries: Entry[];
  orders: Partial<SortOrders>;
  sets: Record<Filter, Map<string, ValueSet>>;
  terms: Term[];
  tieBreakers: SearchIndex['tieBreakers'][number][];
};

function* assemble({ entries, positions, orders, sets, terms, tieBreakers }: Received, vocabulary: SearchIndex['vocabulary'], rest: Rest) {
  const categories = buildCategoryTree(rest.categories);
  const facets = forEachFilter((name): FacetValue[] => rest.facets[name].map((value) => createFacetValue(value, sets[name].get(value))));
  const index = { size: entries.length, sets, paid_rwf: rest.paid_rwf, facets };
  const { version, brands } = rest;
  const phrases = yield* collectPhrases(listPhrases(brands, categories, index));
  const { similarWords } = vocabulary;
  const search = { ...rest.search, tieBreakers, terms, similarWords, vocabulary, lexicon: defaultLexicon };
  return { version, brands, categories, index, phrases, search, staffWords: [], entries, positions, orders: orders as SortOrders };
}

/** `build` resolves to the catalogue, and to the work of the worker's thread before it sent the first piece. */
export function openBuilder(databaseUrl: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: databaseUrl });
  return {
    async build(): Promise<{ catalogue: Catalogue; worked_ms: number }> {
      const vocabulary = createVocabulary();
      const sets = forEachFilter(() => new Map<string, ValueSet>());
      const received: Received = { entries: [], positions: new Map(), orders: {}, sets, terms: [], tieBreakers: [] };
      for (;;) {
        const arriving = once(worker, 'message');
        worker.postMessage('next');
        const piece: Piece = (await arriving)[0];
        if (piece.kind === 'rest') {
          const assembling: Slices<Catalogue> = assemble(received, vocabulary, piece.rest);
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
