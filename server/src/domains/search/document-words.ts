/** Lists the words of one product, as word numbers of the vocabulary, with the fields that contain them. */
import { FIELDS, type FieldName, type FieldSet, listTexts, type SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { dropOtherPurposes, encodePurposes } from './lexicon/purposes.ts';
import { getOrAssignWordNumber, type Vocabulary } from './vocabulary.ts';
import { listSizes, listStems, listWrittenWords, stem, stripMarkup } from './words.ts';

/** An ingredient with more words is found only by its single words, as such a text is hardly one name. */
const INGREDIENT_WORDS_MAX = 10;

/** In characters. Short texts are cached, as words, brands, categories and ingredients repeat. Longer texts hardly do. */
const CACHED_LENGTH_MAX = 40;
/** Each cache keeps the results for at most this many texts. */
const CACHED_TEXTS_MAX = 20_000;

function cacheByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cached = new Map<string, Result>();
  return (text) => {
    const cachedResult = cached.get(text);
    if (cachedResult !== undefined) return cachedResult;
    const result = compute(text);
    if (text.length <= CACHED_LENGTH_MAX && cached.size < CACHED_TEXTS_MAX) cached.set(text, result);
    return result;
  };
}

const listStemsOfMarkup = (text: string): string[] => listStems(stripMarkup(text));

/** Joins the words of a brand as the shop writes them, because their stems may lack letters that shoppers type. */
const joinWrittenBrand = (brand: string): string => stem(listWrittenWords(stripMarkup(brand)).join(''));

/** Joins each word with the next one: 'rice toner pad' has the pairs 'ricetoner' and 'tonerpad'. */
const joinPairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => stem(`${words[index]}${word}`));

/** All words of a brand joined to one: first their stems, then the words as written. None for a brand of one word. */
const joinBrandWords = (brand: string, words: readonly string[]): string[] =>
  words.length < 2 ? [] : [stem(words.join('')), joinWrittenBrand(brand)];

/**
 * The key of an ingredient of several words in the vocabulary: 'acid hyaluronic' for 'Hyaluronic Acid'. None for a single word, which the vocabulary
 * has as an ordinary word, and none for more than INGREDIENT_WORDS_MAX words.
 */
const listIngredientKeys = (words: readonly string[]): string[] =>
  words.length > 1 && words.length <= INGREDIENT_WORDS_MAX ? [[...new Set(words)].sort().join(' ')] : [];

/** The number of words of the shortest kind of product that a category names: 1 for 'Creams & Body Lotions', because of 'Creams'. */
const countShortestKindWords = (category: string): number =>
  Math.min(...category.split(/[&,/]/).map((part) => new Set(listStemsOfMarkup(part)).size || Number.MAX_SAFE_INTEGER));

export type DocumentWords = {
  /** For each word number, the fields that contain the word. */
  fields: Map<number, FieldSet>;
  /**
   * The purposes of the product, one bit for each (see purposes.ts):
   * - those that its category names ('Lip Balms' are for lips), or its name if the category names none;
   * - hair and other parts of the body that need products of their own, if an attribute names them ('Curly hair'), or a parent category that names no
   *   other purpose.
   */
  purposeBits: number;
  /** The number of distinct words of its name. */
  nameLength: number;
  /** The number of distinct words of the shortest kind of product that its category names. */
  categoryLength: number;
};

const hasAtMostOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Creates functions that list the word numbers of texts. They cache texts that many products share, such as brands and ingredients. */
function createTextListers(vocabulary: Vocabulary) {
  const getWordNumbers = (words: readonly string[]) => words.map((word) => getOrAssignWordNumber(vocabulary, word, 'word'));
  const getPairNumbers = (words: readonly string[]) => joinPairs(words).map((pair) => getOrAssignWordNumber(vocabulary, pair, 'compound'));
  const getWrittenWordNumber = cacheByText((written) => getOrAssignWordNumber(vocabulary, stem(written), 'word'));
  const listTextWordNumbers = (text: string) => listWrittenWords(stripMarkup(text)).map(getWrittenWordNumber);
  /** For the fields whose neighbouring words shoppers type as one: 'suncream', 'teatree'. */
  const getWordAndPairNumbers = (words: readonly string[]) => [...getWordNumbers(words), ...getPairNumbers(words)];
  const listIngredientWordNumbers = cacheByText((text) => {
    const words = listStemsOfMarkup(text);
    return [...getWordNumbers(words), ...listIngredientKeys(words).map((name) => getOrAssignWordNumber(vocabulary, name, 'ingredient'))];
  });
  const listBrandWordNumbers = cacheByText((text) => {
    const words = listStemsOfMarkup(text);
    return [
      ...getWordAndPairNumbers(words),
      ...joinBrandWords(text, words).map((brand) => getOrAssignWordNumber(vocabulary, brand, 'compound')),
      ...(words.length > 0 ? [getOrAssignWordNumber(vocabulary, words.join(' '), 'brand')] : []),
    ];
  });
  const listCachedTextWordNumbers = cacheByText(listTextWordNumbers);
  const listSizeWordNumbers = (text: string) =>
    listSizes(stripMarkup(text)).map(({ size }) => getOrAssignWordNumber(vocabulary, size, 'compound'));
  const listAttributeWordNumbers = cacheByText((text) => [...listTextWordNumbers(text), ...listSizeWordNumbers(text)]);
  const listCachedWordAndPairNumbers = cacheByText((text) => getWordAndPairNumbers(listStemsOfMarkup(text)));
  const listWordNumbersByField: Record<Exclude<FieldName, 'name' | 'parent_categories'>, (text: string) => readonly number[]> = {
    brand: listBrandWordNumbers,
    keywords: listCachedWordAndPairNumbers,
    category: listCachedWordAndPairNumbers,
    attributes: listAttributeWordNumbers,
    tags: listCachedTextWordNumbers,
    ingredients: listIngredientWordNumbers,
    description: listTextWordNumbers,
  };
  return { getWordNumbers, getWordAndPairNumbers, listSizeWordNumbers, listWordNumbersByField };
}

/** Creates a function that lists the words of a product. */
export function createWordLister(vocabulary: Vocabulary, lexicon: Lexicon): (document: SearchDocument) => DocumentWords {
  const { getWordNumbers, getWordAndPairNumbers, listSizeWordNumbers, listWordNumbersByField } = createTextListers(vocabulary);
  const describeCategory = cacheByText((text) => ({
    length: countShortestKindWords(text),
    purposeBits: encodePurposes(lexicon.purposes, listStemsOfMarkup(text)),
  }));
  const describeParentCategory = cacheByText((text) => {
    const words = listStemsOfMarkup(text);
    return {
      words,
      purposeBits: encodePurposes(lexicon.purposes, words),
      bodyPartBits: encodePurposes(lexicon.purposes, words) & lexicon.purposes.withOwnProducts,
    };
  });
  const describeAttribute = cacheByText((text) => ({
    bodyPartBits: encodePurposes(lexicon.purposes, listStemsOfMarkup(text)) & lexicon.purposes.withOwnProducts,
  }));
  /**
   * The numbers of the words of the parent categories, without words for purposes that the product does not have. Here, it also has the purpose of a
   * parent category that names only one: everything under 'Hair' is for hair, but a product under 'Hair & Body' may be for either. `ownPurposes`: the
   * purposes that its category names, or its name if the category names none.
   */
  const listParentCategoryWords = (parentCategories: readonly string[], ownPurposes: number): number[] => {
    const described = parentCategories.map(describeParentCategory);
    const productPurposes = described.reduce(
      (bits, parent) => (hasAtMostOneBit(parent.purposeBits) ? bits | parent.purposeBits : bits),
      ownPurposes,
    );
    return described.flatMap(({ words }) => getWordNumbers(dropOtherPurposes(lexicon.purposes, words, productPurposes)));
  };
  return (document) => {
    const fields = new Map<number, FieldSet>();
    const texts = listTexts(document);
    const nameWords = listStemsOfMarkup(document.name);
    const category = describeCategory(document.category);
    const parents = texts.parent_categories.map(describeParentCategory).filter(({ purposeBits }) => hasAtMostOneBit(purposeBits));
    // The name says less surely than the category what a product is for: a cushion may be called 'Mask Fit'.
    const ownPurposes = category.purposeBits || encodePurposes(lexicon.purposes, nameWords);
    const purposeBits = [...parents, ...texts.attributes.map(describeAttribute)].reduce(
      (bits, { bodyPartBits }) => bits | bodyPartBits,
      ownPurposes,
    );
    for (const [bit, { name }] of FIELDS.entries()) {
      const addWord = (number: number) => fields.set(number, (fields.get(number) ?? 0) | (1 << bit));
      if (name === 'name') [...getWordAndPairNumbers(nameWords), ...listSizeWordNumbers(document.name)].forEach(addWord);
      else if (name === 'parent_categories') listParentCategoryWords(texts.parent_categories, ownPurposes).forEach(addWord);
      else for (const text of texts[name]) listWordNumbersByField[name](text).forEach(addWord);
    }
    return {
      fields,
      purposeBits,
      nameLength: new Set(nameWords).size,
      categoryLength: category.length,
    };
  };
}
