import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isPasswordCorrect, withSignInLimit } from '../../accounts/accounts.ts';
import { selectPasswordHash } from '../queries.ts';

/** `field`: the form field of the password, for the refusal. */
type EnteredPassword = { staff_id: string; ip_address: string; field: 'password' | 'current_password'; password: string };

/** Checks the password of a signed-in member; wrong passwords are counted with those at sign-in. Returns the stored hash. */
export async function checkStaffPassword(db: Db, { staff_id, ip_address, field, password }: EnteredPassword): Promise<Outcome<string>> {
  const password_hash = await selectPasswordHash(db, staff_id);
  // At sign-in, an address from which the member has signed in before is exempt from the limit for all addresses together. Here no address is
  // exempt, because the session may be stolen.
  const attempt = { account: `staff ${staff_id}`, ip_address, isKnownAddress: false };
  const isCorrect = await withSignInLimit(db, attempt, () => isPasswordCorrect(password_hash ?? undefined, password, ip_address));
  return isCorrect && password_hash !== null ? done(password_hash) : refuse('wrong_current_password', { fields: [field] });
}
