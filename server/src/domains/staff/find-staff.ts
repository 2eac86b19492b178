import type { Db } from '../../database/db.ts';
import type { FindStaff } from '../../http/access.ts';
import { hashToken } from '../accounts/accounts.ts';
import { selectStaffSession } from './queries.ts';

/** Finds the staff member of a session token with one query by key; a text that cannot be a token costs no query. */
export const findStaff =
  (db: Db): FindStaff =>
  async (token) => {
    const token_hash = hashToken(token);
    const member = token_hash && (await selectStaffSession(db, token_hash));
    return member ? { ...member, token_hash } : null;
  };
