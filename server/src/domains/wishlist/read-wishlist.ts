import type { WishlistEntry, WishlistMark } from '@uruhu/contract/wishlist';
import type { Db } from '../../http/parts.ts';
import type { Shelf } from '../../shop-shelf.ts';
import { selectEntries } from './queries.ts';

/** `marks`: without the products. */
type Wanted = { page: number; pagination: number; marks: boolean };
type WishlistPage = { results: (WishlistMark | WishlistEntry)[]; count: number };

/** What the person wants and can be shown, newest first. What is not sold now is left out, and is back when it is sold again. */
export async function readWishlist(db: Db, shelf: Shelf, user_id: string, { page, pagination, marks }: Wanted): Promise<WishlistPage> {
  const sold = (await selectEntries(db, user_id)).filter(({ product_id }) => shelf.has(product_id));
  const shown = sold.slice((page - 1) * pagination, page * pagination);
  const withProduct = (mark: WishlistMark) => {
    const product = shelf.find(mark.product_id);
    return product ? [{ ...mark, product }] : [];
  };
  return { results: marks ? shown : shown.flatMap(withProduct), count: sold.length };
}

/** Which products the person wants, newest first, sold or not. */
export async function wishedProducts(db: Db, user_id: string): Promise<string[]> {
  return (await selectEntries(db, user_id)).map(({ product_id }) => product_id);
}
