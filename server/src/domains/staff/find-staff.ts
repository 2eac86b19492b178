import type { Db } from '../../database/db.ts';
import type { FindStaff } from '../../http/access.ts';
import { hashToken } from '../accounts/accounts.ts';
import { recordSessionUse, selectStaffSession } from './queries.ts';

/** Finds the staff member of a session token with one query by key; a text that cannot be a token costs no query. */
export const findStaff =
  (db: Db): FindStaff =>
  async (token) => {
    const token_hash = hashToken(token);
    const session = token_hash && (await selectStaffSession(db, token_hash));
    if (!session) return null;
    const { is_last_used_at_outdated, ...member } = session;
    if (is_last_used_at_outdated) await recordSessionUse(db, token_hash);
    return { ...member, token_hash };
  };
