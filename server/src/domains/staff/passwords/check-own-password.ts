import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isPasswordCorrect, withSignInLimit } from '../../accounts/accounts.ts';
import { selectPasswordHash } from '../queries.ts';

/** `path`: the form field of the password, for the refusal. */
type PasswordEntry = { staff_id: string; address: string; path: 'password' | 'current_password'; password: string };

/** Checks that a signed-in member knows her password; wrong ones count like those at sign-in. Returns the hash of the right one. */
export async function checkOwnStaffPassword(db: Db, { staff_id, address, path, password }: PasswordEntry): Promise<Outcome<string>> {
  const password_hash = await selectPasswordHash(db, staff_id);
  // A stolen session must not help to guess, so its address is exempt from no count.
  const attempt = { account: `staff ${staff_id}`, address, isKnownAddress: false };
  const isCorrect = await withSignInLimit(db, attempt, () => isPasswordCorrect(password_hash ?? undefined, password, address));
  return isCorrect && password_hash !== null ? done(password_hash) : refuse('wrong_current_password', { fields: [path] });
}
