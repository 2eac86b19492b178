/** The search index: for each word, the products that contain it and in which fields. A new index reuses what has not changed in the previous one. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@uruhu/contract/languages';
import { TARGET_LANGUAGES } from '@uruhu/contract/staff/translatable';
import { patchOrder, type Slices, sortPositions } from '../../lib/slices.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, computePopularity, type FieldSet, getFieldBit, type SearchDocument } from './document.ts';
import { createWordLister } from './document-words.ts';
import { defaultLexicon } from './lexicon/default-lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { collectFields, createPostingCollector, NO_POSTINGS, POSITIONS_MAX, type Postings, patchPostings } from './postings.ts';
import { collectTopics, listTopicTexts, type Topics } from './topics.ts';
import { createVocabulary, enableInexactMatching, type Vocabulary, type WordKind } from './vocabulary.ts';

/** A word of the catalogue, or a compound, a whole brand or an ingredient of several words (see `WordKind`), with its postings. */
export type Term = {
  text: string;
  kind: WordKind;
  postings: Postings;
  /** The fields in which at least one product has the word. */
  fields: FieldSet;
};

/** Identifies each product by its position, a number from 0 to `size` - 1. Immutable, except for the vocabulary, which grows. */
export type SearchIndex = {
  /** The number of products. */
  size: number;
  /** All positions in the order of equally good matches: in stock first, then more popular, then newer, then by product_id. */
  positionsByTieBreakers: Uint32Array;
  /** For each position, its index in `positionsByTieBreakers`. */
  tieBreakerRanks: Uint32Array;
  /** The tie-breakers of each product: its `computePopularity`, when it was created, and its id. */
  popularity: Int32Array;
  created_ms: Float64Array;
  product_ids: readonly string[];
  /** Indexed by word number. A word that no product has any more has no postings. */
  terms: readonly Term[];
  /** For each product, the `nameLength` of its DocumentWords, or 255 if it is more. */
  nameLengths: Uint8Array;
  /** For each product, the `categoryLength` of its DocumentWords, or 255 if it is more. */
  categoryLengths: Uint8Array;
  /** For each product, the `purposeBits` of its DocumentWords. */
  purposeBits: Uint16Array;
  /** The price that the shopper pays for each product; UNKNOWN_PRICE if unknown. */
  prices_rwf: Int32Array;
  /** 1 for each product with a list of ingredients. */
  hasIngredientList: Uint8Array;
  topics: Topics;
  lexicon: Lexicon;
  /** The language of the page that searches. */
  language: Language;
  vocabulary: Vocabulary;
  /** How many of the `terms` have no postings. */
  unusedWordCount: number;
};

/**
 * Whether most words have no products any more. As every patch goes through all of them, the next index should then be built from scratch,
 * with a new vocabulary.
 */
export const hasTooManyUnusedWords = ({ unusedWordCount, terms }: Pick<SearchIndex, 'unusedWordCount' | 'terms'>): boolean =>
  2 * unusedWordCount > terms.length;

/**
 * `size`: the number of products in the new index. `touched`: 1 for each position of the previous index whose product was replaced, changed or
 * removed. `touched` has as many elements as the larger one of the previous and the new index.
 */
export type IndexChange = { size: number; touched: Uint8Array };

/** `buildIndex` may pause after this many documents. */
const DOCUMENTS_PER_STEP = 4;
/** `patchTerms` may pause after this many postings. */
const POSTINGS_PER_STEP = 100_000;
/** The time that `patchTerms` takes for a word, apart from its postings, measured in postings. */
const WORK_PER_WORD = 500;

const BRAND_BIT = getFieldBit('brand');
/** The fields that say what a product is. The attributes, tags, ingredients and description only describe it. */
export const NAMING_FIELDS = BRAND_AND_NAME | getFieldBit('keywords') | getFieldBit('category') | getFieldBit('parent_categories');

/**
 * The fields that tell whether a product is named after an ingredient, as a 'Snail Essence' is. Another field, such as the list of ingredients, may
 * name an ingredient of which the product has only a trace.
 */
export const NAMED_AFTER_FIELDS: FieldSet = getFieldBit('name') | getFieldBit('keywords') | getFieldBit('category');

/**
 * Whether a search may find the term by a similar spelling or by its first letters. A compound matches inexactly only if a brand has it, because
 * the compounds of product names would outnumber the words. The vocabulary keeps a compound for inexact matching even after its brand is renamed,
 * so each search checks this again. So does a translated word that only descriptions have, because few shoppers search for one.
 */
