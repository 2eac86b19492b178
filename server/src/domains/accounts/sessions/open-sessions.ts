import type { OpenSession } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import type { SignedInShopper } from '../../../http/access.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { deleteOtherSessions, deleteSessionById, selectOpenSessions } from './queries.ts';

/** The shopper's sessions, newest first; the session of this request is `current`. */
export async function listOpenSessions(db: Db, { user_id, token_hash }: SignedInShopper): Promise<OpenSession[]> {
  const rows = await selectOpenSessions(db, user_id);
  return rows.map(({ token_hash: session_token_hash, created_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: session_token_hash.equals(token_hash),
  }));
}

/** Ends one of the shopper's sessions, which may be the current one; 404 if there is none with that id. */
export async function endSession(db: Db, { user_id }: SignedInShopper, session_id: string): Promise<Outcome<undefined>> {
  const hasEnded = isUuid(session_id) && (await deleteSessionById(db, user_id, session_id));
  return hasEnded ? done(undefined) : refuse('session_not_found');
}

/** Ends all of the shopper's sessions except the current one. */
export const endOtherSessions = async (db: Db, { user_id, token_hash }: SignedInShopper): Promise<void> => {
  await deleteOtherSessions(db, user_id, token_hash);
};
