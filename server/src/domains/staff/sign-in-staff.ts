import { normaliseSignInName } from '@uruhu/contract/rules/sign-in-name';
import type { StaffSession } from '@uruhu/contract/staff';
import { isBuiltInPassword } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { createToken, hashToken, isPasswordCorrect, withSignInLimit } from '../accounts/accounts.ts';
import { hasSignedInFrom, insertStaffSession, selectStaffByName } from './queries.ts';

/** Covers a working day and a long evening. */
const SESSION_HOURS = 12;

/** `demo`: only a demo accepts the built-in passwords, which are public in the sources. */
type SignInOrigin = { address: string; demo: boolean };

/**
 * Signs in a staff member. A wrong name and a wrong password get the same response after the same time. Throws TryLater after too many
 * wrong passwords, with the same limits as shoppers' sign-ins.
 */
export async function signInStaff(
  db: Db,
  { username, password }: { username: string; password: string },
  { address, demo }: SignInOrigin,
): Promise<Outcome<StaffSession>> {
  const name = normaliseSignInName(username);
  const found = await selectStaffByName(db, name);
  const account = found ? `staff ${found.staff_id}` : `staff name ${name}`;
  // Runs the same query for an unknown name, so that the response time does not reveal it.
  const isKnownAddress = await hasSignedInFrom(db, found?.staff_id ?? null, address);
  const isPasswordAllowed = demo || !isBuiltInPassword(password);
  const isCorrect = await withSignInLimit(
    db,
    { account, address, isKnownAddress },
    async () => (await isPasswordCorrect(found?.password_hash, password, address)) && isPasswordAllowed,
  );
  if (!found || !isCorrect) return refuse('sign_in_failed');
  const token = createToken();
  const { password_hash, ...staff } = found;
  const session = { token_hash: hashToken(token) as Buffer, staff_id: staff.staff_id, address, hours: SESSION_HOURS };
  return (await insertStaffSession(db, password_hash, session)) ? done({ token, staff }) : refuse('sign_in_failed');
}
