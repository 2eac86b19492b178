import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse, refuseField } from '../../outcome.ts';
import { passwordFits } from './passwords.ts';
import { hasSignedInFrom, selectPassword } from './queries.ts';
import { guess } from './sign-in-limits.ts';

/** Who types it, and where; `path` is the field it was typed into. */
type Typed = { user_id: string; address: string; path: 'password' | 'current_password'; password: string };

/**
 * Whether somebody who is signed in knows the password, too: a phone that was left open is not enough. A wrong one is 422 and never
 * 401, which would end the session in the browser. Guesses are counted together with those of signing in; throws TryLater after too
 * many of them. Answers the hash that it fits.
 */
export async function provePassword(db: Db, { user_id, address, path, password }: Typed): Promise<Outcome<string>> {
  const known = await hasSignedInFrom(db, user_id, address);
  const row = await selectPassword(db, user_id);
  if (!row) return refuse(401, MESSAGE.notAuthorized);
  const fits = await guess(db, { account: `account ${user_id}`, address, known }, () => passwordFits(row.password_hash, password));
  return fits ? done(row.password_hash) : refuseField(422, path, MESSAGE.wrongCurrentPassword);
}
