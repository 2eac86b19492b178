/** Lists the words of one product, as word numbers of the vocabulary, with the fields that contain them. */
import { TARGET_LANGUAGES, type TargetLanguage } from '@uruhu/contract/staff/translatable';
import { cacheByText } from '../../lib/cache-by-text.ts';
import { FIELDS, type FieldName, type FieldSet, getFieldBit, listTexts, type SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { dropOtherPurposes, encodePurposes } from './lexicon/purposes.ts';
import { encodePosting } from './postings.ts';
import { getOrAssignWordNumber, type Vocabulary, type WordKind } from './vocabulary.ts';
import { listSizes, listStems, listWrittenWords, stem, stripMarkup } from './words.ts';

/** An ingredient with more words is found only by its single words, as such a text is hardly one name. */
const INGREDIENT_WORDS_MAX = 10;

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
  /** For each word, its number and the fields that contain it, encoded as in a posting. Valid until the next document. */
  words: Uint32Array;
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

function lengthen<List extends Uint16Array | Uint32Array>(list: List, longer: List): List {
  longer.set(list);
  return longer;
}

const hasAtMostOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Creates functions that list the word numbers of texts. They cache texts that many products share, such as brands and ingredients. */
function createTextListers(vocabulary: Vocabulary) {
  const getWordNumbers = (words: readonly string[]) => words.map((word) => getOrAssignWordNumber(vocabulary, word, 'word'));
  const getPairNumbers = (words: readonly string[]) => joinPairs(words).map((pair) => getOrAssignWordNumber(vocabulary, pair, 'compound'));
  const createTextLister = (kind: WordKind) => {
    const getWrittenWordNumber = cacheByText((written) => getOrAssignWordNumber(vocabulary, stem(written), kind));
    return (text: string): readonly number[] => listWrittenWords(stripMarkup(text)).map(getWrittenWordNumber);
  };
  const listTextWordNumbers = createTextLister('word');
  const listTranslatedWordNumbers = Object.fromEntries(
    TARGET_LANGUAGES.map((language) => [language, createTextLister(language)]),
  ) as Record<TargetLanguage, (text: string) => readonly number[]>;
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
  return { getWordNumbers, getWordAndPairNumbers, listSizeWordNumbers, listWordNumbersByField, listTranslatedWordNumbers };
}

/** Collects the words of one product after another. It reuses its arrays, because a map for each product would be a fifth of a start's garbage. */
function createWordCollector() {
  /** By word number, the fields of the present product that contain the word. */
  let fieldsByWord = new Uint16Array(2 ** 12);
  let words = new Uint32Array(2 ** 8);
  let count = 0;
  return {
    add(wordNumbers: readonly number[], bit: FieldSet): void {
      // Here, an iterator would make garbage for each word, as the lists have several kinds of arrays.
      for (let i = 0; i < wordNumbers.length; i++) {
        const number = wordNumbers[i] ?? 0;
        if (number >= fieldsByWord.length) fieldsByWord = lengthen(fieldsByWord, new Uint16Array(2 * number));
        if (count === words.length) words = lengthen(words, new Uint32Array(2 * count));
        const fields = fieldsByWord[number] ?? 0;
        if (fields === 0) words[count++] = number;
        fieldsByWord[number] = fields | bit;
      }
    },
    /** The words since the last call (see DocumentWords). */
    take(): Uint32Array {
      const taken = words.subarray(0, count);
      for (let i = 0; i < count; i++) {
        const number = taken[i] ?? 0;
        taken[i] = encodePosting(number, fieldsByWord[number] ?? 0);
        fieldsByWord[number] = 0;
      }
      count = 0;
      return taken;
    },
  };
}

const FIELDS_WITH_BITS = FIELDS.map(({ name }) => ({ name, bit: getFieldBit(name) }));

/** Creates a function that lists the words of a product. */
export function createWordLister(vocabulary: Vocabulary, lexicon: Lexicon): (document: SearchDocument) => DocumentWords {
  const { getWordNumbers, getWordAndPairNumbers, listSizeWordNumbers, listWordNumbersByField, listTranslatedWordNumbers } =
    createTextListers(vocabulary);
  const collector = createWordCollector();
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
    const texts = listTexts(document);
    const nameWords = listStemsOfMarkup(document.name);
    const category = describeCategory(document.category);
    const parents = texts.parent_categories.map(describeParentCategory).filter(({ purposeBits }) => hasAtMostOneBit(purposeBits));
    // The name says less surely than the category what a product is for: a cushion may be called 'Mask Fit'.
    const ownPurposes = category.purposeBits || encodePurposes(lexicon.purposes, nameWords);
    let purposeBits = ownPurposes;
    for (const { bodyPartBits } of parents) purposeBits |= bodyPartBits;
    for (const attribute of texts.attributes) purposeBits |= describeAttribute(attribute).bodyPartBits;
    for (const { name, bit } of FIELDS_WITH_BITS) {
      if (name === 'name') {
        collector.add(getWordAndPairNumbers(nameWords), bit);
        collector.add(listSizeWordNumbers(document.name), bit);
      } else if (name === 'parent_categories') collector.add(listParentCategoryWords(texts.parent_categories, ownPurposes), bit);
      else for (const text of texts[name]) collector.add(listWordNumbersByField[name](text), bit);
    }
    for (const { language, field, text } of document.translations)
      collector.add(listTranslatedWordNumbers[language](text), getFieldBit(field));
    return {
      words: collector.take(),
      purposeBits,
      nameLength: new Set(nameWords).size,
      categoryLength: category.length,
    };
  };
}
