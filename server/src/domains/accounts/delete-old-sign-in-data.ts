import type { Db } from '../../database/db.ts';
import { deleteExpiredLinks } from './email/delete-expired-links.ts';
import { deleteOldSessionData } from './sessions/queries.ts';

/** Deletes old sign-ins, and expired sessions and links. */
export async function deleteOldSignInData(db: Db): Promise<void> {
  await deleteOldSessionData(db);
  await deleteExpiredLinks(db);
}
