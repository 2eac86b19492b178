import type { CreateFirstOwner } from '@uruhu/contract/staff/setup';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { hashPassword, hashToken } from '../accounts/accounts.ts';
import { insertStaff, refuseWeakPassword } from '../staff/staff.ts';
import { consumeOwnerLinks, ensureSettings, isOwnerLinkValid } from './queries.ts';

/** Adds the first owner of a shop. Of several visitors with owner links, only the first one becomes the owner. */
export async function createFirstOwner(
  db: Db,
  { token, name, email, username, password }: CreateFirstOwner,
  { ip_address, shopName }: { ip_address: string; shopName: string },
): Promise<Outcome<undefined>> {
  const invalidLink = refuse('owner_link_invalid');
  const token_hash = hashToken(token);
  // Checks the link first, as requests without a valid link must not cause the expensive hashing of a password.
  if (!token_hash || !(await isOwnerLinkValid(db, token_hash))) return invalidLink;
  const weakPassword = await refuseWeakPassword(db, { username, email, shopName }, password);
  if (weakPassword) return weakPassword;
  const password_hash = await hashPassword(password, ip_address);
  const addOwner = async (trx: Db) => {
    if (!(await consumeOwnerLinks(trx, token_hash))) return invalidLink;
    const isInserted = await insertStaff(trx, { username, name, email, role: 'owner', password_hash });
    if (!isInserted) return refuse('username_taken', { fields: ['username'] });
    await ensureSettings(trx, shopName);
    return done(undefined);
  };
  const refusals = { staff_email: () => refuse('email_taken', { fields: ['email'] }) };
  return withConstraintRefusals(refusals, () => transact(db, addOwner));
}
