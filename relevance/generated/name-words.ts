/** The words of generated names. Product lines and shades have real words; brands have invented words that resemble no real word of the shop. */

import { ALL_INGREDIENTS } from './ingredients.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import type { Random } from './random.ts';

const parseWords = (list: string): string[] => list.trim().split(/\s+/);

/** First words of the names of product lines. */
export const LINE_WORDS = parseWords(`
  Amber Azure Basil Bamboo Blossom Bronze Camel Canyon Cedar Cherry Cinder Clover Cobalt Coral Cotton Copper Crystal Dahlia Dawn Desert Ebony
  Echo Ember Fable Feather Fig Flame Forest Frost Garnet Ginger Glacier Golden Granite Harbour Harvest Hazel Heather Hibiscus Horizon Indigo
  Island Ivory Jade Jasmine Juniper Lagoon Lantern Laurel Lemon Lilac Linen Lotus Lunar Mango Marble Meadow Mellow Midnight Mimosa Mineral
  Mirage Monsoon Moss Nectar Nutmeg Ocean Olive Onyx Opal Orchard Orchid Palm Papaya Pearl Pepper Petal Plum Pomelo Poppy Prairie Quartz Quince
  Rain River Ruby Saffron Sage Sapphire Savanna Scarlet Shadow Sierra Silver Solar Sorrel Spice Star Stone Storm Summit Sunrise Tamarind Tempo
  Terra Thunder Tide Timber Topaz Tulip Twilight Umber Vanilla Velvet Verbena Violet Walnut Willow Winter Yarrow Zephyr`);
/** Second words of the names of product lines. */
export const LINE_ENDINGS = parseWords(`
  Bloom Bond Breeze Charm Crush Dream Drift Fusion Glow Grace Journey Kiss Legend Light Luxe Magic Muse Path Poem Pulse Reserve Rescue Rhythm
  Ritual Route Secret Silk Song Soul Splash Story Theory Touch Trail Veil Vibe Wave Whisper Wish Wonder`);
export const SHADES = parseWords(`
  Rosewood Terracotta Cocoa Espresso Mahogany Chestnut Truffle Caramel Honeycomb Biscuit Almondine Porcelain Sienna Cranberry Mulberry Berry
  Tangerine Apricot Fuchsia Magenta Burgundy Crimson Blackcurrant Champagne Pistachio Lavender Navy Charcoal Taupe Nude`);
/** Suffixes in the names of products that are special forms of a plain one. */
export const SPECIAL_FORMS = [
  'Intense',
  'Refill',
  'Travel Size',
  'Gift Set',
  'Mini',
  'Deluxe',
  'Sport',
  'Night Edition',
  'Limited Edition',
];

/** An invented word has one or two syllables of an onset and a vowel, and then a coda and an ending. */
const ONSETS = parseWords('b br c d dr f fl g gr j k l m n p pl r s sk sl st t tr v vr w z');
const VOWELS = parseWords('a e i o u');
const CODAS = parseWords('l m n nd nt r rk rm rv s sk st v x');
const ENDINGS = parseWords('a e i o elle ine ora ium ova une is us iq ett osk ymo arra oux andi eth');

const drawWord = (random: Random): string =>
  Array.from({ length: 1 + random.below(2) }, () => random.pick(ONSETS) + random.pick(VOWELS)).join('') +
  random.pick(CODAS) +
  random.pick(ENDINGS);

/**
 * Counts the fewest edits that turn one word into the other (Damerau-Levenshtein distance). An edit inserts, omits or replaces a letter, or swaps
 * it with its neighbour. Returns `limit` if there are as many or more.
 */
export function countEdits(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  // Each row has the edits between a beginning of the left word, and every beginning of the right word.
  let secondRowAbove: number[] = [];
  let rowAbove = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const editsIfReplaced = (rowAbove[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const editsIfSwapped = isSwapped ? (secondRowAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const editsIfOmitted = (rowAbove[j] ?? 0) + 1;
      const editsIfInserted = (row[j - 1] ?? 0) + 1;
      row.push(Math.min(editsIfReplaced, editsIfOmitted, editsIfInserted, editsIfSwapped));
    }
    secondRowAbove = rowAbove;
    rowAbove = row;
  }
  return Math.min(limit, rowAbove[right.length] ?? limit);
}

const splitIntoWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** All real words in the names of a generated shop, without its invented words. */
export const REAL_NAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...LINE_WORDS,
    ...LINE_ENDINGS,
    ...SHADES,
    ...SPECIAL_FORMS,
    ...PRODUCT_TYPES.flatMap(({ name, category, attributes }) => [name, category, ...attributes]),
  ].flatMap(splitIntoWords),
);
/** Well-known brands, which no invented word may resemble. */
const REAL_BRANDS = parseWords(`
  nivea garnier loreal maybelline revlon vaseline olay pantene kiehl vichy cerave cetaphil eucerin neutrogena bioderma avene dove rexona sephora
  lancome clinique givenchy versace armani chanel guerlain hermes kerastase schwarzkopf wella moroccanoil olaplex rimmel bourjois essie sally
  colgate palmolive cantu mielle aveda aussie tresemme sunsilk caudalie nuxe clarins shiseido benefit tarte fenty morphe kiko catrice dyson
  babyliss braun remington philips calvin lattafa rasasi`);
const KNOWN_WORDS: readonly string[] = [...REAL_BRANDS, ...new Set([...REAL_NAME_WORDS, ...ALL_INGREDIENTS.flatMap(splitIntoWords)])];

/** An invented word differs from every other word by at least this many edits, so that the search does not correct one to the other. */
const EDITS_MIN = 4;
/** In short words, the search corrects fewer letters. So they may differ by fewer edits; otherwise there would be too few short words. */
const SHORT_WORD = { lettersMax: 5, editsMin: 3 };
const LETTERS_MIN = 6;
const LETTERS_MAX = 11;

const isDissimilar = (word: string, others: readonly string[]): boolean => {
  const editsMin = word.length <= SHORT_WORD.lettersMax ? SHORT_WORD.editsMin : EDITS_MIN;
  return others.every((other) => countEdits(word, other, editsMin) >= editsMin);
};

type InventOptions = { lettersMin?: number; lettersMax?: number; avoidedWords?: readonly string[] };

/** Invents words that resemble neither each other, nor `avoidedWords`, nor any real word of the shop. */
export function inventWords(
  random: Random,
  count: number,
  { lettersMin = LETTERS_MIN, lettersMax = LETTERS_MAX, avoidedWords = [] }: InventOptions = {},
): string[] {
  const invented: string[] = [];
  while (invented.length < count) {
    const word = drawWord(random);
    if (word.length < lettersMin || word.length > lettersMax) continue;
    if (isDissimilar(word, KNOWN_WORDS) && isDissimilar(word, invented) && isDissimilar(word, avoidedWords)) invented.push(word);
  }
  return invented;
}
