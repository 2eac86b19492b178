/** The filters of a list: read from a URL, written into one, and turned into an API query. */
import {
  BRAND_PARAMETER,
  FILTER_VALUE_LENGTH_MAX,
  FILTER_VALUES_MAX,
  FILTERS,
  type Filter,
  PRICE_FILTER,
} from '@uruhu/contract/catalogue/filters';
import type { FilterQuery } from '@uruhu/contract/catalogue/product';
import { mapAttributes, PRODUCT_ATTRIBUTES } from '@uruhu/contract/product-attributes';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';

/** The name of each filter in URLs. */
export const FILTER_PARAMETERS: Record<Filter, string> = {
  category_id: 'c',
  ...mapAttributes((key) => PRODUCT_ATTRIBUTES[key].parameter),
  keywords: 'keyword',
  brand: BRAND_PARAMETER,
  ingredients: 'ingredient',
  without: 'without',
};

/** The parameters in the URLs of lists, in this order. List pages export them as their `queryParameters`. */
export const LIST_PARAMETERS = [
  { name: 'q', isFreeText: true },
  ...FILTERS.map((filter) => ({ name: FILTER_PARAMETERS[filter], isRepeatable: true as const })),
  { name: 'min', isFreeText: true },
  { name: 'max', isFreeText: true },
  { name: 'page' },
  { name: 'perPage' },
  { name: 'sort' },
] as const;

/** The chosen values of each filter, none of them empty, and price bounds in francs. */
export type ChosenFilters = Partial<Record<Filter, readonly string[]>> & { min_rwf?: number; max_rwf?: number };

/** All prices are whole francs, so a bound of 12.5 is one of 12. */
const FRACTION = /[.,]\d{1,2}(?=(?:\s*RWF)?$)/i;

function parsePriceBound(text: string | null): number | undefined {
  const amount = parseWholeNumber((text ?? '').trim().replace(FRACTION, ''));
  return amount !== null && amount > PRICE_FILTER.min_rwf && amount < PRICE_FILTER.max_rwf ? amount : undefined;
}

/** Swaps the bounds if the shopper typed them the wrong way round. */
export function parsePriceBounds(min: string | null, max: string | null): Pick<ChosenFilters, 'min_rwf' | 'max_rwf'> {
  const [first, second] = [parsePriceBound(min), parsePriceBound(max)];
  const [lowest, highest] = first !== undefined && second !== undefined && first > second ? [second, first] : [first, second];
  const bounds: Pick<ChosenFilters, 'min_rwf' | 'max_rwf'> = {};
  if (lowest !== undefined) bounds.min_rwf = lowest;
  if (highest !== undefined) bounds.max_rwf = highest;
  return bounds;
}

export function parseChosenFilters(query: URLSearchParams): ChosenFilters {
  const read = (name: Filter) => {
    const values = query.getAll(FILTER_PARAMETERS[name]).map((value) => value.trim().slice(0, FILTER_VALUE_LENGTH_MAX));
    return [...new Set(values)].filter(Boolean).slice(0, FILTER_VALUES_MAX);
  };
  const lists = FILTERS.map((name) => [name, read(name)] as const).filter(([, values]) => values.length > 0);
  return { ...(Object.fromEntries(lists) as ChosenFilters), ...parsePriceBounds(query.get('min'), query.get('max')) };
}

/** The filters as URL parameters. */
export const toUrlParams = (chosen: ChosenFilters): Record<string, readonly string[] | number | undefined> => ({
  ...Object.fromEntries(FILTERS.map((name) => [FILTER_PARAMETERS[name], chosen[name]])),
  min: chosen.min_rwf,
  max: chosen.max_rwf,
});

/** The filters as an API query. `pageFilters` are the page's own filters; chosen values of the same filter replace them. */
export function toFilterQuery({ min_rwf, max_rwf, ...lists }: ChosenFilters, pageFilters: FilterQuery = {}): FilterQuery {
  const values = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]]));
  return { ...pageFilters, ...values, min_price: min_rwf, max_price: max_rwf };
}

/** Replaces the chosen values of a filter. A filter without values is left out. */
const setValues = (chosen: ChosenFilters, name: Filter, values: readonly string[]): ChosenFilters => {
  const { [name]: _, ...others } = chosen;
  return values.length === 0 ? others : { ...others, [name]: values };
};

export const isChosen = (chosen: ChosenFilters, name: Filter, value: string): boolean => chosen[name]?.includes(value) ?? false;

/** Adds the value, or removes it if it was chosen. */
export const toggleFilter = (chosen: ChosenFilters, name: Filter, value: string): ChosenFilters =>
  setValues(chosen, name, isChosen(chosen, name, value) ? removeValues(chosen[name], [value]) : [...(chosen[name] ?? []), value]);

const removeValues = (values: readonly string[] = [], removed: readonly string[]) => values.filter((value) => !removed.includes(value));

/** Toggles a category. A category includes its descendants, so a newly chosen one replaces `related`: its ancestors and descendants. */
export function toggleCategory(chosen: ChosenFilters, id: string, related: readonly string[]): ChosenFilters {
  const others = setValues(chosen, 'category_id', removeValues(chosen.category_id, related));
  return toggleFilter(isChosen(chosen, 'category_id', id) ? chosen : others, 'category_id', id);
}

export function removePrice({ min_rwf: _, max_rwf: __, ...others }: ChosenFilters): ChosenFilters {
  return others;
}

export const hasPrice = ({ min_rwf, max_rwf }: ChosenFilters): boolean => min_rwf !== undefined || max_rwf !== undefined;

/** The number of chosen values; both price bounds together count as one. */
export const countChosen = (chosen: ChosenFilters): number =>
  FILTERS.reduce((sum, name) => sum + (chosen[name]?.length ?? 0), 0) + Number(hasPrice(chosen));
