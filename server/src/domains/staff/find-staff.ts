import type { Db } from '../../database/db.ts';
import type { FindStaff } from '../../http/access.ts';
import { hashToken } from '../accounts/accounts.ts';
import { recordSessionUse, selectStaffSession } from './queries.ts';

/**
 * Creates the function that finds the staff member of a session token. It looks up the token's hash with one query, and makes no query for a
 * text that cannot be a token.
 */
export const createStaffFinder =
  (db: Db): FindStaff =>
  async (token, { isUnattended } = { isUnattended: false }) => {
    const token_hash = hashToken(token);
    const session = token_hash && (await selectStaffSession(db, token_hash));
    if (!session) return null;
    const { is_last_used_at_outdated, ...member } = session;
    if (is_last_used_at_outdated && !isUnattended) await recordSessionUse(db, token_hash);
    return { ...member, token_hash };
  };
