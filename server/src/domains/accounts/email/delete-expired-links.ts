import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done } from '../../../lib/outcome.ts';
import { lockUser } from '../queries.ts';
import { deleteExpiredEmailLinks, dropUnconfirmablePendingEmail, freeUnusedEmails, selectOwnersOfExpiredLinks } from './queries.ts';

/**
 * Deletes expired links, with the addresses that they reserved for their accounts and the pending changes that can no longer be confirmed.
 */
export async function deleteExpiredLinks(db: Db): Promise<void> {
  for (const user_id of await selectOwnersOfExpiredLinks(db)) {
    await transact(db, async (trx) => {
      const user = await lockUser(trx, user_id);
      if (!user) return done(undefined);
      await deleteExpiredEmailLinks(trx, user_id);
      await dropUnconfirmablePendingEmail(trx, user);
      await freeUnusedEmails(trx, user_id);
      return done(undefined);
    });
  }
}