export const canMatchInexactly = ({ kind, fields }: Term): boolean =>
  kind === 'word' || (kind === 'compound' && (fields & BRAND_BIT) !== 0) || (isLanguage(kind) && (fields & ALL_BUT_DESCRIPTION) !== 0);

const NO_TERM: Omit<Term, 'text' | 'kind'> = { postings: NO_POSTINGS, fields: 0 };

/**
 * Lists the terms of the new index: the previous ones without their postings of touched positions, but with their new postings. A term without a
 * change stays the same object. Enables inexact matching for new and changed terms that may match inexactly. `addedPostings`: the new postings,
 * indexed by word number.
 */
function* patchTerms(
  vocabulary: Vocabulary,
  previousTerms: readonly Term[],
  touched: Uint8Array,
  addedPostings: readonly (Postings | undefined)[],
) {
  const terms: Term[] = [];
  const touchedPositions = Uint32Array.from(touched.keys()).filter((position) => touched[position] === 1);
  let workSincePause = 0;
  for (const [number, word] of vocabulary.words.entries()) {
    const previous: Term = previousTerms[number] ?? { ...word, ...NO_TERM };
    const postings = patchPostings(previous.postings, touched, touchedPositions, addedPostings[number]);
    const term = postings === previous.postings ? previous : { ...word, postings, fields: collectFields(postings) };
    terms.push(term);
    if (term !== previous && canMatchInexactly(term)) enableInexactMatching(vocabulary, number);
    workSincePause += WORK_PER_WORD + postings.length;
    if (workSincePause < POSTINGS_PER_STEP) continue;
    workSincePause = 0;
    yield;
  }
  return terms;
}

/** Stands for an unknown price in `prices_rwf`, which holds only numbers. */
export const UNKNOWN_PRICE = -1;

/** Creates the arrays that hold one value of each product, by position, and copies the values of the previous index into them. */
function copyColumns(previousIndex: SearchIndex | null, size: number) {
  const columns = {
    product_ids: previousIndex ? previousIndex.product_ids.slice(0, size) : new Array<string>(size),
    popularity: new Int32Array(size),
    created_ms: new Float64Array(size),
    nameLengths: new Uint8Array(size),
    categoryLengths: new Uint8Array(size),
    purposeBits: new Uint16Array(size),
    prices_rwf: new Int32Array(size),
    hasIngredientList: new Uint8Array(size),
  };
  if (previousIndex) {
    columns.popularity.set(previousIndex.popularity.subarray(0, size));
    columns.created_ms.set(previousIndex.created_ms.subarray(0, size));
    columns.nameLengths.set(previousIndex.nameLengths.subarray(0, size));
    columns.categoryLengths.set(previousIndex.categoryLengths.subarray(0, size));
    columns.purposeBits.set(previousIndex.purposeBits.subarray(0, size));
    columns.prices_rwf.set(previousIndex.prices_rwf.subarray(0, size));
    columns.hasIngredientList.set(previousIndex.hasIngredientList.subarray(0, size));
  }
  return columns;
}

/** Takes a list that has each number from 0 to its length - 1 once. Returns, for each number, the index at which it stands in the list. */
function invertPermutation(list: Uint32Array): Uint32Array {
  const indexes = new Uint32Array(list.length);
  for (let index = 0; index < list.length; index++) indexes[list[index] ?? 0] = index;
  return indexes;
}

/** Compares the products at two positions by their tie-breakers. No two products are equal, so pages never repeat one. */
const createPositionComparison =
  ({ popularity, created_ms, product_ids }: Pick<SearchIndex, 'popularity' | 'created_ms' | 'product_ids'>) =>
  (left: number, right: number): number =>
    (popularity[right] ?? 0) - (popularity[left] ?? 0) ||
    (created_ms[right] ?? 0) - (created_ms[left] ?? 0) ||
    ((product_ids[left] ?? '') < (product_ids[right] ?? '') ? -1 : Number(left !== right));

/**
 * Creates a new index from the previous one: call `add` for each product that is new, changed or at another position, then `finish` with the topic
 * texts of all products (see topics.ts), as `add` does not see the unchanged ones.
 * @throws Error beyond POSITIONS_MAX products or words.
 */
