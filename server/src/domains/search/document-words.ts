/** The words of one product as numbers of the vocabulary, with the fields that contain them. */
import { encodeBodyParts } from './body-parts.ts';
import { FIELDS, type FieldName, listTexts, type SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { getWordNumber, type Vocabulary } from './vocabulary.ts';
import { listWrittenWords, splitWords, stem, stripMarkup } from './words.ts';

/** A longer text is no name of an ingredient. */
const INGREDIENT_WORDS_MAX = 10;

/** Limits of each cache: single words, brands, categories and ingredients repeat; names and descriptions hardly do. */
const REPEATED_LENGTH_MAX = 40;
const REPEATED_MAX = 20_000;

function cacheTexts<Value>(read: (text: string) => Value): (text: string) => Value {
  const cached = new Map<string, Value>();
  return (text) => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (text.length <= REPEATED_LENGTH_MAX && cached.size < REPEATED_MAX) cached.set(text, value);
    return value;
  };
}

const split = (text: string): string[] => splitWords(stripMarkup(text));

/** The brand joined as typed, as the stems of its words may lack letters. */
const joinBrand = (brand: string): string => stem(listWrittenWords(stripMarkup(brand)).join(''));

/** Neighbouring words joined. */
const joinPairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => stem(`${words[at]}${word}`));

/** All words of a brand joined. */
const joinAll = (brand: string, words: readonly string[]): string[] => (words.length < 2 ? [] : [stem(words.join('')), joinBrand(brand)]);

/** The words as a name of an ingredient, if they are several. */
const joinIngredient = (words: readonly string[]): string[] =>
  words.length > 1 && words.length <= INGREDIENT_WORDS_MAX ? [[...new Set(words)].sort().join(' ')] : [];

/** The number of words of the shortest kind that a category names: 1 for 'Creams & Body Lotions'. */
const countCategoryWords = (category: string): number =>
  Math.min(...category.split(/[&,/]/).map((part) => new Set(split(part)).size || Number.MAX_SAFE_INTEGER));

/** `fields`: for each word number, the bits of the fields that contain it. `bodyParts`: the bits of those that name and category name. */
export type DocumentWords = { fields: Map<number, number>; bodyParts: number; nameLength: number; categoryLength: number };

/** Reads products, and caches what repeats in them: each text is looked up once, with all that its field needs of it. */
export function createDocumentReader(vocabulary: Vocabulary, lexicon: Lexicon): (document: SearchDocument) => DocumentWords {
  const numberWords = (words: readonly string[]) => words.map((word) => getWordNumber(vocabulary, word, 'word'));
  const numberPairs = (words: readonly string[]) => joinPairs(words).map((pair) => getWordNumber(vocabulary, pair, 'compound'));
  const readWord = cacheTexts((written) => getWordNumber(vocabulary, stem(written), 'word'));
  const readText = (text: string) => listWrittenWords(stripMarkup(text)).map(readWord);
  /** Shoppers join neighbouring words of these fields: 'suncream', 'teatree'. */
  const numberJoined = (words: readonly string[]) => [...numberWords(words), ...numberPairs(words)];
  const readIngredient = cacheTexts((text) => {
    const words = split(text);
    return [...numberWords(words), ...joinIngredient(words).map((name) => getWordNumber(vocabulary, name, 'ingredient'))];
  });
  const readBrand = cacheTexts((text) => {
    const words = split(text);
    return [...numberJoined(words), ...joinAll(text, words).map((brand) => getWordNumber(vocabulary, brand, 'compound'))];
  });
  const readCachedText = cacheTexts(readText);
  const readJoined = cacheTexts((text) => numberJoined(split(text)));
  const readers: Record<Exclude<FieldName, 'name'>, (text: string) => readonly number[]> = {
    brand: readBrand,
    keywords: readJoined,
    category: readJoined,
    groups: readCachedText,
    attributes: readCachedText,
    tags: readCachedText,
    ingredients: readIngredient,
    description: readText,
  };
  const readCategory = cacheTexts((text) => ({ length: countCategoryWords(text), bodyParts: encodeBodyParts(lexicon, split(text)) }));
  return (document) => {
    const fields = new Map<number, number>();
    const texts = listTexts(document);
    const nameWords = split(document.name);
    for (const [place, { name }] of FIELDS.entries()) {
      const add = (number: number) => fields.set(number, (fields.get(number) ?? 0) | (1 << place));
      if (name === 'name') numberJoined(nameWords).forEach(add);
      else for (const text of texts[name]) readers[name](text).forEach(add);
    }
    const category = readCategory(document.category);
    return {
      fields,
      bodyParts: encodeBodyParts(lexicon, nameWords) | category.bodyParts,
      nameLength: new Set(nameWords).size,
      categoryLength: category.length,
    };
  };
}
