import { z } from 'zod';
import { addToWishlistBody, removeFromWishlistBody, wishlistBody, wishlistEntry, wishlistPage } from '../wishlist.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, messageReply } from './replies.ts';

const tag = 'wishlist';
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined) });

export const wishlistEndpoints = {
  wishlist: defineEndpoint(SHOP_PATHS.wishlist, {
    tag,
    summary: "The shopper's wishlist, newest first",
    description:
      "`scope: 'marks'` leaves the products out. Entries of products that the shop does not sell at present are kept, but not listed. Adding a product to a full wishlist deletes the oldest of these entries.",
    access: 'shopper',
    cost: { cpu: 3, database: 3 },
    query: pageQuery,
    body: wishlistBody,
    reply: wishlistPage,
    refusals: [],
  }),
  addToWishlist: defineEndpoint(SHOP_PATHS.addToWishlist, {
    tag,
    summary: 'Add a product to the wishlist',
    access: 'shopper',
    cost: { cpu: 2, database: 6 },
    body: addToWishlistBody,
    reply: dataReply(wishlistEntry),
    refusals: ['product_not_found', 'already_in_wishlist', 'wishlist_full'],
  }),
  removeFromWishlist: defineEndpoint(SHOP_PATHS.removeFromWishlist, {
    tag,
    summary: 'Remove an entry from the wishlist',
    access: 'shopper',
    cost: { cpu: 2, database: 3 },
    body: removeFromWishlistBody,
    reply: messageReply,
    refusals: ['wishlist_entry_not_found'],
  }),
};
