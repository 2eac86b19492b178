import type { Result } from '@uruhu/contract/client';
import type { List } from '@uruhu/contract/fields/list';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { callApi } from '#app/api/call-api.ts';
import { loadOwnData, useOwnData } from '#app/features/session/own-data.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';

type Wishlist = Result<List<WishlistEntry>>;

/** The whole wishlist, for a clientLoader. */
export const loadWishlist = (): Promise<Wishlist> =>
  loadOwnData(() => callApi(async () => (await import('./wishlist-sync.ts')).readWishlist()));

/**
 * The wishlist of a clientLoader. The hook loads it again when the connection is back; the account layout does so on a return to the tab.
 */
export function useWishlist(loaded: Wishlist) {
  const { result, reload } = useOwnData(loaded);
  useWindowEvent('online', reload);
  return { result, reload };
}
