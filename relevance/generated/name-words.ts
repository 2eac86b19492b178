/** The words of generated names: real words for lines and shades, and invented words that resemble no word of the shop. */
import type { Draw } from './draw.ts';
import { ALL_INGREDIENTS } from './ingredients.ts';
import { PRODUCT_TYPES } from './product-types.ts';

const parse = (list: string): string[] => list.trim().split(/\s+/);

/** First words of lines. */
export const LINE_WORDS = parse(`
  Amber Azure Basil Bamboo Blossom Bronze Camel Canyon Cedar Cherry Cinder Clover Cobalt Coral Cotton Copper Crystal Dahlia Dawn Desert Ebony
  Echo Ember Fable Feather Fig Flame Forest Frost Garnet Ginger Glacier Golden Granite Harbour Harvest Hazel Heather Hibiscus Horizon Indigo
  Island Ivory Jade Jasmine Juniper Lagoon Lantern Laurel Lemon Lilac Linen Lotus Lunar Mango Marble Meadow Mellow Midnight Mimosa Mineral
  Mirage Monsoon Moss Nectar Nutmeg Ocean Olive Onyx Opal Orchard Orchid Palm Papaya Pearl Pepper Petal Plum Pomelo Poppy Prairie Quartz Quince
  Rain River Ruby Saffron Sage Sapphire Savanna Scarlet Shadow Sierra Silver Solar Sorrel Spice Star Stone Storm Summit Sunrise Tamarind Tempo
  Terra Thunder Tide Timber Topaz Tulip Twilight Umber Vanilla Velvet Verbena Violet Walnut Willow Winter Yarrow Zephyr`);
/** Second words of lines. */
export const LINE_ENDINGS = parse(`
  Bloom Bond Breeze Charm Crush Dream Drift Fusion Glow Grace Journey Kiss Legend Light Luxe Magic Muse Path Poem Pulse Reserve Rescue Rhythm
  Ritual Route Secret Silk Song Soul Splash Story Theory Touch Trail Veil Vibe Wave Whisper Wish Wonder`);
export const SHADES = parse(`
  Rosewood Terracotta Cocoa Espresso Mahogany Chestnut Truffle Caramel Honeycomb Biscuit Almondine Porcelain Sienna Cranberry Mulberry Berry
  Tangerine Apricot Fuchsia Magenta Burgundy Crimson Blackcurrant Champagne Pistachio Lavender Navy Charcoal Taupe Nude`);
/** What makes a product a special form of a plainer one. */
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

const ONSETS = parse('b br c d dr f fl g gr j k l m n p pl r s sk sl st t tr v vr w z');
const VOWELS = parse('a e i o u');
const CODAS = parse('l m n nd nt r rk rm rv s sk st v x');
const ENDINGS = parse('a e i o elle ine ora ium ova une is us iq ett osk ymo arra oux andi eth');

const drawWord = (draw: Draw): string =>
  Array.from({ length: 1 + draw.below(2) }, () => draw.pick(ONSETS) + draw.pick(VOWELS)).join('') + draw.pick(CODAS) + draw.pick(ENDINGS);

/**
 * The fewest letters to insert, omit, replace or swap with a neighbour to make one word of the other; `limit` if there are at least as many.
 */
export function countEdits(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const replace = (above[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : limit;
      const edits = Math.min(replace, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swap);
      least = Math.min(least, edits);
      row.push(edits);
    }
    // A swap looks back two rows, so one more than the limit is needed to stop.
    if (least > limit) return limit;
    before = above;
    above = row;
  }
  return Math.min(limit, above[right.length] ?? limit);
}

const splitPlain = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The real words of the shop's names. */
export const SHOP_WORDS: ReadonlySet<string> = new Set(
  [
    ...LINE_WORDS,
    ...LINE_ENDINGS,
    ...SHADES,
    ...SPECIAL_FORMS,
    ...PRODUCT_TYPES.flatMap(({ name, category, attributes }) => [name, category, ...attributes]),
  ].flatMap(splitPlain),
);
/** Well-known brands, so that no invented word resembles one. */
const REAL_BRANDS = parse(`
  nivea garnier loreal maybelline revlon vaseline olay pantene kiehl vichy cerave cetaphil eucerin neutrogena bioderma avene dove rexona sephora
  lancome clinique givenchy versace armani chanel guerlain hermes kerastase schwarzkopf wella moroccanoil olaplex rimmel bourjois essie sally
  colgate palmolive cantu mielle aveda aussie tresemme sunsilk caudalie nuxe clarins shiseido benefit tarte fenty morphe kiko catrice dyson
  babyliss braun remington philips calvin lattafa rasasi`);
const KNOWN_WORDS: readonly string[] = [...REAL_BRANDS, ...new Set([...SHOP_WORDS, ...ALL_INGREDIENTS.flatMap(splitPlain)])];

/** Words with fewer edits between them could be each other's typing errors. */
const EDITS_MIN = 4;
const LENGTHS = { least: 6, most: 11 };

const isFar = (word: string, others: readonly string[]): boolean =>
  others.every((other) => countEdits(word, other, EDITS_MIN) >= EDITS_MIN);

/** Invents words that are far from each other, from `others` and from every word of the shop. */
export function inventWords(draw: Draw, count: number, others: readonly string[] = []): string[] {
  const found: string[] = [];
  while (found.length < count) {
    const word = drawWord(draw);
    const isLongEnough = word.length >= LENGTHS.least && word.length <= LENGTHS.most;
    if (isLongEnough && isFar(word, KNOWN_WORDS) && isFar(word, found) && isFar(word, others)) found.push(word);
  }
  return found;
}
