import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { hashToken } from '../accounts/accounts.ts';
import { deleteOpenWaits, selectLinkOwner } from './queries.ts';

/** Ends all waits of the shopper to whom the link was mailed. Refuses (400) an invalid or expired link. */
export async function stopWaits(db: Db, token: string): Promise<Outcome<null>> {
  const token_hash = hashToken(token);
  const owner = token_hash && (await selectLinkOwner(db, token_hash));
  if (!owner) return refuse('email_link_invalid');
  await deleteOpenWaits(db, owner.user_id);
  return done(null);
}
