import type { Result } from '@uruhu/contract/client';
import type { List } from '@uruhu/contract/fields/list';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { callApi } from '#app/api/call-api.ts';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';

type Wishlist = Result<List<WishlistEntry>>;

/** The whole wishlist, for a clientLoader. */
export const loadWishlist = (): Promise<Wishlist> =>
  loadAccountData(() => callApi(async () => (await import('./wishlist-sync.ts')).readWishlist()));

/** The wishlist of a clientLoader, loaded again when the connection is back. The account layout reloads it on a return to the tab. */
export function useWishlist(loaded: Wishlist) {
  const { result, reload } = useAccountData(loaded);
  useWindowEvent('online', reload);
  return { result, reload };
}
