/** Lists the words of one product, as word numbers of the vocabulary, with the fields that contain them. */
import { FIELDS, type FieldName, type FieldSet, listTexts, type SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { dropOtherPurposes, encodeBodyPartsWithOwnProducts, encodePurposes } from './purposes.ts';
import { getOrAssignWordNumber, type Vocabulary } from './vocabulary.ts';
import { listSizes, listStems, listWrittenWords, stem, stripMarkup } from './words.ts';

/** A text with more words is not the name of an ingredient. */
const INGREDIENT_WORDS_MAX = 10;

/** Only short texts are cached: words, brands, categories and ingredients repeat, whereas names and descriptions hardly do. */
const CACHED_LENGTH_MAX = 40;
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

/** Joins the words of a brand as the shop writes them, as their stems may lack letters. */
const joinWrittenBrand = (brand: string): string => stem(listWrittenWords(stripMarkup(brand)).join(''));

/** Joins each word with the next one. */
const joinPairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => stem(`${words[index]}${word}`));

/** Joins the words of a brand to one, from their stems and as written. A brand of one word has nothing to join. */
const joinBrandWords = (brand: string, words: readonly string[]): string[] =>
  words.length < 2 ? [] : [stem(words.join('')), joinWrittenBrand(brand)];

/**
 * The key of an ingredient of several words in the vocabulary: 'acid hyaluronic' for 'Hyaluronic Acid'. None for a single word, which the vocabulary
 * has as an ordinary word.
 */
const listIngredientKeys = (words: readonly string[]): string[] =>
  words.length > 1 && words.length <= INGREDIENT_WORDS_MAX ? [[...new Set(words)].sort().join(' ')] : [];

/** A category can name several kinds of product. The number of words of the shortest kind: 1 for 'Creams & Body Lotions'. */
const countCategoryWords = (category: string): number =>
  Math.min(...category.split(/[&,/]/).map((part) => new Set(listStemsOfMarkup(part)).size || Number.MAX_SAFE_INTEGER));

/**
 * `fields`: for each word number, the fields that contain the word. `purposeBits`: the purposes of the product, one bit for each (see purposes.ts).
 * These are the purposes that its category names, or its name if the category names none: 'Lip Balms' are for lips. Hair and other parts of the
 * body that need products of their own also count if an attribute names them ('Curly hair'), or a parent category that names nothing else.
 * `nameLength`, `categoryLength`: their numbers of words.
 */
export type DocumentWords = { fields: Map<number, FieldSet>; purposeBits: number; nameLength: number; categoryLength: number };

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
    length: countCategoryWords(text),
    purposeBits: encodePurposes(lexicon, listStemsOfMarkup(text)),
  }));
  const describeParentCategory = cacheByText((text) => {
    const words = listStemsOfMarkup(text);
    return { words, purposeBits: encodePurposes(lexicon, words), bodyPartBits: encodeBodyPartsWithOwnProducts(lexicon, words) };
  });
  const describeAttribute = cacheByText((text) => ({ bodyPartBits: encodeBodyPartsWithOwnProducts(lexicon, listStemsOfMarkup(text)) }));
  /**
   * The numbers of the words of the parent categories, without those of purposes that the product does not have. `ownPurposes`: those that its category
   * names, or its name if the category names none. The product also has the purpose of a parent category that mentions only one: everything under 'Hair'
   * is for hair, but a product under 'Hair & Body' may be for either.
   */
  const listParentCategoryWords = (parentCategories: readonly string[], ownPurposes: number): number[] => {
    const described = parentCategories.map(describeParentCategory);
    const productPurposes = described.reduce(
      (bits, parent) => (hasAtMostOneBit(parent.purposeBits) ? bits | parent.purposeBits : bits),
      ownPurposes,
    );
    return described.flatMap(({ words }) => getWordNumbers(dropOtherPurposes(lexicon, words, productPurposes)));
  };
  return (document) => {
    const fields = new Map<number, FieldSet>();
    const texts = listTexts(document);
    const nameWords = listStemsOfMarkup(document.name);
    const category = describeCategory(document.category);
    const parents = texts.parent_categories.map(describeParentCategory).filter(({ purposeBits }) => hasAtMostOneBit(purposeBits));
    // The name says less than the category: a cushion may be called 'Mask Fit'.
    const ownPurposes = category.purposeBits || encodePurposes(lexicon, nameWords);
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