export function createIndexPatch(previousIndex: SearchIndex | null, { size, touched }: IndexChange, lexicon: Lexicon = defaultLexicon) {
  if (size > POSITIONS_MAX) throw new Error(`search holds ${POSITIONS_MAX} products at most`);
  const vocabulary = previousIndex?.vocabulary ?? createVocabulary();
  const listWords = createWordLister(vocabulary, lexicon);
  const postingCollector = createPostingCollector();
  const columns = copyColumns(previousIndex, size);
  const changedPositions: number[] = [];
  return {
    add(position: number, document: SearchDocument): void {
      const words = listWords(document);
      postingCollector.add(position, words.words);
      columns.nameLengths[position] = Math.min(255, words.nameLength);
      columns.categoryLengths[position] = Math.min(255, words.categoryLength);
      columns.purposeBits[position] = words.purposeBits;
      columns.prices_rwf[position] = document.price_rwf ?? UNKNOWN_PRICE;
      columns.hasIngredientList[position] = document.ingredients.trim() === '' ? 0 : 1;
      columns.popularity[position] = computePopularity(document);
      columns.created_ms[position] = document.created_ms;
      columns.product_ids[position] = document.product_id;
      changedPositions.push(position);
    },
    *finish(topicTexts: Iterable<string>): Slices<SearchIndex> {
      if (vocabulary.words.length > POSITIONS_MAX) throw new Error(`search holds ${POSITIONS_MAX} words at most`);
      const addedPostings = yield* postingCollector.groupByWord(vocabulary.words.length);
      const terms = yield* patchTerms(vocabulary, previousIndex?.terms ?? [], touched, addedPostings);
      const compare = createPositionComparison(columns);
      const positionsByTieBreakers = yield* patchOrder(
        previousIndex?.positionsByTieBreakers ?? new Uint32Array(),
        touched,
        yield* sortPositions(Uint32Array.from(changedPositions), compare),
        compare,
      );
      const unusedWordCount = terms.reduce((count, { postings }) => count + Number(postings.length === 0), 0);
      const topics = collectTopics(topicTexts, lexicon);
      return {
        size,
        positionsByTieBreakers,
        tieBreakerRanks: invertPermutation(positionsByTieBreakers),
        ...columns,
        terms,
        topics,
        lexicon,
        language: DEFAULT_LANGUAGE,
        vocabulary,
        unusedWordCount,
      };
    },
  };
}

/** Builds an index in which a product's position is its index in `documents`. */
export function* buildIndex(documents: readonly SearchDocument[], lexicon: Lexicon = defaultLexicon): Slices<SearchIndex> {
  const patch = createIndexPatch(null, { size: documents.length, touched: new Uint8Array(documents.length) }, lexicon);
  for (const [position, document] of documents.entries()) {
    patch.add(position, document);
    if (position % DOCUMENTS_PER_STEP === 0) yield;
  }
  return yield* patch.finish(listTopicTexts(documents));
}

export const occursOutsideDescriptions = (term: Term): boolean => (term.fields & ALL_BUT_DESCRIPTION) !== 0;

/** The term of a word; undefined if no product has the word. */
export function getTerm({ vocabulary, terms }: SearchIndex, word: string, kind: WordKind): Term | undefined {
  const term = terms[vocabulary.numbers[kind].get(word) ?? -1];
  return term && term.postings.length > 0 ? term : undefined;
}

/**
 * The terms of a single word: the English one and that of the page's language. Only for a word that has neither, and that no English entry of the
 * lexicon has, those of other languages: whoever asks for English 'pain' does not want what French calls 'pain'.
 */
export function listWordTerms(index: SearchIndex, word: string): Term[] {
  const { language, lexicon } = index;
  const find = (kind: WordKind) => getTerm(index, word, kind) ?? [];
  const terms = [find('word'), language === DEFAULT_LANGUAGE ? [] : find(language)].flat();
  return terms.length > 0 || lexicon.isOfLanguage(word, DEFAULT_LANGUAGE)
    ? terms
    : TARGET_LANGUAGES.flatMap(find).filter(occursOutsideDescriptions);
}

/** Whether any product has the word. */
export const hasWord = (index: SearchIndex, word: string): boolean => listWordTerms(index, word).length > 0;

/** Whether one of the fields has the word. */
export const isInFields = (index: SearchIndex, word: string, fields: FieldSet): boolean =>
  listWordTerms(index, word).some((term) => (term.fields & fields) !== 0);
