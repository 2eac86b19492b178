import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { hashToken } from '../accounts/accounts.ts';
import { withdrawMails } from '../mail/mail.ts';
import { deleteOpenWaits, lockWaitingShopper, selectLinkOwner } from './queries.ts';

/** Ends all waits of the shopper to whom the link was mailed, and withdraws unsent mails. Refuses (400) an invalid or expired link. */
export async function stopWaits(db: Db, token: string): Promise<Outcome<null>> {
  const token_hash = hashToken(token);
  const linkOwner = token_hash && (await selectLinkOwner(db, token_hash));
  if (!linkOwner) return refuse('email_link_invalid');
  const { user_id } = linkOwner;
  return transact(db, async (trx) => {
    // notifyWaitingShoppers locks the shopper, too, before it writes her mail. Without this lock it could write one after the withdrawal.
    await lockWaitingShopper(trx, user_id);
    await deleteOpenWaits(trx, user_id);
    await withdrawMails(trx, user_id, 'backInStock');
    return done(null);
  });
}
