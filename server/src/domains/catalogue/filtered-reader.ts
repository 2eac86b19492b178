import { FILTERS } from '@uruhu/contract/filters';
import type { Parts } from '../../http/parts.ts';
import { type Shelf, shelf } from '../../http/shelf.ts';
import { facetsJson } from './facets.ts';
import type { Catalogue } from './load.ts';
import { type Filters, type Selected, select } from './selection.ts';

/** What people ask for is asked again: on the next page, in another order, by the next visitor. */
const KEPT_BYTES = 16 * 1024 * 1024;
const KEY_LENGTH_MAX = 1_000;
/** About what one takes besides its set and its texts. */
const OVERHEAD_BYTES = 1_000;

export type Filtered = { catalogue: Catalogue; selected: Selected; facets: string };

/** The same for filters that ask for the same. */
function keyOf(filters: Filters): string {
  const asked = FILTERS.map((name) => filters[name]?.toSorted() ?? []);
  return JSON.stringify([filters.min_price ?? 0, filters.max_price ?? null, filters.search?.toLowerCase().trim() ?? '', ...asked]);
}

function filterNow(catalogue: Catalogue, filters: Filters): Filtered {
  const selection = select(catalogue.index, filters);
  const { set, count } = selection;
  return { catalogue, selected: { set, count }, facets: facetsJson(catalogue.index, catalogue.orders.discounted_price.order, selection) };
}

/** Filters, keeping what fits and its facets for as long as the snapshot they belong to is served. */
export function filteredReader({ snapshot }: Pick<Parts, 'snapshot'>): (filters: Filters) => Filtered {
  let of: Catalogue | null = null;
  let kept: Shelf<Filtered> = shelf(KEPT_BYTES);
  return (filters) => {
    const { catalogue } = snapshot.current();
    if (of !== catalogue) {
      of = catalogue;
      kept = shelf(KEPT_BYTES);
    }
    const key = keyOf(filters);
    const known = kept.get(key);
    if (known) return known;
    const filtered = filterNow(catalogue, filters);
    const bytes = OVERHEAD_BYTES + (filtered.selected.set?.byteLength ?? 0) + filtered.facets.length;
    if (key.length <= KEY_LENGTH_MAX) kept.put(key, filtered, bytes);
    return filtered;
  };
}
