import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#app/lib/paths.ts';

export type ResultSettings = { sort?: string; perPage?: string };

/** The sort order and page size of the results page, which stay when the shopper searches for another text. Empty on other pages. */
export function useResultSettings(): ResultSettings {
  const [query] = useSearchParams();
  if (useLocation().pathname !== paths.search()) return {};
  return Object.fromEntries(['sort', 'perPage'].flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}
