/** Typing mistakes by rule, in words of brands, names and types. A mistake never makes a word that is as near to another word of the shop. */
import { type GradedIds, gradeQuery, type JudgedQuery } from '../../judged/types.ts';
import type { Draw } from '../draw.ts';
import { countEdits } from '../name-words.ts';
import { listSpecialTypes } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import type { QueryContext, QueryRule } from './context.ts';
import { splitTyped } from './typed.ts';

const COUNT = 45;
const TRIES_MAX = 40;
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const listNeighbourKeys = (letter: string): string[] => {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
};

/** Omits, doubles, swaps or replaces one letter after the first. */
function makeMistake(word: string, draw: Draw): string {
  const at = 1 + draw.below(word.length - 1);
  const [start, letter, rest] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const neighbours = listNeighbourKeys(letter);
  return draw.pick([
    start + rest,
    start + letter + letter + rest,
    start.slice(0, -1) + letter + start.slice(-1) + rest,
    start + (neighbours.length > 0 ? draw.pick(neighbours) : '') + rest,
  ]);
}

/** Null if no mistake keeps the word nearer to itself than to any other. */
function misspell(word: string, mistakes: number, { nameWords }: QueryContext, draw: Draw): string | null {
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const wrong = Array.from({ length: mistakes }).reduce((text: string) => makeMistake(text, draw), word);
    const edits = countEdits(wrong, word, mistakes + 1);
    if (edits !== mistakes) continue;
    if ([...nameWords].every((other) => other === word || countEdits(wrong, other, edits + 1) > edits)) return wrong;
  }
  return null;
}

/** `words`: what the shopper means; one of the words at `mistakable` is mistyped. */
type Intended = { words: readonly string[]; mistakable: readonly number[]; lists: GradedIds };
type Intend = (product: GeneratedProduct, context: QueryContext, draw: Draw) => Intended;

const LETTERS_MIN = { 1: 5, 2: 7 } as const;
const isMistakable = (word: string, mistakes: 1 | 2): boolean => word.length >= LETTERS_MIN[mistakes] && /^[a-z]+$/.test(word);

const intendBrand: Intend = (product, { findIds }) => {
  const words = splitTyped(product.brand.name);
  return {
    words,
    mistakable: [words.indexOf(splitTyped(product.brand.name).find((word) => isMistakable(word, 1)) ?? '')],
    lists: { 3: findIds(({ brand }) => brand === product.brand) },
  };
};
const intendType: Intend = ({ type }, { findIds }) => {
  const words = splitTyped(type.name);
  const special = listSpecialTypes(type);
  return {
    words,
    mistakable: [...words.keys()],
    lists: { 3: findIds((one) => one.type === type), 2: findIds((one) => special.includes(one.type)) },
  };
};
const intendName: Intend = (product, { findIds }) => {
  const nameWords = splitTyped(product.name);
  const words = [...splitTyped(product.brand.name), ...nameWords];
  const hasName = (one: GeneratedProduct) => one.brand === product.brand && nameWords.every((word) => splitTyped(one.name).includes(word));
  const wanted = findIds((one) => hasName(one) && splitTyped(one.name).length === nameWords.length);
  return { words, mistakable: [...words.keys()], lists: { 3: wanted, 1: findIds(hasName) } };
};

function drawTypos(kind: string, mistakes: 1 | 2, intend: Intend): QueryRule {
  return (context) => {
    const draw = context.drawFor(kind);
    const found = new Map<string, JudgedQuery>();
    for (const product of draw.take(context.shop.products, COUNT * 3)) {
      if (found.size >= COUNT) break;
      const { words, mistakable, lists } = intend(product, context, draw);
      const places = mistakable.filter((at) => isMistakable(words[at] ?? '', mistakes));
      if (places.length === 0) continue;
      const at = draw.pick(places);
      const wrong = misspell(words[at] ?? '', mistakes, context, draw);
      const query = wrong === null ? null : words.with(at, wrong).join(' ');
      if (query !== null) found.set(query, gradeQuery(kind, query, lists));
    }
    return [...found.values()];
  };
}

export const typos: readonly QueryRule[] = [
  drawTypos('one typo, brand', 1, intendBrand),
  drawTypos('one typo, type', 1, intendType),
  drawTypos('one typo, name', 1, intendName),
  drawTypos('two typos, brand', 2, intendBrand),
  drawTypos('two typos, type', 2, intendType),
  drawTypos('two typos, name', 2, intendName),
];
