import { useListContext } from 'ra-core';

type Filter = Readonly<Record<string, unknown>>;

/** The filter in the address of the page; null if the address has none, or if it is not readable. */
function readAddressFilter(): Filter | null {
  try {
    return JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Returns the function that changes the filter of the list. It changes the filter in the address, which the list may not show yet on a busy computer:
 * a member who chooses a tab and at once searches wants both.
 */
export function useFilterChange(): (change: (filter: Filter) => Filter) => void {
  const { filterValues, setFilters } = useListContext();
  return (change) => setFilters(change(readAddressFilter() ?? filterValues));
}
