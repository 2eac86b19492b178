import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { hashToken } from '../accounts/accounts.ts';
import { deleteOpenWaits, selectByStopToken } from './queries.ts';

/** Ends all waits of the shopper to whom the link was mailed. Refuses (400) an invalid link. */
export async function stopWaits(db: Db, token: string): Promise<Outcome<null>> {
  const stop_token_hash = hashToken(token);
  const waiter = stop_token_hash && (await selectByStopToken(db, stop_token_hash));
  if (!waiter) return refuse('email_link_invalid');
  await deleteOpenWaits(db, waiter.user_id);
  return done(null);
}
