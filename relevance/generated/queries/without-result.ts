/** Queries that no product answers. */
import { gradeQuery } from '../../judged/types.ts';
import { countEdits } from '../name-words.ts';
import type { QueryContext, QueryRule } from './context.ts';

const COUNT = 60;

const RANDOM_WORDS = `tractor violin parliament umbrella hammer helicopter mathematics zebra submarine kangaroo microscope tornado accordion
  referendum algebra tobacco penguin volleyball saxophone bicycle refrigerator dinosaur orchestra passport calculator trampoline elephant
  chimney university asphalt cricket magazine newspaper lottery satellite pyramid vineyard dentist lawyer plumber airport embassy kitchen
  mushroom spaghetti broccoli sausage yoghurt lobster hamburger bulldozer ambulance crossword telescope geography anthem treadmill`.split(
  /\s+/,
);

const OTHER_SHOPS = `car tyre | football boots | printer paper | laptop charger | phone screen | office chair | mosquito net | solar panel |
  rice cooker | wedding dress | tennis racket | frying pan | electric kettle | fishing rod | wall clock | plane ticket | maize flour |
  cooking gas | power drill | washing machine | iron sheets | water tank | dining table | school bag | baby stroller | dog food |
  cat litter | usb cable | memory card | gaming console | garden hose | wheelbarrow | cement bags | door lock | bed mattress | hiking boots |
  running shoes | motorcycle helmet | bus ticket | used cars | house rent | cough syrup | paracetamol | pregnancy test | blood pressure monitor |
  whisky bottle | beer crate | potato chips | fresh milk | goat meat | chicken wings | tomato sauce | roofing tiles | ceiling fan |
  television remote | wireless headphones | smart watch strap | camera lens | guitar strings | drum kit`
  .split('|')
  .map((text) => text.trim());

/** Hands that rest on the keyboard hit keys of one row, or two. */
const ROWS = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', 'asdfjkl', 'dfghjk'];

const isFar = (text: string, { nameWords }: QueryContext): boolean =>
  text.split(' ').every((word) => [...nameWords].every((other) => countEdits(word, other, 4) >= 4 && !other.startsWith(word)));

const randomWords: QueryRule = ({ drawFor, nameWords }) => {
  const draw = drawFor('random words');
  const words = RANDOM_WORDS.filter((word) => !nameWords.has(word));
  const texts = Array.from({ length: COUNT }, () => draw.take(words, 1 + draw.below(3)).join(' '));
  return [...new Set(texts)].map((text) => gradeQuery('random words', text, { 3: [] }));
};

const otherShops: QueryRule = () => OTHER_SHOPS.map((text) => gradeQuery('other shops', text, { 3: [] }));

const keyboardMash: QueryRule = (context) => {
  const draw = context.drawFor('keyboard mash');
  const found = new Set<string>();
  while (found.size < COUNT) {
    const row = draw.pick(ROWS);
    const word = Array.from({ length: 6 + draw.below(7) }, () => row[draw.below(row.length)] ?? '').join('');
    if (isFar(word, context)) found.add(draw.chance(0.2) ? `${word} ${draw.below(1000)}` : word);
  }
  return [...found].map((text) => gradeQuery('keyboard mash', text, { 3: [] }));
};

export const withoutResult: readonly QueryRule[] = [randomWords, otherShops, keyboardMash];
