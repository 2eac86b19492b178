import { WISHLIST_MAX } from '@uruhu/contract/constants';
import type { WishlistEntry } from '@uruhu/contract/wishlist';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { ProductLookup } from '../../product-lookup.ts';
import { deleteEntry, insertEntry, lockProduct, lockShopper, selectEntries, selectEntry } from './queries.ts';

/**
 * Makes room for one more entry, and returns whether there is room. In a full wishlist, deletes entries of unpublished products, oldest
 * first, as the shopper cannot see and remove them.
 */
async function makeRoom(trx: Db, products: ProductLookup, user_id: string): Promise<boolean> {
  const entries = await selectEntries(trx, user_id);
  const excessCount = entries.length + 1 - WISHLIST_MAX;
  if (excessCount <= 0) return true;
  const unpublished = entries.filter(({ product_id }) => !products.has(product_id)).reverse();
  if (unpublished.length < excessCount) return false;
  for (const { wishlist_id } of unpublished.slice(0, excessCount)) await deleteEntry(trx, user_id, wishlist_id);
  return true;
}

/** Adds a product to the wishlist. If the product is already in it, the refusal contains its entry. */
export function addEntry(db: Db, products: ProductLookup, user_id: string, product_id: string): Promise<Outcome<WishlistEntry>> {
  return transact(db, async (trx) => {
    const product = products.find(product_id);
    if (!product || !(await lockProduct(trx, product_id))) return refuse('product_not_found');
    // The account may have been erased during this request.
    if (!(await lockShopper(trx, user_id))) return refuse('not_authorized');
    const existing = await selectEntry(trx, user_id, product_id);
    if (existing) return refuse('already_in_wishlist', { data: { ...existing, product } });
    if (!(await makeRoom(trx, products, user_id))) {
      return refuse('wishlist_full', { values: { most: WISHLIST_MAX } });
    }
    return done({ ...(await insertEntry(trx, user_id, product_id)), product });
  });
}
