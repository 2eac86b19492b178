/** The search index: for each word, the products that contain it and in which fields. A new index is a patch of the previous one. */
import type MiniSearch from 'minisearch';
import { patchOrder, type Slices } from '../../lib/slices.ts';
import { type Anchors, collectAnchors, listAnchorTexts } from './anchors.ts';
import {
  compareTieBreakers,
  EVIDENCE_FIELDS,
  FIELDS,
  getFieldBit,
  getTieBreakers,
  listTexts,
  NAME_FIELDS,
  type SearchDocument,
  type TieBreakers,
} from './document.ts';
import {
  collectFields,
  createPostingCollector,
  encodePosting,
  NO_POSTINGS,
  POSITIONS_MAX,
  type Postings,
  patchPostings,
} from './postings.ts';
import { createVocabulary, getWordNumber, makeFindable, type Vocabulary } from './vocabulary.ts';
import { splitWords, stem, stripMarkup } from './words.ts';

export type Term = {
  text: string;
  /** Two or more neighbouring words joined. */
  compound: boolean;
  postings: Postings;
  /** All fields in which any product has it. */
  fields: number;
};

/** Products are identified by position. Immutable, except for the vocabulary, which grows. */
export type SearchIndex = {
  /** The number of products. */
  size: number;
  /** Positions in the order of equally good matches. */
  order: Uint32Array;
  tieBreakers: readonly TieBreakers[];
  /** The term of each word number. A word without products has no postings. */
  terms: readonly Term[];
  /** Indexes into `terms`. */
  words: ReadonlyMap<string, number>;
  compounds: ReadonlyMap<string, number>;
  similarWords: MiniSearch<{ id: number; text: string }>;
  /** The number of words in each product's name. */
  nameLengths: Uint8Array;
  /** 1 for each product whose ingredients are known. */
  hasIngredientList: Uint8Array;
  anchors: Anchors;
  vocabulary: Vocabulary;
  /** The number of words without products. */
  idleWords: number;
};

/**
 * Whether most words have no products any more. Every change iterates over them, so the next index should be rebuilt from scratch with a
 * new vocabulary.
 */
export const isOvergrown = ({ idleWords, terms }: Pick<SearchIndex, 'idleWords' | 'terms'>): boolean => 2 * idleWords > terms.length;

/** `touched`: 1 for each position whose product was replaced, changed or removed, up to the larger of both sizes. */
export type IndexChange = { size: number; touched: Uint8Array };

const DOCUMENTS_PER_STEP = 4;
const POSTINGS_PER_STEP = 100_000;

/** Fields whose neighbouring words shoppers join: 'suncream', 'teatree'. */
const JOINED_FIELDS = NAME_FIELDS | getFieldBit('keywords') | getFieldBit('category');
const BRAND_FIELD = getFieldBit('brand');

/** Limits of the cache of split texts: brands, categories and ingredients repeat; names and descriptions hardly do. */
const REPEATED_LENGTH_MAX = 40;
const REPEATED_MAX = 20_000;

/** Splits texts into words, and caches short texts. */
function createSplitter(): (text: string) => readonly string[] {
  const splitTexts = new Map<string, readonly string[]>();
  return (text) => {
    const words = splitTexts.get(text) ?? splitWords(stripMarkup(text));
    if (text.length <= REPEATED_LENGTH_MAX && splitTexts.size < REPEATED_MAX) splitTexts.set(text, words);
    return words;
  };
}

type DocumentWords = { words: Map<string, number>; compounds: Map<string, number>; nameLength: number };

/** The fields of one product that contain each word and each compound. */
function listDocumentWords(document: SearchDocument, split: ReturnType<typeof createSplitter>): DocumentWords {
  const words = new Map<string, number>();
  const compounds = new Map<string, number>();
  const add = (to: Map<string, number>, word: string, bit: number) => to.set(word, (to.get(word) ?? 0) | bit);
  const texts = listTexts(document);
  let nameLength = 0;
  FIELDS.forEach(({ name }, place) => {
    const bit = 1 << place;
    for (const text of texts[name]) {
      const found = split(text);
      if (name === 'name') nameLength = new Set(found).size;
      found.forEach((word, index) => {
        add(words, word, bit);
        const next = found[index + 1];
        if (bit & JOINED_FIELDS && next) add(compounds, stem(word + next), bit);
      });
      if (bit & BRAND_FIELD && found.length > 1) add(compounds, stem(found.join('')), bit);
    }
  });
  return { words, compounds, nameLength };
}

