import type { WishlistEntry, WishlistEntryIds } from '@uruhu/contract/wishlist';
import type { Db } from '../../database/db.ts';
import type { ProductLookup } from '../../product-lookup.ts';
import { selectEntries } from './queries.ts';

/** `wantsOnlyIds`: leave out the products, because the storefront only marks which products of a page are in the wishlist. */
type WishlistParams = { page: number; pagination: number; wantsOnlyIds: boolean };
type WishlistPage = { results: (WishlistEntryIds | WishlistEntry)[]; count: number };

/** The shopper's wishlist, newest first, without products that are not published now. */
export async function readWishlist(
  db: Db,
  products: ProductLookup,
  user_id: string,
  { page, pagination, wantsOnlyIds }: WishlistParams,
): Promise<WishlistPage> {
  const published = (await selectEntries(db, user_id)).filter(({ product_id }) => products.has(product_id));
  const pageEntries = published.slice((page - 1) * pagination, page * pagination);
  const listWithProduct = (ids: WishlistEntryIds) => {
    const product = products.find(ids.product_id);
    return product ? [{ ...ids, product }] : [];
  };
  return { results: wantsOnlyIds ? pageEntries : pageEntries.flatMap(listWithProduct), count: published.length };
}

/** Ids of all products in the wishlist, newest first, published or not. */
export async function listWishlistProductIds(db: Db, user_id: string): Promise<string[]> {
  return (await selectEntries(db, user_id)).map(({ product_id }) => product_id);
}
