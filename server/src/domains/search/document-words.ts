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

export type Splitter = (text: string) => readonly string[];

/** Splits texts into words, and caches short texts. */
export function createSplitter(): Splitter {
  const splitTexts = new Map<string, readonly string[]>();
  return (text) => {
    const words = splitTexts.get(text) ?? splitWords(stripMarkup(text));
    if (text.length <= REPEATED_LENGTH_MAX && splitTexts.size < REPEATED_MAX) splitTexts.set(text, words);
    return words;
  };
}

export type DocumentWords = { fields: Record<WordKind, Map<string, number>>; nameLength: number; categoryLength: number };

/** The number of words of the shortest kind that a category names: 1 for 'Creams & Body Lotions'. */
const countCategoryWords = (category: string, split: Splitter): number =>
  Math.min(...category.split(/[&,/]/).map((part) => new Set(split(part)).size || Number.MAX_SAFE_INTEGER));

export function listDocumentWords(document: SearchDocument, split: Splitter): DocumentWords {
  const fields: DocumentWords['fields'] = { word: new Map(), compound: new Map(), ingredient: new Map() };
  const add = (kind: WordKind, word: string, bit: number) => fields[kind].set(word, (fields[kind].get(word) ?? 0) | bit);
  const texts = listTexts(document);
  FIELDS.forEach(({ name }, place) => {
    const bit = 1 << place;
    for (const text of texts[name]) {
      const found = split(text);
      found.forEach((word, index) => {
        add('word', word, bit);
        const next = found[index + 1];
        if (bit & JOINED_FIELDS && next) add('compound', stem(word + next), bit);
      });
      if (bit & BRAND_FIELD && found.length > 1) {
        add('compound', stem(found.join('')), bit);
        add('compound', stem(listWrittenWords(stripMarkup(text)).join('')), bit);
      }
      if (bit & INGREDIENTS_FIELD && found.length > 1 && found.length <= INGREDIENT_WORDS_MAX)
        add('ingredient', [...new Set(found)].sort().join(' '), bit);
    }
  });
  return { fields, nameLength: new Set(split(document.name)).size, categoryLength: countCategoryWords(document.category, split) };
}
