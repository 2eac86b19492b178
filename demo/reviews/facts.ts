import type { SkinType } from '@uruhu/contract/constants';
import type { DemoProduct } from '../catalogue/types.ts';
import type { Country } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { choose, type Dice } from './dice.ts';
import { KINDS } from './kinds.ts';

/** Who writes, about what, and how many days after the shop began to sell it. */
export type Situation = { product: DemoProduct; person: Person; skin: SkinType; age_days: number };

type Container = DemoProduct['pack']['container'];

const UNITS: Partial<Record<Container, string>> = { jar: 'jar', tube: 'tube', sachet: 'pack', balm: 'pot', stick: 'stick' };

const LANGUAGES: Record<string, readonly Country[]> = { rw: ['rw'], french: ['cd', 'bi', 'rw'], swahili: ['ke', 'cd'], luganda: ['ug'] };

const contains = (container: Container) => (at: Situation) =>
  at.product.pack.container === container && ['care', 'wash'].includes(KINDS[at.product.category].use);
const speaks = (language: string) => (at: Situation) => LANGUAGES[language]?.includes(at.person.country) ?? false;
const hasSkin = (skin: SkinType) => (at: Situation) => at.skin === skin;

const OFTEN_BOUGHT_DAYS = 110;

/** `{?name}`: whether a sentence may be said at all. */
export const CONDITIONS: Record<string, (at: Situation) => boolean> = {
  man: (at) => at.person.man,
  woman: (at) => !at.person.man,
  oily: hasSkin('Oily'),
  dry: hasSkin('Dry'),
  sensitive: hasSkin('Sensitive'),
  normal: hasSkin('Combination&Normal'),
  pump: contains('pump'),
  dropper: contains('dropper'),
  jar: contains('jar'),
  tube: contains('tube'),
  glass: (at) => at.product.pack.finish === 'glass' && contains(at.product.pack.container)(at),
  discounted: (at) => at.product.discounted_price_rwf !== undefined,
  /** It is not used up at once. */
  lasting: (at) => !['mask'].includes(KINDS[at.product.category].use),
  skincare: (at) => ['care', 'mask', 'wash'].includes(KINDS[at.product.category].use),
  daily: (at) => ['care', 'wash'].includes(KINDS[at.product.category].use),
  rw: speaks('rw'),
  french: speaks('french'),
  swahili: speaks('swahili'),
  luganda: speaks('luganda'),
};

const words = (text: string): string[] => text.split('|').map((word) => word.trim());

const LISTS: Record<string, string[]> = {
  place: words(
    'Kimironko|Remera|Kicukiro|Nyamirambo|Gisozi|Kacyiru|Kibagabaga|Nyarutarama|Kanombe|Gikondo|Kimihurura|Kagugu|Gacuriro|Rebero|Masaka|Ndera|Batsinda|Niboye|Zindiro|Kabeza|Kinyinya|Gatenga|Biryogo|Muhima|Kabuga|Nyabisindu',
  ),
  town: words('Musanze|Huye|Rubavu|Rwamagana|Muhanga|Karongi|Nyagatare|Kayonza|Rusizi|Nyanza|Bugesera|Gicumbi|Ngoma'),
  weekday: words('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
  season: words('July|August|the dry season|the dusty months|June'),
  month: words('July|August|dry season|June|January'),
  kin: words('sister|cousin|mother|roommate|aunt|neighbour|best friend|sister-in-law|colleague'),
  person: words(
    'my sister|my cousin|my mum|my aunt|my roommate|my colleague|my neighbour|my best friend|my hairdresser|my sister-in-law|my niece|my landlady|my godmother|my desk mate|the girl next door|my tailor|my study partner|a friend from choir',
  ),
  event: words(
    'my cousin’s wedding|my sister’s introduction|a wedding in Musanze|my graduation|my brother’s dowry day|a baptism in Huye|my aunt’s birthday|my job interview|a bridal shower|the staff party|the school prize-giving|a photo shoot by the lake|Easter Mass|a work conference|the choir concert|a friend’s engagement',
  ),
};

const TIMES_BOUGHT: readonly [number, string][] = [
  [OFTEN_BOUGHT_DAYS, 'Second'],
  [230, 'Third'],
  [360, 'Fourth'],
];
/** The least age of the offer for a review to speak of so long a use: delivery takes two weeks too. */
const SPELLS: readonly [number, string][] = [
  [26, 'ten days'],
  [30, 'two weeks'],
  [38, 'three weeks'],
  [46, 'a month'],
  [52, 'five weeks'],
  [60, 'six weeks'],
  [76, 'two months'],
  [86, 'ten weeks'],
  [106, 'three months'],
  [138, 'four months'],
];

const upTo = (dice: Dice, table: readonly [number, string][], age_days: number): string | undefined => {
  const possible = table.filter(([least]) => age_days >= least);
  return possible.length === 0 ? undefined : choose(dice, possible)[1];
};

/** '04 Ginger', '#Overtake' and 'No. 21 Light Beige' are 'Ginger', 'Overtake' and 'Light Beige' when spoken. */
export const spokenShade = (name: string): string => name.replace(/^(?:No\. ?)?#?(?:[A-Z]?\d+[A-Z]?\s+)?/, '');

function shade(dice: Dice, { product }: Situation): string | undefined {
  const shades = product.options?.filter((option) => option.swatch) ?? [];
  return shades.length === 0 ? undefined : spokenShade(choose(dice, shades).name);
}

/** `{name}`: its words, or undefined where there are none to say here. */
export function fill(dice: Dice, name: string, at: Situation): string | undefined {
  const { product } = at;
  const kind = KINDS[product.category];
  const list = LISTS[name];
  if (list) return choose(dice, list);
  const own: Record<string, () => string | undefined> = {
    noun: () => kind.noun,
    unit: () => kind.unit ?? UNITS[product.pack.container] ?? 'bottle',
    price: () => (product.discounted_price_rwf ?? product.base_price_rwf).toLocaleString('en-US'),
    volume: () => product.volume.split(/[·/]/).at(-1)?.trim(),
    weeks: () => upTo(dice, SPELLS, at.age_days),
    again: () => upTo(dice, TIMES_BOUGHT, at.age_days),
    shade: () => shade(dice, at),
  };
  const filler = own[name];
  if (!filler) throw new Error(`no words are known for {${name}}`);
  return filler();
}
