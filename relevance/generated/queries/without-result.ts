/** Queries for which the shop has no product. */
import { judgeQuery } from '../../judged/types.ts';
import { countEdits } from '../name-words.ts';
import type { QueryContext, QueryRule } from './context.ts';

/** The number of queries that a rule draws at random. */
const DRAWN_QUERIES = 60;

const RANDOM_WORDS = `tractor violin parliament umbrella hammer helicopter mathematics zebra submarine kangaroo microscope tornado accordion
  referendum algebra tobacco penguin volleyball saxophone bicycle refrigerator dinosaur orchestra passport calculator trampoline elephant
  chimney university asphalt cricket magazine newspaper lottery satellite pyramid vineyard dentist lawyer plumber airport embassy kitchen
  mushroom spaghetti broccoli sausage yoghurt lobster hamburger bulldozer ambulance crossword telescope geography anthem treadmill`.split(
  /\s+/,
);

const PRODUCTS_OF_OTHER_SHOPS =
  `car tyre | football boots | printer paper | laptop charger | phone screen | office chair | mosquito net | solar panel |
  rice cooker | wedding dress | tennis racket | frying pan | electric kettle | fishing rod | wall clock | plane ticket | maize flour |
  cooking gas | power drill | washing machine | iron sheets | water tank | dining table | school bag | baby stroller | dog food |
  cat litter | usb cable | memory card | gaming console | garden hose | wheelbarrow | cement bags | door lock | bed mattress | hiking boots |
  running shoes | motorcycle helmet | bus ticket | used cars | house rent | cough syrup | paracetamol | pregnancy test | blood pressure monitor |
  whisky bottle | beer crate | potato chips | fresh milk | goat meat | chicken wings | tomato sauce | roofing tiles | ceiling fan |
  television remote | wireless headphones | smart watch strap | camera lens | guitar strings | drum kit`
    .split('|')
    .map((text) => text.trim());

/** Keys of one row, which a shopper hits at random to type a word without a meaning. */
const MASHED_ROWS = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', 'asdfjkl', 'dfghjk'];

/** A meaningless word differs from every word of the shop by at least this many edits. Otherwise, it could be that word mistyped. */
const EDITS_MIN = 4;
const isDissimilar = (text: string, { nameWords }: QueryContext): boolean =>
  text
    .split(' ')
    .every((word) => [...nameWords].every((other) => countEdits(word, other, EDITS_MIN) >= EDITS_MIN && !other.startsWith(word)));

const randomWordRule: QueryRule = ({ createRandomFor, nameWords }) => {
  const random = createRandomFor('random words');
  const words = RANDOM_WORDS.filter((word) => !nameWords.has(word));
  const texts = Array.from({ length: DRAWN_QUERIES }, () => random.take(words, 1 + random.below(3)).join(' '));
  return [...new Set(texts)].map((text) => judgeQuery('random words', text, { wanted: [] }));
};

const otherShopRule: QueryRule = () => PRODUCTS_OF_OTHER_SHOPS.map((text) => judgeQuery('other shops', text, { wanted: [] }));

const keyboardMashRule: QueryRule = (context) => {
  const random = context.createRandomFor('keyboard mash');
  const texts = new Set<string>();
  while (texts.size < DRAWN_QUERIES) {
    const row = random.pick(MASHED_ROWS);
    const word = Array.from({ length: 6 + random.below(7) }, () => row[random.below(row.length)] ?? '').join('');
    if (isDissimilar(word, context)) texts.add(random.chance(0.2) ? `${word} ${random.below(1000)}` : word);
  }
  return [...texts].map((text) => judgeQuery('keyboard mash', text, { wanted: [] }));
};

export const withoutResultRules: readonly QueryRule[] = [randomWordRule, otherShopRule, keyboardMashRule];
