/**
 * The index: for each word, which products have it and where. MiniSearch holds the words, not the products: it finds those that
 * begin alike or are nearly alike, and the number of words grows slowly while the number of products does not.
 */
import MiniSearch from 'minisearch';
import { CALLED, compareTies, FIELD_BITS, FIELDS, fieldBit, type SearchDocument, TELLING, textsOf } from './document.ts';
import { type Sliced, sortedPositions } from './slices.ts';
import { collectSuggestions, type Suggestions } from './suggestions.ts';
import { stem, withoutMarkup, wordsOf } from './words.ts';

export type Term = {
  text: string;
  /** Two or more neighbouring words written as one. */
  compound: boolean;
  /** Rank of a product and the set of fields: `rank << FIELD_BITS | fields`. */
  postings: Uint32Array;
  /** All fields it is found in. */
  fields: number;
};

/** Products are known by rank: their place among equally good matches. Nothing in it changes once it is built. */
export type SearchIndex = {
  documents: readonly SearchDocument[];
  /** Position in `documents` of each rank. */
  order: Uint32Array;
  terms: readonly Term[];
  /** Places in `terms`. */
  words: ReadonlyMap<string, number>;
  compounds: ReadonlyMap<string, number>;
  near: MiniSearch<{ id: number; text: string }>;
  /** Words of each rank's name. */
  nameLengths: Uint8Array;
  suggestions: Suggestions;
};

type Growing = { text: string; compound: boolean; postings: number[]; fields: number };

const DOCUMENTS_A_STEP = 4;
const POSTINGS_A_STEP = 20_000;
/** Ranks share 32 bits with the fields. */
export const DOCUMENTS_MAX = 2 ** (32 - FIELD_BITS);

/** Places whose neighbouring words people write as one: 'suncream', 'teatree'. */
const JOINED = CALLED | fieldBit('keywords') | fieldBit('category');
const BRAND = fieldBit('brand');

/** Which fields of one product hold each word, and each compound. */
function wordsOfDocument(document: SearchDocument): { words: Map<string, number>; compounds: Map<string, number>; nameLength: number } {
  const words = new Map<string, number>();
  const compounds = new Map<string, number>();
  const add = (to: Map<string, number>, word: string, bit: number) => to.set(word, (to.get(word) ?? 0) | bit);
  const texts = textsOf(document);
  let nameLength = 0;
  FIELDS.forEach(({ name }, place) => {
    const bit = 1 << place;
    for (const text of texts[name]) {
      const found = wordsOf(withoutMarkup(text));
      if (name === 'name') nameLength = new Set(found).size;
      found.forEach((word, index) => {
        add(words, word, bit);
        const next = found[index + 1];
        if (bit & JOINED && next) add(compounds, stem(word + next), bit);
      });
      if (bit & BRAND && found.length > 1) add(compounds, stem(found.join('')), bit);
    }
  });
  return { words, compounds, nameLength };
}

function* collected(documents: readonly SearchDocument[], order: Uint32Array) {
  const growing: Growing[] = [];
  const words = new Map<string, number>();
  const compounds = new Map<string, number>();
  const nameLengths = new Uint8Array(documents.length);
  const add = (to: Map<string, number>, text: string, rank: number, fields: number) => {
    let place = to.get(text);
    if (place === undefined) {
      place = growing.length;
      to.set(text, place);
      growing.push({ text, compound: to === compounds, postings: [], fields: 0 });
    }
    const term = growing[place];
    if (!term) return;
    term.postings.push(rank * 2 ** FIELD_BITS + fields);
    term.fields |= fields;
  };
  for (let rank = 0; rank < order.length; rank++) {
    const document = documents[order[rank] ?? 0];
    if (!document) continue;
    const found = wordsOfDocument(document);
    for (const [word, fields] of found.words) add(words, word, rank, fields);
    for (const [word, fields] of found.compounds) add(compounds, word, rank, fields);
    nameLengths[rank] = Math.min(255, found.nameLength);
    if (rank % DOCUMENTS_A_STEP === 0) yield;
  }
  return { growing, words, compounds, nameLengths };
}

/** @throws Error beyond DOCUMENTS_MAX products. */
export function* indexing(documents: readonly SearchDocument[]): Sliced<SearchIndex> {
  if (documents.length > DOCUMENTS_MAX) throw new Error(`search holds ${DOCUMENTS_MAX} products at most`);
  const order = yield* sortedPositions(documents.length, (left, right) => {
    const [one, other] = [documents[left], documents[right]];
    return one && other ? compareTies(one, other) : 0;
  });
  const { growing, words, compounds, nameLengths } = yield* collected(documents, order);
  const near = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => [text],
    processTerm: (text) => text,
  });
  const terms: Term[] = [];
  let work = 0;
  for (const [id, term] of growing.entries()) {
    work += 100 + term.postings.length;
    terms.push({ ...term, postings: new Uint32Array(term.postings) });
    term.postings = [];
    // Neighbouring words of each product's name would drown the words themselves; of a brand, they are its name.
    if (!term.compound || term.fields & BRAND) near.add({ id, text: term.text });
    if (work > POSTINGS_A_STEP) {
      work = 0;
      yield;
    }
  }
  const suggestions = yield* collectSuggestions(documents);
  return { documents, order, terms, words, compounds, near, nameLengths, suggestions };
}

export const isTelling = (term: Term): boolean => (term.fields & TELLING) !== 0;
