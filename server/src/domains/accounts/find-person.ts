import type { FindPerson } from '../../http/access.ts';
import type { Db } from '../../http/parts.ts';
import { selectSession } from './queries.ts';
import { tokenHash } from './tokens.ts';

/** Whom a bearer token belongs to, by one look-up on the key; a text that is no token of ours costs none. */
export const findPerson =
  (db: Db): FindPerson =>
  async (token) => {
    const token_hash = tokenHash(token);
    const session = token_hash && (await selectSession(db, token_hash));
    return session ? { user_id: session.user_id, token_hash } : null;
  };
