import type { Result } from '@uruhu/contract/client';
import type { List } from '@uruhu/contract/list';
import { REFUSAL } from '@uruhu/contract/rules/refusals';
import type { WishlistEntry } from '@uruhu/contract/wishlist';

/** The whole wishlist. What asks for it comes on demand, as on every page: where it cannot be had, no answer came. */
export async function askWishlist(): Promise<Result<List<WishlistEntry>>> {
  try {
    const { readWishlist } = await import('#app/lib/wishlist-live.ts');
    return await readWishlist();
  } catch {
    return { ok: false, status: 0, message: REFUSAL.network, errors: [] };
  }
}
