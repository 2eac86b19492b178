/** The values that the filter panel offers. A page carries only the part of open-ended lists that a shopper would read. */
import { FILTERS, type Filter, KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Facet, Facets } from '@uruhu/contract/catalogue/product';

export type FilterOption = readonly [value: string, count: number];
export type FilterOptions = Record<Filter, readonly FilterOption[]> & { price: Facets['price'] };

/** How many values a group shows before 'Show all'. */
export const LEAD_COUNT = 6;
const REST_MIN = 5;
const KEYWORDS_MAX = 18;

const compareByCount = ([left, one]: FilterOption, [right, other]: FilterOption) => other - one || left.localeCompare(right);
const keyIngredients: ReadonlySet<string> = new Set(KEY_INGREDIENTS);

type PickOptions = (offers: readonly FilterOption[], chosen: readonly string[]) => readonly FilterOption[];

const keepAll: PickOptions = (offers) => offers;
/** Offers the most frequent values of an open-ended list, without those that have no products. */
const pickMostFrequent: PickOptions = (offers, chosen) =>
  offers
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .sort(compareByCount)
    .filter(([value], place) => place < KEYWORDS_MAX || chosen.includes(value));

const PICK_OPTIONS: Record<Filter, PickOptions> = {
  /** The category tree gives order and names. */
  category_id: (offers, chosen) => offers.filter(([id, count]) => count > 0 || chosen.includes(id)),
  tags: keepAll,
  features: keepAll,
  skin_concern: keepAll,
  skin_type: keepAll,
  fomulation: keepAll,
  keywords: pickMostFrequent,
  /** The brands with the most products first, then from A to Z. */
  brand: (offers) => {
    const lead = [...offers].sort(compareByCount).slice(0, LEAD_COUNT);
    return [...lead, ...offers.filter((offer) => !lead.includes(offer))];
  },
  ingredients: (offers, chosen) => offers.filter(([value]) => keyIngredients.has(value) || chosen.includes(value)).sort(compareByCount),
  without: keepAll,
};

const toOptions = (facet: Facet): FilterOption[] => facet.map(({ value, count }) => [value, count]);

export function toFilterOptions(facets: Facets, chosen: Partial<Record<Filter, readonly string[]>>): FilterOptions {
  const lists = FILTERS.map((name) => [name, PICK_OPTIONS[name](toOptions(facets[name]), chosen[name] ?? [])]);
  return { ...(Object.fromEntries(lists) as Record<Filter, readonly FilterOption[]>), price: facets.price };
}

/** Splits values into those shown at once and those behind 'Show all'. Chosen values are always in `lead`; a short list is not split. */
export function splitByLead<Item>(items: readonly Item[], isChosen: (item: Item) => boolean): { lead: Item[]; rest: Item[] } {
  if (items.length <= LEAD_COUNT + REST_MIN - 1) return { lead: [...items], rest: [] };
  const lead = items.filter((item, place) => place < LEAD_COUNT || isChosen(item));
  return { lead, rest: items.filter((item) => !lead.includes(item)) };
}

/** The order of the values, and those of them that are shown at once. */
export type OptionOrder = { order: readonly string[]; lead: ReadonlySet<string> };

export const getOptionOrder = ({ lead, rest }: { lead: readonly FilterOption[]; rest: readonly FilterOption[] }): OptionOrder => ({
  order: [...lead, ...rest].map(([value]) => value),
  lead: new Set(lead.map(([value]) => value)),
});

/** Arranges the current options in a remembered order; new values come last. If no value was hidden before, none is now. */
export function arrangeInOrder(
  offers: readonly FilterOption[],
  { order, lead }: OptionOrder,
): { lead: FilterOption[]; rest: FilterOption[] } {
  const place = ([value]: FilterOption) => (order.includes(value) ? order.indexOf(value) : order.length);
  const sorted = [...offers].sort((left, right) => place(left) - place(right));
  const allShown = lead.size === order.length;
  return { lead: sorted.filter(([value]) => allShown || lead.has(value)), rest: sorted.filter(([value]) => !allShown && !lead.has(value)) };
}
