/** The index: for each word, which products have it and where. A new one is the one before, patched where products have changed. */
import type MiniSearch from 'minisearch';
import { patchOrder, type Slices } from '../../slices.ts';
import { type Anchors, anchoringTexts, anchorsOf } from './anchors.ts';
import { CALLED, compareTies, FIELDS, fieldBit, type SearchDocument, TELLING, type Ties, textsOf, tiesOf } from './document.ts';
import { allFields, gatherPostings, NO_POSTINGS, POSITIONS_MAX, type Postings, patchPostings, posting } from './postings.ts';
import { makeFindable, newVocabulary, numberOf, type Vocabulary } from './vocabulary.ts';
import { stem, withoutMarkup, wordsOf } from './words.ts';

export type Term = {
  text: string;
  /** Two or more neighbouring words written as one. */
  compound: boolean;
  postings: Postings;
  /** All fields it is found in. */
  fields: number;
};

/** Products are known by position. Nothing in it changes once it is built, but for the vocabulary, which grows. */
export type SearchIndex = {
  /** How many products there are. */
  size: number;
  /** Positions, as equally good matches follow each other. */
  order: Uint32Array;
  ties: readonly Ties[];
  /** By the vocabulary's numbers. A word that no product has any more has no postings. */
  terms: readonly Term[];
  /** Places in `terms`. */
  words: ReadonlyMap<string, number>;
  compounds: ReadonlyMap<string, number>;
  near: MiniSearch<{ id: number; text: string }>;
  /** Words of each product's name. */
  nameLengths: Uint8Array;
  /** 1 for each product whose ingredients are known. */
  listed: Uint8Array;
  anchors: Anchors;
  vocabulary: Vocabulary;
  /** Words of the vocabulary that no product has any more. */
  idleWords: number;
};

/**
 * Whether most of its words are those of texts that are gone. Every change walks past them, so the next index is worth building of
 * what is there now: from nothing, with a vocabulary of its own.
 */
export const isOvergrown = ({ idleWords, terms }: Pick<SearchIndex, 'idleWords' | 'terms'>): boolean => 2 * idleWords > terms.length;

/** `touched` is 1 for each position whose product is another one, has changed or is gone, up to the larger of both sizes. */
export type Change = { size: number; touched: Uint8Array };

const DOCUMENTS_A_STEP = 4;
const POSTINGS_A_STEP = 100_000;

/** Places whose neighbouring words people write as one: 'suncream', 'teatree'. */
const JOINED = CALLED | fieldBit('keywords') | fieldBit('category');
const BRAND = fieldBit('brand');

/** Brands, categories, ingredients and the like come again and again; names and stories hardly do. */
const REPEATED_LENGTH_MAX = 40;
const REPEATED_MAX = 20_000;

/** Splits texts into words, the short ones once. */
function splitter(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(withoutMarkup(text));
    if (text.length <= REPEATED_LENGTH_MAX && known.size < REPEATED_MAX) known.set(text, words);
    return words;
  };
}

type DocumentWords = { words: Map<string, number>; compounds: Map<string, number>; nameLength: number };

/** Which fields of one product hold each word, and each compound. */
function wordsOfDocument(document: SearchDocument, split: ReturnType<typeof splitter>): DocumentWords {
  const words = new Map<string, number>();
  const compounds = new Map<string, number>();
  const add = (to: Map<string, number>, word: string, bit: number) => to.set(word, (to.get(word) ?? 0) | bit);
  const texts = textsOf(document);
  let nameLength = 0;
  FIELDS.forEach(({ name }, place) => {
    const bit = 1 << place;
    for (const text of texts[name]) {
      const found = split(text);
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

const NO_TERM: Omit<Term, 'text' | 'compound'> = { postings: NO_POSTINGS, fields: 0 };

function* patchTerms(vocabulary: Vocabulary, before: readonly Term[], touched: Uint8Array, added: readonly (Postings | undefined)[]) {
  const terms: Term[] = [];
  let work = 0;
  for (const [number, word] of vocabulary.words.entries()) {
    const known: Term = before[number] ?? { ...word, ...NO_TERM };
    const postings = patchPostings(known.postings, touched, added[number]);
    const term = postings === known.postings ? known : { ...word, postings, fields: allFields(postings) };
    terms.push(term);
    // Neighbouring words of each product's name would drown the words themselves; of a brand, they are its name.
    if (term !== known && (!term.compound || term.fields & BRAND)) makeFindable(vocabulary, number);
    work += 500 + postings.length;
    if (work < POSTINGS_A_STEP) continue;
    work = 0;
    yield;
  }
  return terms;
}

/**
 * Takes each product that is new or has changed, and patches the index of the others. It forgets the texts at once.
 * @throws Error beyond POSITIONS_MAX products.
 */
export function indexPatch(before: SearchIndex | null, { size, touched }: Change) {
  if (size > POSITIONS_MAX) throw new Error(`search holds ${POSITIONS_MAX} products at most`);
  const vocabulary = before?.vocabulary ?? newVocabulary();
  const split = splitter();
  const gathered = gatherPostings();
  const ties = before ? before.ties.slice(0, size) : [];
  const nameLengths = new Uint8Array(size);
  const listed = new Uint8Array(size);
  if (before) nameLengths.set(before.nameLengths.subarray(0, size));
  if (before) listed.set(before.listed.subarray(0, size));
  const changed: number[] = [];
  return {
    add(position: number, document: SearchDocument): void {
      const { words, compounds, nameLength } = wordsOfDocument(document, split);
      for (const [word, fields] of words) gathered.add(numberOf(vocabulary, word, false), posting(position, fields));
      for (const [word, fields] of compounds) gathered.add(numberOf(vocabulary, word, true), posting(position, fields));
      nameLengths[position] = Math.min(255, nameLength);
      listed[position] = document.ingredients.trim() === '' ? 0 : 1;
      ties[position] = tiesOf(document);
      changed.push(position);
    },
    /** `about` are the texts that a query can be about. */
    *finish(about: Iterable<string>): Slices<SearchIndex> {
      const added = yield* gathered.byWord(vocabulary.words.length);
      const terms = yield* patchTerms(vocabulary, before?.terms ?? [], touched, added);
      const order = yield* patchOrder(before?.order ?? new Uint32Array(), touched, Uint32Array.from(changed), (left, right) => {
        const [one, other] = [ties[left], ties[right]];
        return one && other ? compareTies(one, other) : 0;
      });
      const { single: words, compounds, near } = vocabulary;
      const idleWords = terms.reduce((count, { postings }) => count + Number(postings.length === 0), 0);
      const known = { words, compounds, near, vocabulary, idleWords };
      return { size, order, ties, terms, ...known, nameLengths, listed, anchors: anchorsOf(about) };
    },
  };
}

/** The index of documents that stand at their places. */
export function* indexing(documents: readonly SearchDocument[]): Slices<SearchIndex> {
  const patch = indexPatch(null, { size: documents.length, touched: new Uint8Array(documents.length) });
  for (const [position, document] of documents.entries()) {
    patch.add(position, document);
    if (position % DOCUMENTS_A_STEP === 0) yield;
  }
  return yield* patch.finish(anchoringTexts(documents));
}

export const isTelling = (term: Term): boolean => (term.fields & TELLING) !== 0;

/** Some product has it. */
export const hasWord = ({ words, terms }: SearchIndex, word: string): boolean => (terms[words.get(word) ?? -1]?.postings.length ?? 0) > 0;
