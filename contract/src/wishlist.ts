import { z } from 'zod';
import { lightProduct, pagination } from './catalogue/product.ts';
import { PAGE_SIZE_MAX } from './constants.ts';
import { createListSchema } from './fields/list.ts';
import { id, knownText, page, untrustedUserId } from './fields/text.ts';

/** The ids of an entry, without its product: all that a wishlist button needs. */
export const wishlistEntryIds = z.object({ wishlist_id: z.string(), product_id: z.string() });
export type WishlistEntryIds = z.infer<typeof wishlistEntryIds>;

export const wishlistEntry = wishlistEntryIds.extend({ product: lightProduct });
export type WishlistEntry = z.infer<typeof wishlistEntry>;

/** The number of the page comes in the body, as the specification's client sends it, or in the URL, as links to other pages have it. */
export const wishlistBody = z.object({
  user_id: untrustedUserId,
  page,
  pagination: pagination(PAGE_SIZE_MAX),
  /** 'marks' leaves the products out: a page that only shows wishlist buttons does not load them. */
  scope: knownText(100).nullish(),
});

export const wishlistPage = createListSchema(wishlistEntryIds.extend({ product: lightProduct.optional() }));

export const addToWishlistBody = z.object({ user_id: untrustedUserId, product_id: id });
export const removeFromWishlistBody = z.object({ user_id: untrustedUserId, wishlist_id: id });
