import type { LightProduct } from '@uruhu/contract/product';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import type { Db } from '../../http/parts.ts';
import { selectEntries } from './queries.ts';

/** The product as every list shows it; undefined where it is not sold. */
export type FindLight = (product_id: string) => LightProduct | undefined;

/** What the person wants and can be shown, newest first. What is not sold now is left out, and is back when it is sold again. */
export async function readWishlist(db: Db, findLight: FindLight, user_id: string): Promise<WishlistEntry[]> {
  const entries = await selectEntries(db, user_id);
  return entries.flatMap((entry) => {
    const product = findLight(entry.product_id);
    return product ? [{ ...entry, product }] : [];
  });
}
