import type { Db } from '../../../database/db.ts';
import type { FindShopper } from '../../../http/access.ts';
import { selectSession } from './queries.ts';
import { hashToken } from './tokens.ts';

/**
 * Creates the function that finds the shopper of a session token. It looks up the token's hash with one query, and makes no query for a text
 * that cannot be a token.
 */
export const createShopperFinder =
  (db: Db): FindShopper =>
  async (token) => {
    const token_hash = hashToken(token);
    const session = token_hash && (await selectSession(db, token_hash));
    return session ? { user_id: session.user_id, token_hash, email_verified: session.email_verified } : null;
  };
