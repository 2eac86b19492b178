/** The values in the filter panel. A page contains only the part of a long list that a shopper would read. */
import { FILTERS, type Filter, KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Facet, Facets } from '@uruhu/contract/catalogue/product';
import { mapAttributes } from '@uruhu/contract/product-attributes';
import { compareNames } from '#app/lib/text/compare-names.ts';

export type FilterOption = readonly [value: string, count: number];
export type FilterOptions = Record<Filter, readonly FilterOption[]> & { price: Facets['price'] };

/** How many values a group shows before 'Show all'. */
const VISIBLE_COUNT = 6;
/** A list is split only if that hides at least this many values. */
const HIDDEN_MIN = 5;
const KEYWORDS_MAX = 18;

const compareByCount = ([value, count]: FilterOption, [otherValue, otherCount]: FilterOption) =>
  otherCount - count || compareNames(value, otherValue);
const keyIngredients: ReadonlySet<string> = new Set(KEY_INGREDIENTS);

type PickOptions = (options: readonly FilterOption[], chosen: readonly string[]) => readonly FilterOption[];

const keepAll: PickOptions = (options) => options;
/** Keeps the most frequent values of an open-ended list, without those that have no products. */
const pickMostFrequent: PickOptions = (options, chosen) =>
  options
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .sort(compareByCount)
    .filter(([value], index) => index < KEYWORDS_MAX || chosen.includes(value));

const PICK_OPTIONS: Record<Filter, PickOptions> = {
  /** The filter panel takes order and names of the categories from the category tree. */
  category_id: (options, chosen) => options.filter(([id, count]) => count > 0 || chosen.includes(id)),
  ...mapAttributes(() => keepAll),
  keywords: pickMostFrequent,
  /** The brands with the most products first, then from A to Z. */
  brand: (options) => {
    const largest = [...options].sort(compareByCount).slice(0, VISIBLE_COUNT);
    const others = options.filter((option) => !largest.includes(option));
    return [...largest, ...others.sort(([name], [otherName]) => compareNames(name, otherName))];
  },
  ingredients: (options, chosen) => options.filter(([value]) => keyIngredients.has(value) || chosen.includes(value)).sort(compareByCount),
  without: keepAll,
};

const toOptions = (facet: Facet): FilterOption[] => facet.map(({ value, count }) => [value, count]);

export function toFilterOptions(facets: Facets, chosen: Partial<Record<Filter, readonly string[]>>): FilterOptions {
  const lists = FILTERS.map((name) => [name, PICK_OPTIONS[name](toOptions(facets[name]), chosen[name] ?? [])]);
  return { ...(Object.fromEntries(lists) as Record<Filter, readonly FilterOption[]>), price: facets.price };
}

/**
 * Splits values into those shown at first and those behind 'Show all'. Chosen values are always in `visible`; a short list is not split.
 */
export function splitByVisibility<Item>(items: readonly Item[], isChosen: (item: Item) => boolean): { visible: Item[]; hidden: Item[] } {
  if (items.length <= VISIBLE_COUNT + HIDDEN_MIN - 1) return { visible: [...items], hidden: [] };
  const visible = items.filter((item, index) => index < VISIBLE_COUNT || isChosen(item));
  return { visible, hidden: items.filter((item) => !visible.includes(item)) };
}

/** The order of the values, and those of them that are shown at first. */
export type OptionOrder = { order: readonly string[]; visible: ReadonlySet<string> };

type SplitOptions = { visible: readonly FilterOption[]; hidden: readonly FilterOption[] };

export const getOptionOrder = ({ visible, hidden }: SplitOptions): OptionOrder => ({
  order: [...visible, ...hidden].map(([value]) => value),
  visible: new Set(visible.map(([value]) => value)),
});

/** Arranges the current options in a remembered order; new values come last. If no value was hidden before, none is now. */
export function arrangeInOrder(options: readonly FilterOption[], { order, visible }: OptionOrder): SplitOptions {
  const findIndex = ([value]: FilterOption) => (order.includes(value) ? order.indexOf(value) : order.length);
  const sorted = [...options].sort((left, right) => findIndex(left) - findIndex(right));
  const allVisible = visible.size === order.length;
  return {
    visible: sorted.filter(([value]) => allVisible || visible.has(value)),
    hidden: sorted.filter(([value]) => !allVisible && !visible.has(value)),
  };
}
