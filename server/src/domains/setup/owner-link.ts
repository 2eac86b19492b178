import type { Db } from '../../database/db.ts';
import { createHashedToken } from '../accounts/accounts.ts';
import { hasOwner, insertOwnerLink } from './queries.ts';

/**
 * Creates a link that lets its visitor become the first owner of the shop; null if the shop has an owner. Links of earlier starts of the
 * server stay valid. The token is in the fragment of the URL, which browsers do not send, so proxies cannot log it.
 */
export async function createOwnerLink(db: Db, publicUrl: string): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const { token, token_hash } = createHashedToken();
  await insertOwnerLink(db, token_hash);
  return `${publicUrl}/admin/setup#${token}`;
}
