/** The invented brands of the generated shop. */

import { inventWords } from './name-words.ts';
import type { Department } from './product-types.ts';
import type { Random } from './random.ts';

export type Brand = {
  /** As printed on products: 'Zhoreline™', 'Maison Tarvo'. */
  name: string;
  /** The invented word of the name, in lower case. */
  word: string;
  departments: readonly Department[];
  /** Invented names of the brand's product lines, with a capital. */
  lineWords: readonly string[];
};

const LINE_WORDS_PER_BRAND = 2;
/** With words of these lengths, the names of brands are as long as in the demo. Their median length there is 8. */
const BRAND_WORD_LENGTHS = { lettersMin: 4, lettersMax: 8 };

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The ways to write the name of a brand; each is equally likely. As in the demo, a quarter of the names have several words. */
const NAME_FORMATS: readonly ((word: string, random: Random) => string)[] = [
  // Listed many times, as most names are written so.
  ...Array.from({ length: 22 }, () => capitalise),
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
  (word, random) => `${capitalise(word)} ${random.pick(['18', '24', '77', '360'])}`,
  (word) => capitalise(word.replace(/[eo]/, (vowel) => (vowel === 'e' ? 'é' : 'ø'))),
  (word) => `By ${capitalise(word)}`,
];

/** The departments in which a brand has products. The brands take these lists in turn. */
const DEPARTMENT_LISTS: readonly (readonly Department[])[] = [
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

export function inventBrands(random: Random, count: number): Brand[] {
  const brandWords = inventWords(random, count, BRAND_WORD_LENGTHS);
  const allLineWords = inventWords(random, count * LINE_WORDS_PER_BRAND, { avoidedWords: brandWords });
  return brandWords.map((word, index) => {
    const lineWords = allLineWords.slice(index * LINE_WORDS_PER_BRAND, (index + 1) * LINE_WORDS_PER_BRAND);
    const departments = DEPARTMENT_LISTS[index % DEPARTMENT_LISTS.length] ?? [];
    return { name: random.pick(NAME_FORMATS)(word, random), word, departments, lineWords: lineWords.map(capitalise) };
  });
}
