import type { Db } from '../../../database/db.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';
import { findPasswordFault, type PasswordFault } from './find-password-fault.ts';
import { selectKnownTexts } from './queries.ts';

/** `username` and `email`: those that the member is getting with the password. */
type Member = { staff_id?: string; username?: string; email?: string; shopName?: string };

/** Finds what makes this new password of a member easy to guess: the list of common ones, and what a stranger knows of her and the shop. */
export async function findMemberPasswordFault(
  db: Db,
  { username = '', email = '', shopName = '', ...member }: Member,
  password: string,
): Promise<PasswordFault | null> {
  return findPasswordFault(password, [username, email, shopName, ...(await selectKnownTexts(db, { username, ...member }))]);
}

/** Refuses a new password that is easy to guess, before it is hashed. */
export async function refuseWeakPassword(db: Db, member: Member, password: string): Promise<Refusal | null> {
  const fault = await findMemberPasswordFault(db, member, password);
  return fault && refuse(fault, { fields: ['password'] });
}
