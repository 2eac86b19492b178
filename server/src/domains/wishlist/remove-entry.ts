import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { isUuid } from '../../uuid.ts';
import { deleteEntry } from './queries.ts';

/** Takes an entry out of the person's wishlist; somebody else's is not there. */
export async function removeEntry(db: Db, user_id: string, wishlist_id: string): Promise<Outcome<null>> {
  const gone = isUuid(wishlist_id) && (await deleteEntry(db, user_id, wishlist_id));
  return gone ? done(null) : refuse(404, MESSAGE.wishlistEntryMissing);
}
