import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { deleteEntry } from './queries.ts';

/** Removes an entry from the shopper's wishlist; entries of others are not found. */
export async function removeEntry(db: Db, user_id: string, wishlist_id: string): Promise<Outcome<null>> {
  const isRemoved = isUuid(wishlist_id) && (await deleteEntry(db, user_id, wishlist_id));
  return isRemoved ? done(null) : refuse('wishlist_entry_not_found');
}
