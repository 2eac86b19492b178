import type { WishlistEntry, WishlistMark } from '@uruhu/contract/wishlist';
import type { Db } from '../../database/db.ts';
import type { ProductLookup } from '../../product-lookup.ts';
import { selectEntries } from './queries.ts';

/** `wantsOnlyMarks`: the storefront needs only the ids, to mark the products of a list. */
type WishlistParams = { page: number; pagination: number; wantsOnlyMarks: boolean };
type WishlistPage = { results: (WishlistMark | WishlistEntry)[]; count: number };

/** The shopper's wishlist, newest first, without unpublished products, which return when published again. */
export async function readWishlist(
  db: Db,
  products: ProductLookup,
  user_id: string,
  { page, pagination, wantsOnlyMarks }: WishlistParams,
): Promise<WishlistPage> {
  const published = (await selectEntries(db, user_id)).filter(({ product_id }) => products.has(product_id));
  const pageEntries = published.slice((page - 1) * pagination, page * pagination);
  const addProduct = (mark: WishlistMark) => {
    const product = products.find(mark.product_id);
    return product ? [{ ...mark, product }] : [];
  };
  return { results: wantsOnlyMarks ? pageEntries : pageEntries.flatMap(addProduct), count: published.length };
}

/** Ids of all products in the wishlist, newest first, published or not. */
export async function listWishlistProducts(db: Db, user_id: string): Promise<string[]> {
  return (await selectEntries(db, user_id)).map(({ product_id }) => product_id);
}