const NO_TERM: Omit<Term, 'text' | 'compound'> = { postings: NO_POSTINGS, fields: 0 };

function* patchTerms(vocabulary: Vocabulary, before: readonly Term[], touched: Uint8Array, added: readonly (Postings | undefined)[]) {
  const terms: Term[] = [];
  let work = 0;
  for (const [number, word] of vocabulary.words.entries()) {
    const previous: Term = before[number] ?? { ...word, ...NO_TERM };
    const postings = patchPostings(previous.postings, touched, added[number]);
    const term = postings === previous.postings ? previous : { ...word, postings, fields: collectFields(postings) };
    terms.push(term);
    // Makes only compounds of brands findable by similarity: those of product names would outnumber the words.
    if (term !== previous && (!term.compound || term.fields & BRAND_FIELD)) makeFindable(vocabulary, number);
    work += 500 + postings.length;
    if (work < POSTINGS_PER_STEP) continue;
    work = 0;
    yield;
  }
  return terms;
}

/**
 * Patches the index: call `add` for each new or changed product, then `finish`. The texts are not kept.
 * @throws Error beyond POSITIONS_MAX products.
 */
export function createIndexPatch(before: SearchIndex | null, { size, touched }: IndexChange) {
  if (size > POSITIONS_MAX) throw new Error(`search holds ${POSITIONS_MAX} products at most`);
  const vocabulary = before?.vocabulary ?? createVocabulary();
  const split = createSplitter();
  const postingCollector = createPostingCollector();
  const tieBreakers = before ? before.tieBreakers.slice(0, size) : [];
  const nameLengths = new Uint8Array(size);
  const hasIngredientList = new Uint8Array(size);
  if (before) nameLengths.set(before.nameLengths.subarray(0, size));
  if (before) hasIngredientList.set(before.hasIngredientList.subarray(0, size));
  const changed: number[] = [];
  return {
    add(position: number, document: SearchDocument): void {
      const { words, compounds, nameLength } = listDocumentWords(document, split);
      for (const [word, fields] of words) postingCollector.add(getWordNumber(vocabulary, word, false), encodePosting(position, fields));
      for (const [word, fields] of compounds) postingCollector.add(getWordNumber(vocabulary, word, true), encodePosting(position, fields));
      nameLengths[position] = Math.min(255, nameLength);
      hasIngredientList[position] = document.ingredients.trim() === '' ? 0 : 1;
      tieBreakers[position] = getTieBreakers(document);
      changed.push(position);
    },
    /** `subjects`: the texts that a query can be about. */
    *finish(subjects: Iterable<string>): Slices<SearchIndex> {
      const added = yield* postingCollector.byWord(vocabulary.words.length);
      const terms = yield* patchTerms(vocabulary, before?.terms ?? [], touched, added);
      const order = yield* patchOrder(before?.order ?? new Uint32Array(), touched, Uint32Array.from(changed), (left, right) => {
        const [one, other] = [tieBreakers[left], tieBreakers[right]];
        return one && other ? compareTieBreakers(one, other) : 0;
      });
      const { single: words, compounds, similarWords } = vocabulary;
      const idleWords = terms.reduce((count, { postings }) => count + Number(postings.length === 0), 0);
      const wordLists = { words, compounds, similarWords, vocabulary, idleWords };
      return { size, order, tieBreakers, terms, ...wordLists, nameLengths, hasIngredientList, anchors: collectAnchors(subjects) };
    },
  };
}

/** Builds an index whose positions are the documents' indexes. */
export function* buildIndex(documents: readonly SearchDocument[]): Slices<SearchIndex> {
  const patch = createIndexPatch(null, { size: documents.length, touched: new Uint8Array(documents.length) });
  for (const [position, document] of documents.entries()) {
    patch.add(position, document);
    if (position % DOCUMENTS_PER_STEP === 0) yield;
  }
  return yield* patch.finish(listAnchorTexts(documents));
}

export const isDistinctive = (term: Term): boolean => (term.fields & EVIDENCE_FIELDS) !== 0;

/** Whether any product has the word. */
export const hasWord = ({ words, terms }: SearchIndex, word: string): boolean => (terms[words.get(word) ?? -1]?.postings.length ?? 0) > 0;
