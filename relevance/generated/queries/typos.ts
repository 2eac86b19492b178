/** Typing mistakes in words of brands, names and types. A mistyped word always resembles the intended word more than any other of the shop. */
import { type JudgedQuery, type Judgement, judgeQuery } from '../../judged/types.ts';
import { countEdits } from '../name-words.ts';
import { listNarrowerTypes } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import type { Random } from '../random.ts';
import type { QueryContext, QueryRule } from './context.ts';
import { splitTypedText } from './typed-text.ts';

const QUERIES_PER_RULE = 120;
/** A word that cannot be mistyped after this many tries is left out. */
const TRIES_MAX = 40;
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const listNeighbourKeys = (letter: string): string[] => {
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(letter)) ?? letter;
  const index = row.indexOf(letter);
  return [row[index - 1], row[index + 1]].filter((key) => key !== undefined);
};

/** Omits, doubles, swaps or replaces one letter after the first. */
function makeMistake(word: string, random: Random): string {
  const index = 1 + random.below(word.length - 1);
  const start = word.slice(0, index);
  const letter = word[index] ?? '';
  const end = word.slice(index + 1);
  const neighbours = listNeighbourKeys(letter);
  return random.pick([
    start + end,
    start + letter + letter + end,
    start.slice(0, -1) + letter + start.slice(-1) + end,
    start + (neighbours.length > 0 ? random.pick(neighbours) : '') + end,
  ]);
}

/**
 * Mistypes a word with exactly this number of mistakes. The result is nearer to the intended word than to any other word of the shop. Returns
 * null if no try gives such a result.
 */
function misspell(word: string, mistakes: number, { nameWords }: QueryContext, random: Random): string | null {
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    let mistyped = word;
    for (let count = 0; count < mistakes; count++) mistyped = makeMistake(mistyped, random);
    const edits = countEdits(mistyped, word, mistakes + 1);
    if (edits !== mistakes) continue;
    const isNearestToWord = [...nameWords].every((other) => other === word || countEdits(mistyped, other, edits + 1) > edits);
    if (isNearestToWord) return mistyped;
  }
  return null;
}

/** A query before it is mistyped. The shopper mistypes one of the words at `mistakableIndexes`, if it is long enough. */
type IntendedQuery = { words: readonly string[]; mistakableIndexes: readonly number[]; judgement: Judgement };
type CreateIntendedQuery = (product: GeneratedProduct, context: QueryContext) => IntendedQuery;

/** The number of letters that a word must have, by the number of its mistakes. */
const LETTERS_MIN = { 1: 5, 2: 7 } as const;
const isMistakable = (word: string, mistakes: 1 | 2): boolean => word.length >= LETTERS_MIN[mistakes] && /^[a-z]+$/.test(word);

const createBrandQuery: CreateIntendedQuery = (product, { findIds }) => {
  const words = splitTypedText(product.brand.name);
  return {
    words,
    mistakableIndexes: [...words.keys()],
    judgement: { wanted: findIds(({ brand }) => brand === product.brand) },
  };
};
const createTypeQuery: CreateIntendedQuery = ({ type }, { findIds }) => {
  const words = splitTypedText(type.name);
  const narrowerTypes = listNarrowerTypes(type);
  return {
    words,
    mistakableIndexes: [...words.keys()],
    judgement: {
      wanted: findIds((product) => product.type === type),
      alternatives: findIds((product) => narrowerTypes.includes(product.type)),
    },
  };
};
const createNameQuery: CreateIntendedQuery = (product, { findIds }) => {
  const nameWords = splitTypedText(product.name);
  const words = [...splitTypedText(product.brand.name), ...nameWords];
  const hasAllWords = ({ brand, name }: GeneratedProduct) =>
    brand === product.brand && nameWords.every((word) => splitTypedText(name).includes(word));
  const hasNoOtherWord = ({ name }: GeneratedProduct) => splitTypedText(name).length === nameWords.length;
  const wanted = findIds((other) => hasAllWords(other) && hasNoOtherWord(other));
  return { words, mistakableIndexes: [...words.keys()], judgement: { wanted, related: findIds(hasAllWords) } };
};

function createTypoRule(kind: string, mistakes: 1 | 2, createQuery: CreateIntendedQuery): QueryRule {
  return (context) => {
    const random = context.createRandomFor(kind);
    const queries = new Map<string, JudgedQuery>();
    // Draws more products than needed, because not every product gives a query.
    for (const product of random.take(context.shop.products, QUERIES_PER_RULE * 3)) {
      if (queries.size >= QUERIES_PER_RULE) break;
      const { words, mistakableIndexes, judgement } = createQuery(product, context);
      const indexes = mistakableIndexes.filter((index) => isMistakable(words[index] ?? '', mistakes));
      if (indexes.length === 0) continue;
      const index = random.pick(indexes);
      const mistyped = misspell(words[index] ?? '', mistakes, context, random);
      if (mistyped === null) continue;
      const query = words.with(index, mistyped).join(' ');
      queries.set(query, judgeQuery(kind, query, judgement));
    }
    return [...queries.values()];
  };
}

export const typoRules: readonly QueryRule[] = [
  createTypoRule('one typo, brand', 1, createBrandQuery),
  createTypoRule('one typo, type', 1, createTypeQuery),
  createTypoRule('one typo, name', 1, createNameQuery),
  createTypoRule('two typos, brand', 2, createBrandQuery),
  createTypoRule('two typos, type', 2, createTypeQuery),
  createTypoRule('two typos, name', 2, createNameQuery),
];
