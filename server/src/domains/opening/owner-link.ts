import type { Db } from '../../database/db.ts';
import { createToken, hashToken } from '../accounts/accounts.ts';
import { hasOwner, insertOwnerLink } from './queries.ts';

/**
 * Creates a link that makes its visitor the first owner; null for a shop that has one. Links of earlier starts stay valid. The token is
 * in the fragment, which browsers send to no server, so it appears in no log of a proxy.
 */
export async function createOwnerLink(db: Db, publicUrl: string): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const token = createToken();
  await insertOwnerLink(db, hashToken(token) as Buffer);
  return `${publicUrl}/admin/setup#${token}`;
}
