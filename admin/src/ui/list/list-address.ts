/** The part of a list's state that the address holds, so that links, reloads and the back button show the same list. */
import type { Sort } from '#admin/api/records.ts';

export type Filter = Readonly<Record<string, unknown>>;
export type ListState = { page: number; perPage: number; sort: Sort; filter: Filter };
/** What a list shows while the address says nothing. */
export type ListDefaults = Pick<ListState, 'sort' | 'filter'>;

export const PAGE_SIZES = [25, 50, 100] as const;
const PARAMETERS = ['page', 'perPage', 'sort', 'order', 'filter'] as const;

/** Whether the address says what the list shows. */
export function hasListState(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return PARAMETERS.some((name) => parameters.has(name));
}

/** Returns null if the address has no filter, or one that is not readable. */
function readFilter(parameters: URLSearchParams): Filter | null {
  try {
    return JSON.parse(parameters.get('filter') ?? 'null');
  } catch {
    return null;
  }
}

export function readListState(search: string, defaults: ListDefaults): ListState {
  const parameters = new URLSearchParams(search);
  const [page, perPage] = ['page', 'perPage'].map((name) => Number(parameters.get(name)));
  const field = parameters.get('sort');
  return {
    page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? PAGE_SIZES[0],
    sort: field ? { field, order: parameters.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaults.sort,
    filter: readFilter(parameters) ?? defaults.filter,
  };
}

export const buildListSearch = ({ page, perPage, sort, filter }: ListState): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  })}`;
