import type { Db } from '../../../database/db.ts';
import type { FindShopper } from '../../../http/access.ts';
import { selectSession } from './queries.ts';
import { hashToken } from './tokens.ts';

/** Finds the shopper of a session token with one query by key; a text that cannot be a token costs no query. */
export const findShopper =
  (db: Db): FindShopper =>
  async (token) => {
    const token_hash = hashToken(token);
    const session = token_hash && (await selectSession(db, token_hash));
    return session ? { user_id: session.user_id, token_hash, email_verified: session.email_verified } : null;
  };
