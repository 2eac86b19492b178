import type { SkinType } from '@uruhu/contract/product-attributes';
import type { DemoProduct } from '../catalogue/types.ts';
import type { Person } from '../people/invent-person.ts';
import type { Country } from '../people/names.ts';
import { PRODUCT_KINDS } from './product-kinds.ts';
import { choose, type Random } from './random.ts';

/** What a review depends on: the product, the author, and how long the product has been on sale on the review's date. */
export type ReviewContext = { product: DemoProduct; person: Person; skinType: SkinType; days_on_sale: number };

type Container = DemoProduct['pack']['container'];

const UNIT_BY_CONTAINER: Partial<Record<Container, string>> = { jar: 'jar', tube: 'tube', sachet: 'pack', balm: 'pot', stick: 'stick' };

const COUNTRIES_BY_LANGUAGE: Record<string, readonly Country[]> = {
  kinyarwanda: ['rw'],
  french: ['cd', 'bi', 'rw'],
  swahili: ['ke', 'cd'],
  luganda: ['ug'],
};

const isCareOrWash = ({ product }: ReviewContext): boolean => ['care', 'wash'].includes(PRODUCT_KINDS[product.category].use);
/** Whether the product is care or a wash, and its pack is this container. */
const isCareOrWashIn = (container: Container) => (context: ReviewContext) =>
  context.product.pack.container === container && isCareOrWash(context);
const speaks = (language: string) => (context: ReviewContext) => COUNTRIES_BY_LANGUAGE[language]?.includes(context.person.country) ?? false;
const hasSkinType = (skinType: SkinType) => (context: ReviewContext) => context.skinType === skinType;

/** Conditions of a sentence, written `{?name}` in its template: the sentence is used only where all of them are met. */
export const CONDITIONS: Record<string, (context: ReviewContext) => boolean> = {
  man: (context) => context.person.isMan,
  woman: (context) => !context.person.isMan,
  oily: hasSkinType('Oily'),
  dry: hasSkinType('Dry'),
  sensitive: hasSkinType('Sensitive'),
  normal: hasSkinType('Combination&Normal'),
  pump: isCareOrWashIn('pump'),
  dropper: isCareOrWashIn('dropper'),
  jar: isCareOrWashIn('jar'),
  tube: isCareOrWashIn('tube'),
  glass: (context) => context.product.pack.finish === 'glass' && isCareOrWash(context),
  discounted: (context) => context.product.discounted_price_rwf !== undefined,
  /** The product is enough for more than one use. */
  lasting: (context) => PRODUCT_KINDS[context.product.category].use !== 'mask',
  skincare: (context) => ['care', 'mask', 'wash'].includes(PRODUCT_KINDS[context.product.category].use),
  daily: isCareOrWash,
  kinyarwanda: speaks('kinyarwanda'),
  french: speaks('french'),
  swahili: speaks('swahili'),
  luganda: speaks('luganda'),
};

const splitList = (text: string): string[] => text.split('|').map((word) => word.trim());

const WORD_LISTS: Record<string, string[]> = {
  place: splitList(
    'Kimironko|Remera|Kicukiro|Nyamirambo|Gisozi|Kacyiru|Kibagabaga|Nyarutarama|Kanombe|Gikondo|Kimihurura|Kagugu|Gacuriro|Rebero|Masaka|Ndera|Batsinda|Niboye|Zindiro|Kabeza|Kinyinya|Gatenga|Biryogo|Muhima|Kabuga|Nyabisindu',
  ),
  town: splitList('Musanze|Huye|Rubavu|Rwamagana|Muhanga|Karongi|Nyagatare|Kayonza|Rusizi|Nyanza|Bugesera|Gicumbi|Ngoma'),
  weekday: splitList('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
  season: splitList('July|August|the dry season|the dusty months|June'),
  month: splitList('July|August|dry season|June|January'),
  kin: splitList('sister|cousin|mother|roommate|aunt|neighbour|best friend|sister-in-law|colleague'),
  person: splitList(
    'my sister|my cousin|my mum|my aunt|my roommate|my colleague|my neighbour|my best friend|my hairdresser|my sister-in-law|my niece|my landlady|my godmother|my desk mate|the girl next door|my tailor|my study partner|a friend from choir',
  ),
  event: splitList(
    'my cousin’s wedding|my sister’s introduction|a wedding in Musanze|my graduation|my brother’s dowry day|a baptism in Huye|my aunt’s birthday|my job interview|a bridal shower|the staff party|the school prize-giving|a photo shoot by the lake|Easter Mass|a work conference|the choir concert|a friend’s engagement',
  ),
};

/** A text that a review may contain only if the product was on sale for this many days or longer on the review's date. */
type TextWithMinimum = readonly [days_on_sale_min: number, text: string];

/** How often the author has bought the product. */
const TIMES_BOUGHT: readonly TextWithMinimum[] = [
  [110, 'Second'],
  [230, 'Third'],
  [360, 'Fourth'],
];
/** How long the author has used the product. The minimums include two weeks of delivery. */
const USE_PERIODS: readonly TextWithMinimum[] = [
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

const choosePossibleText = (random: Random, texts: readonly TextWithMinimum[], days_on_sale: number): string | undefined => {
  const possibleTexts = texts.flatMap(([days_on_sale_min, text]) => (days_on_sale >= days_on_sale_min ? [text] : []));
  return possibleTexts.length === 0 ? undefined : choose(random, possibleTexts);
};

/** Shortens '04 Ginger', '#Overtake' and 'No. 21 Light Beige' to 'Ginger', 'Overtake' and 'Light Beige', as shoppers do. */
export const formatShadeName = (name: string): string => name.replace(/^(?:No\. ?)?#?(?:[A-Z]?\d+[A-Z]?\s+)?/, '');

function chooseShade(random: Random, { product }: ReviewContext): string | undefined {
  const shades = product.options?.filter((option) => option.swatch) ?? [];
  return shades.length === 0 ? undefined : formatShadeName(choose(random, shades).name);
}

/** Returns the text for the slot `{name}`, or undefined where the product or author has none. */
export function fillSlot(random: Random, name: string, context: ReviewContext): string | undefined {
  const { product } = context;
  const kind = PRODUCT_KINDS[product.category];
  const list = WORD_LISTS[name];
  if (list) return choose(random, list);
  const fillers: Record<string, () => string | undefined> = {
    noun: () => kind.noun,
    unit: () => kind.unit ?? UNIT_BY_CONTAINER[product.pack.container] ?? 'bottle',
    price: () => (product.discounted_price_rwf ?? product.base_price_rwf).toLocaleString('en-US'),
    volume: () => product.volume.split(/[·/]/).at(-1)?.trim(),
    weeks: () => choosePossibleText(random, USE_PERIODS, context.days_on_sale),
    nth: () => choosePossibleText(random, TIMES_BOUGHT, context.days_on_sale),
    shade: () => chooseShade(random, context),
  };
  const filler = fillers[name];
  if (!filler) throw new Error(`no words are known for {${name}}`);
  return filler();
}
