import type { FindStaff } from '../../http/access.ts';
import type { Db } from '../../http/parts.ts';
import { tokenHash } from '../accounts/accounts.ts';
import { selectStaffSession } from './queries.ts';

/** Who of the staff a bearer token belongs to, by one look-up on the key; a text that is no token of ours costs none. */
export const findStaff =
  (db: Db): FindStaff =>
  async (token) => {
    const token_hash = tokenHash(token);
    const member = token_hash && (await selectStaffSession(db, token_hash));
    return member ? { ...member, token_hash } : null;
  };
