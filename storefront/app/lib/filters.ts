/** What a list is narrowed to: read from an address, written into one, and asked of the API. All of it is pure. */
import { FILTERS, type Filter, PRICE_FILTER } from '@uruhu/contract/filters';
import type { FilterQuery } from '@uruhu/contract/product';

/** How each filter is called in addresses; `b` is the specification's. */
export const PARAMETER: Record<Filter, string> = {
  category_id: 'c',
  tags: 'tag',
  features: 'feature',
  skin_concern: 'concern',
  skin_type: 'skin',
  fomulation: 'formulation',
  keywords: 'keyword',
  brand: 'b',
  ingredients: 'ingredient',
  without: 'without',
};

/** Chosen values of filters, none of them empty, and bounds of what is paid, in francs. */
export type Chosen = Partial<Record<Filter, readonly string[]>> & { min_rwf?: number; max_rwf?: number };

/** Longer than any value of ours, more than anybody chooses. */
const VALUE_LENGTH_MAX = 100;
const VALUES_MAX = 30;

function boundFrom(text: string | null): number | undefined {
  // '5,000', '5 000' and '5000.0 RWF' are how people write it.
  const digits = (text ?? '')
    .replace(/\s|RWF/gi, '')
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/[.,_]/g, '');
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
  return amount !== undefined && amount > PRICE_FILTER.min_rwf && amount < PRICE_FILTER.max_rwf ? amount : undefined;
}

/** Bounds typed the wrong way round mean what lies between them all the same. */
export function bounds(min: string | null, max: string | null): Pick<Chosen, 'min_rwf' | 'max_rwf'> {
  const [one, other] = [boundFrom(min), boundFrom(max)];
  const [least, most] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
  return { ...(least === undefined ? {} : { min_rwf: least }), ...(most === undefined ? {} : { max_rwf: most }) };
}

export function chosenFrom(query: URLSearchParams): Chosen {
  const read = (name: Filter) => {
    const values = query.getAll(PARAMETER[name]).map((value) => value.trim().slice(0, VALUE_LENGTH_MAX));
    return [...new Set(values)].filter(Boolean).slice(0, VALUES_MAX);
  };
  const lists = FILTERS.map((name) => [name, read(name)] as const).filter(([, values]) => values.length > 0);
  return { ...(Object.fromEntries(lists) as Chosen), ...bounds(query.get('min'), query.get('max')) };
}

/** As parameters of an address. */
export const addressOf = (chosen: Chosen): Record<string, readonly string[] | number | undefined> => ({
  ...Object.fromEntries(FILTERS.map((name) => [PARAMETER[name], chosen[name]])),
  min: chosen.min_rwf,
  max: chosen.max_rwf,
});

/** As the API is asked; `pinned` is what the page itself is about, and gives way to what is chosen of the same filter. */
export function toFilterQuery({ min_rwf, max_rwf, ...lists }: Chosen, pinned: FilterQuery = {}): FilterQuery {
  const values = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]]));
  return { ...pinned, ...values, min_price: min_rwf, max_price: max_rwf };
}

const withList = (chosen: Chosen, name: Filter, values: readonly string[]): Chosen => {
  const { [name]: _, ...rest } = chosen;
  return values.length === 0 ? rest : { ...rest, [name]: values };
};

export const isChosen = (chosen: Chosen, name: Filter, value: string): boolean => chosen[name]?.includes(value) ?? false;

/** With the value if it was not there, without it if it was. */
export const toggled = (chosen: Chosen, name: Filter, value: string): Chosen =>
  withList(chosen, name, isChosen(chosen, name, value) ? without(chosen[name], [value]) : [...(chosen[name] ?? []), value]);

const without = (values: readonly string[] = [], gone: readonly string[]) => values.filter((value) => !gone.includes(value));

/** A category means all below it: who chooses one of these narrows to it, who chooses it again widens to all. `related` are those above and below. */
export function toggledCategory(chosen: Chosen, id: string, related: readonly string[]): Chosen {
  const others = withList(chosen, 'category_id', without(chosen.category_id, related));
  return toggled(isChosen(chosen, 'category_id', id) ? chosen : others, 'category_id', id);
}

export function withoutPrice({ min_rwf: _, max_rwf: __, ...rest }: Chosen): Chosen {
  return rest;
}

export const hasPrice = ({ min_rwf, max_rwf }: Chosen): boolean => min_rwf !== undefined || max_rwf !== undefined;

/** How many things are chosen; both bounds together are one. */
export const chosenCount = (chosen: Chosen): number =>
  FILTERS.reduce((sum, name) => sum + (chosen[name]?.length ?? 0), 0) + Number(hasPrice(chosen));
