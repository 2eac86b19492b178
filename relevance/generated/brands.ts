/** The invented brands of the generated shop. */
import type { Draw } from './draw.ts';
import { inventWords } from './name-words.ts';
import type { Department } from './product-types.ts';

export type Brand = {
  /** As it is printed: 'Zhoreline™', 'Maison Tarvo'. */
  name: string;
  /** The invented word of the name, in small letters. */
  word: string;
  departments: readonly Department[];
  /** Invented names of lines. */
  lineWords: readonly string[];
};

const BRANDS_COUNT = 64;
const LINE_WORDS_EACH = 3;

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** How brands are written; most of them are one word. */
const FORMS: readonly ((word: string, draw: Draw) => string)[] = [
  ...Array.from({ length: 9 }, () => capitalise),
  (word) => word.toUpperCase(),
  (word) => `${capitalise(word)}™`,
  (word) => `${capitalise(word)}®`,
  (word) => `Maison ${capitalise(word)}`,
  (word) => `House of ${capitalise(word)}`,
  (word) => `Dr. ${capitalise(word)}`,
  (word) => `${capitalise(word)} & Co`,
  (word) => `${capitalise(word)} Paris`,
  (word) => `${capitalise(word)} Atelier`,
  (word) => `${capitalise(word)}'s`,
  (word, draw) => `${capitalise(word)} ${draw.pick(['18', '24', '77', '360'])}`,
  (word) => capitalise(word.replace(/[eo]/, (vowel) => (vowel === 'e' ? 'é' : 'ø'))),
  (word) => `By ${capitalise(word)}`,
];

const DEPARTMENTS: readonly (readonly Department[])[] = [
  ['Hair'],
  ['Hair', 'Tools'],
  ['Hair', 'Body'],
  ['Fragrance'],
  ['Fragrance', 'Body'],
  ['Tools'],
  ['Body'],
  ['Body', 'Nails'],
  ['Nails', 'Make-up'],
  ['Make-up'],
  ['Make-up', 'Tools'],
  ['Make-up', 'Fragrance'],
];

export function inventBrands(draw: Draw): Brand[] {
  const words = inventWords(draw, BRANDS_COUNT * (1 + LINE_WORDS_EACH));
  return Array.from({ length: BRANDS_COUNT }, (_, at) => {
    const [word = '', ...lineWords] = words.slice(at * (1 + LINE_WORDS_EACH), (at + 1) * (1 + LINE_WORDS_EACH));
    const departments = DEPARTMENTS[at % DEPARTMENTS.length] ?? [];
    return { name: draw.pick(FORMS)(word, draw), word, departments, lineWords: lineWords.map(capitalise) };
  });
}
