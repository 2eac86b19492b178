import { FILTERS } from '@uruhu/contract/filters';
import { matchAll, QUERY_LENGTH_MAX } from '../search/search.ts';
import { addBit, type Bitset, emptyBitset } from './bitset.ts';
import { facetsJson } from './facets.ts';
import { keeper } from './kept.ts';
import type { Catalogue } from './load.ts';
import { type Filters, type Selected, select } from './selection.ts';

/** What people ask for is asked again: on the next page, in another order, by the next visitor. */
const FILTERED_BYTES = 12 * 1024 * 1024;
const SEARCHED_BYTES = 4 * 1024 * 1024;
/** About what one takes besides its sets and texts. */
const OVERHEAD_BYTES = 1_000;

/** What a text has found: as a set, and best first. */
export type Searched = { set: Bitset; order: Uint32Array; corrected: string | null };
/** Called before what is not kept is worked out; throws where that is not to be. */
export type Ask = () => Promise<void>;
/** `searched` is null where no text was looked for. */
export type Filtered = { searched: Searched | null; selected: Selected; facets: string };

const bytesOf = ({ set, order }: Searched) => OVERHEAD_BYTES + set.byteLength + order.byteLength;

/** The same for texts that find the same. */
export const textOf = (search: string | null | undefined): string => (search ?? '').slice(0, QUERY_LENGTH_MAX).trim().toLowerCase();

/** The same for filters that ask for the same. */
function keyOf(filters: Filters): string {
  const asked = FILTERS.map((name) => filters[name]?.toSorted() ?? []);
  return JSON.stringify([filters.min_price ?? 0, filters.max_price ?? null, textOf(filters.search), ...asked]);
}

function searchNow(catalogue: Catalogue, text: string): Searched {
  const { order, corrected } = matchAll(catalogue.search, text);
  const set = emptyBitset(catalogue.entries.length);
  for (const position of order) addBit(set, position);
  return { set, order, corrected };
}

function filterNow(catalogue: Catalogue, filters: Filters, searched: Searched | null): Filtered {
  const selection = select(catalogue.index, filters, searched?.set);
  const { set, count } = selection;
  return { searched, selected: { set, count }, facets: facetsJson(catalogue.index, catalogue.orders.discounted_price.order, selection) };
}

/** Searches and filters, keeping what was found, what fits and its facets. */
export function filteredReader() {
  const keepSearched = keeper(SEARCHED_BYTES, bytesOf);
  const keepFiltered = keeper(FILTERED_BYTES, ({ searched, selected, facets }: Filtered) => {
    // What was found is on the other shelf too; there it may go first.
    const found = searched ? bytesOf(searched) : 0;
    return OVERHEAD_BYTES + found + (selected.set?.byteLength ?? 0) + 2 * facets.length;
  });
  /** A text of nothing but spaces looks for nothing. */
  async function search(catalogue: Catalogue, text: string | null | undefined, ask: Ask): Promise<Searched | null> {
    const key = textOf(text);
    if (key === '') return null;
    return keepSearched(catalogue, key, async () => {
      await ask();
      return searchNow(catalogue, key);
    });
  }
  return {
    search,
    filter: (catalogue: Catalogue, filters: Filters, ask: Ask): Promise<Filtered> =>
      keepFiltered(catalogue, keyOf(filters), async () => {
        await ask();
        // Asked once for both.
        return filterNow(catalogue, filters, await search(catalogue, filters.search, async () => {}));
      }),
  };
}
