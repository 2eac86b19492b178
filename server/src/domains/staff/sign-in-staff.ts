import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { StaffSession } from '@uruhu/contract/staff';
import { isBuiltIn } from '../../config.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { guess, newToken, passwordFits, signInName, tokenHash } from '../accounts/accounts.ts';
import { hasComeFrom, insertStaffSession, selectStaffByName } from './queries.ts';

/** A working day and a long evening. */
const SESSION_HOURS = 12;

/** `demo`: a password that everybody can read in our sources opens a demo, and nothing else. */
type Asking = { address: string; demo: boolean };

/**
 * Signs in a member of staff. A wrong name and a wrong password are answered alike, in the same time; throws TryLater after too many of
 * them, by the counts that shoppers' sign-ins have.
 */
export async function signInStaff(
  db: Db,
  { username, password }: { username: string; password: string },
  { address, demo }: Asking,
): Promise<Outcome<StaffSession>> {
  const name = signInName(username);
  const found = await selectStaffByName(db, name);
  const account = found ? `staff ${found.staff_id}` : `staff name ${name}`;
  // The same is asked of a name that nobody has: the time of the answer must not tell.
  const known = await hasComeFrom(db, found?.staff_id ?? null, address);
  const open = demo || !isBuiltIn(password);
  const fits = await guess(db, { account, address, known }, async () => (await passwordFits(found?.password_hash, password)) && open);
  if (!found || !fits) return refuse(401, MESSAGE.wrongPassword);
  const token = newToken();
  const { password_hash, ...staff } = found;
  const session = { token_hash: tokenHash(token) as Buffer, staff_id: staff.staff_id, address, hours: SESSION_HOURS };
  return (await insertStaffSession(db, password_hash, session)) ? done({ token, staff }) : refuse(401, MESSAGE.wrongPassword);
}
