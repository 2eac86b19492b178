import type { wishlistEndpoints } from '@uruhu/contract/endpoints/wishlist';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { buildNeighbourUrls } from '../../http/neighbours.ts';
import { createDataReply, createMessageReply, mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { createProductLookup } from '../../product-lookup.ts';
import { addEntry } from './add-entry.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeEntry } from './remove-entry.ts';

export function createWishlistHandlers({ db, snapshot }: AppContext): Handlers<typeof wishlistEndpoints> {
  return {
    wishlist: async ({ shopper, query, body: { pagination, scope, ...body }, url, language }) => {
      const products = createProductLookup(snapshot, language);
      const page = query.page ?? body.page;
      const list = await readWishlist(db, products, shopper.user_id, { page, pagination, wantsOnlyIds: scope === 'marks' });
      return done({ ...list, ...buildNeighbourUrls(url, { page, pageSize: pagination, count: list.count }) });
    },
    addToWishlist: async ({ shopper, body, language, messages }) => {
      const products = createProductLookup(snapshot, language);
      return mapOutcome(await addEntry(db, products, shopper.user_id, body.product_id), createDataReply(messages.successes.wishlistAdded));
    },
    removeFromWishlist: async ({ shopper, body, messages }) =>
      mapOutcome(await removeEntry(db, shopper.user_id, body.wishlist_id), createMessageReply(messages.successes.wishlistRemoved)),
  };
}
