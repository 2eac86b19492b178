import type { OpenSession } from '@uruhu/contract/account';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Person } from '../../http/access.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { isUuid } from '../../uuid.ts';
import { deleteOtherSessions, deleteSessionById, selectOpenSessions } from './queries.ts';

/** The ways in that are open, the newest first; the one that asks is `current`. */
export async function openSessions(db: Db, { user_id, token_hash }: Person): Promise<OpenSession[]> {
  const rows = await selectOpenSessions(db, user_id);
  return rows.map(({ token_hash: own, created_at, expires_at, ...row }) => ({
    ...row,
    ...{ created_at: created_at.toISOString(), expires_at: expires_at.toISOString() },
    current: own.equals(token_hash),
  }));
}

/** Ends one of the person's, perhaps the one that asks; 404 where she has none of that id. */
export async function endSession(db: Db, { user_id }: Person, session_id: string): Promise<Outcome<undefined>> {
  const ended = isUuid(session_id) && (await deleteSessionById(db, user_id, session_id));
  return ended ? done(undefined) : refuse(404, MESSAGE.sessionMissing);
}

/** Ends all of the person's but the one that asks. */
export const endOtherSessions = async (db: Db, { user_id, token_hash }: Person): Promise<void> => {
  await deleteOtherSessions(db, user_id, token_hash);
};
