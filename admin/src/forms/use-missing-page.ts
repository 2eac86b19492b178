import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#admin/ui/use-debounced.ts';

/** A product that is no longer sold answers 410. */
const MISSING_STATUSES = [404, 410];

/** Whether the shop has no page at a path that a staff member types. False for URLs of other sites, and while the shop cannot be asked. */
export function useMissingPage(typedUrl: string): boolean {
  // Asks for the path without the query, because the shop would count a half-typed address of its search page as a search.
  const [path = ''] = useDebounced(typedUrl.trim()).split(/[?#]/);
  const { data } = useQuery({
    queryKey: ['shop-page', path],
    queryFn: async () => MISSING_STATUSES.includes((await fetch(path, { method: 'HEAD' })).status),
    enabled: /^\/(?!\/)/.test(path),
    retry: false,
  });
  return data ?? false;
}
