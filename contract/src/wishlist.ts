import { z } from 'zod';
import { PAGE_SIZE_MAX } from './constants.ts';
import { listOf } from './list.ts';
import { lightProduct, pagination } from './product.ts';
import { claimedUserId, id, page } from './text.ts';

/** That a product is in the wishlist: what a heart needs to know. */
export const wishlistMark = z.object({ wishlist_id: z.string(), product_id: z.string() });
export type WishlistMark = z.infer<typeof wishlistMark>;

export const wishlistEntry = wishlistMark.extend({ product: lightProduct });
export type WishlistEntry = z.infer<typeof wishlistEntry>;

/** The page may be named in the body, as the specification's client does, or in the address, as links to other pages do. */
export const wishlistQuery = z.object({
  user_id: claimedUserId,
  page,
  pagination: pagination(PAGE_SIZE_MAX),
  /** 'marks' leaves the products out: a phone that only lights its hearts need not pay for them. */
  scope: z.string().max(100).nullish(),
});
export type WishlistQuery = Partial<z.input<typeof wishlistQuery>>;

export const wishlistPage = listOf(wishlistMark.extend({ product: lightProduct.optional() }));

export const wishlistAdd = z.object({ user_id: claimedUserId, product_id: id });
export const wishlistDelete = z.object({ user_id: claimedUserId, wishlist_id: id });
