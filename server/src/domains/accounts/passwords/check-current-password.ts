import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hasSignedInFrom } from '../sessions/queries.ts';
import { withSignInLimit } from '../sessions/sign-in-limits.ts';
import { isPasswordCorrect } from './hash-password.ts';
import { selectPassword } from './queries.ts';

/** `path`: the form field of the password, for the refusal. */
type EnteredPassword = { user_id: string; ip_address: string; path: 'password' | 'current_password'; password: string };

/**
 * Checks that a signed-in shopper knows the password, as a stranger may hold an unlocked phone. A wrong password is refused with 422 and
 * never 401, which would end the session in the browser. Wrong passwords count together with those of sign-in; throws TryLater after too
 * many. Returns the hash of the correct password.
 */
export async function checkCurrentPassword(db: Db, { user_id, ip_address, path, password }: EnteredPassword): Promise<Outcome<string>> {
  const isKnownAddress = await hasSignedInFrom(db, user_id, ip_address);
  const row = await selectPassword(db, user_id);
  if (!row) return refuse('not_authorized');
  const isCorrect = await withSignInLimit(db, { account: `account ${user_id}`, ip_address, isKnownAddress }, () =>
    isPasswordCorrect(row.password_hash, password, ip_address),
  );
  return isCorrect ? done(row.password_hash) : refuse('wrong_current_password', { fields: [path] });
}
