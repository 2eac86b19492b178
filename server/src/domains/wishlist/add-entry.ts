import { WISHLIST_MAX } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { countEntries, holdProduct, insertEntry, lockOwner, selectEntry } from './queries.ts';
import type { Shelf } from './shelf.ts';

/** Puts a product into the wishlist. One that is in it already is refused with the entry that it has. */
export function addEntry(db: Db, shelf: Shelf, user_id: string, product_id: string): Promise<Outcome<WishlistEntry>> {
  return transact(db, async (trx) => {
    const product = shelf.find(product_id);
    if (!product || !(await holdProduct(trx, product_id))) return refuse(404, MESSAGE.productMissing);
    // The account was erased while this call was on its way.
    if (!(await lockOwner(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    const same = await selectEntry(trx, user_id, product_id);
    if (same) return refuse(409, MESSAGE.wishlistHasIt, { data: { ...same, product } });
    if ((await countEntries(trx, user_id)) >= WISHLIST_MAX) {
      return refuse(422, `A wishlist takes at most ${WISHLIST_MAX} products. Remove one to add another.`);
    }
    return done({ ...(await insertEntry(trx, user_id, product_id)), product });
  });
}
