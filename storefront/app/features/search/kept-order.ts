import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#app/lib/paths.ts';

export type KeptOrder = { sort?: string; perPage?: string };

/** The sort order and page size of the results page, which another search text keeps; empty on all other pages. */
export function useKeptOrder(): KeptOrder {
  const [query] = useSearchParams();
  if (useLocation().pathname !== paths.search()) return {};
  return Object.fromEntries(['sort', 'perPage'].flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}
