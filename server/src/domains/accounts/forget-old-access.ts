import type { Db } from '../../database/db.ts';
import { forgetExpiredLinks } from './email/forget-links.ts';
import { deleteOldAccess } from './sessions/queries.ts';

/** Deletes old sign-ins, and expired sessions and links. */
export async function forgetOldAccess(db: Db): Promise<void> {
  await deleteOldAccess(db);
  await forgetExpiredLinks(db);
}
