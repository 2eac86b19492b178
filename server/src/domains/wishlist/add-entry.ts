import { WISHLIST_MAX } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Shelf } from '../../shop-shelf.ts';
import { deleteEntry, holdProduct, insertEntry, lockOwner, selectEntries, selectEntry } from './queries.ts';

/**
 * Whether there is room for one more. What is not listed, as it is not sold, makes room where there is none, the oldest first: nobody
 * could take it out.
 */
async function makeRoom(trx: Db, shelf: Shelf, user_id: string): Promise<boolean> {
  const entries = await selectEntries(trx, user_id);
  const surplus = entries.length + 1 - WISHLIST_MAX;
  if (surplus <= 0) return true;
  const unlisted = entries.filter(({ product_id }) => !shelf.has(product_id)).reverse();
  if (unlisted.length < surplus) return false;
  for (const { wishlist_id } of unlisted.slice(0, surplus)) await deleteEntry(trx, user_id, wishlist_id);
  return true;
}

/** Puts a product into the wishlist. One that is in it already is refused with the entry that it has. */
export function addEntry(db: Db, shelf: Shelf, user_id: string, product_id: string): Promise<Outcome<WishlistEntry>> {
  return transact(db, async (trx) => {
    const product = shelf.find(product_id);
    if (!product || !(await holdProduct(trx, product_id))) return refuse(404, MESSAGE.productMissing);
    // The account was erased while this call was on its way.
    if (!(await lockOwner(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    const same = await selectEntry(trx, user_id, product_id);
    if (same) return refuse(409, MESSAGE.wishlistHasIt, { data: { ...same, product } });
    if (!(await makeRoom(trx, shelf, user_id))) {
      return refuse(422, `A wishlist takes at most ${WISHLIST_MAX} products. Remove one to add another.`);
    }
    return done({ ...(await insertEntry(trx, user_id, product_id)), product });
  });
}
