/** The words of one product, with the fields that contain them. */
import { FIELDS, getFieldBit, JOINED_FIELDS, listTexts, type SearchDocument } from './document.ts';
import type { WordKind } from './vocabulary.ts';
import { listWrittenWords, splitWords, stem, stripMarkup } from './words.ts';

const BRAND_FIELD = getFieldBit('brand');
const INGREDIENTS_FIELD = getFieldBit('ingredients');
/** A longer text is no name of an ingredient. */
const INGREDIENT_WORDS_MAX = 10;

/** Limits of the cache of split texts: brands, categories and ingredients repeat; names and descriptions hardly do. */
const REPEATED_LENGTH_MAX = 40;
const REPEATED_MAX = 20_000;

export type SplitText = { words: readonly string[]; ingredient: string | null };
export type Splitter = (text: string) => SplitText;

function splitText(text: string): SplitText {
  const words = splitWords(stripMarkup(text));
  const isName = words.length > 1 && words.length <= INGREDIENT_WORDS_MAX;
  return { words, ingredient: isName ? [...new Set(words)].sort().join(' ') : null };
}

/** Splits texts into words, and caches short texts. `ingredient`: the words as a name of an ingredient, if they are several. */
export function createSplitter(): Splitter {
  const splitTexts = new Map<string, SplitText>();
  return (text) => {
    const split = splitTexts.get(text) ?? splitText(text);
    if (text.length <= REPEATED_LENGTH_MAX && splitTexts.size < REPEATED_MAX) splitTexts.set(text, split);
    return split;
  };
}

/** `subjects`: the words of name and category. */
export type DocumentWords = {
  fields: Record<WordKind, Map<string, number>>;
  subjects: readonly string[];
  nameLength: number;
  categoryLength: number;
};

/** The number of words of the shortest kind that a category names: 1 for 'Creams & Body Lotions'. */
const countCategoryWords = (category: string, split: Splitter): number =>
  Math.min(...category.split(/[&,/]/).map((part) => new Set(split(part).words).size || Number.MAX_SAFE_INTEGER));

const addBit = (to: Map<string, number>, word: string, bit: number): unknown => to.set(word, (to.get(word) ?? 0) | bit);

/** The brand joined as typed, as the stems of its words may lack letters. */
const joinBrand = (brand: string): string => stem(listWrittenWords(stripMarkup(brand)).join(''));

export function listDocumentWords(document: SearchDocument, split: Splitter): DocumentWords {
  const fields: DocumentWords['fields'] = { word: new Map(), compound: new Map(), ingredient: new Map() };
  const texts = listTexts(document);
  FIELDS.forEach(({ name }, place) => {
    const bit = 1 << place;
    for (const text of texts[name]) {
      const { words, ingredient } = split(text);
      for (const word of words) addBit(fields.word, word, bit);
      if (bit & INGREDIENTS_FIELD && ingredient) addBit(fields.ingredient, ingredient, bit);
      if (!(bit & JOINED_FIELDS) || words.length < 2) continue;
      for (let at = 1; at < words.length; at++) addBit(fields.compound, stem(`${words[at - 1]}${words[at]}`), bit);
      if (!(bit & BRAND_FIELD)) continue;
      addBit(fields.compound, stem(words.join('')), bit);
      addBit(fields.compound, joinBrand(text), bit);
    }
  });
  const nameWords = split(document.name).words;
  return {
    fields,
    subjects: [...nameWords, ...split(document.category).words],
    nameLength: new Set(nameWords).size,
    categoryLength: countCategoryWords(document.category, split),
  };
}
