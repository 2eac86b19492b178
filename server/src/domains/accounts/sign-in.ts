import type { User } from '@uruhu/contract/account';
import type { SignIn } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { passwordFits } from './passwords.ts';
import { presentUser } from './present.ts';
import { deleteExpiredSessions, hasSignedInFrom, insertSession, insertSignIn, selectUserBySignInName } from './queries.ts';
import { guess } from './sign-in-limits.ts';
import { signInName } from './sign-in-name.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How long a session lasts, without and with 'Keep me signed in'. */
const DAYS = { plain: 1, kept: 30 };
const USER_AGENT_LENGTH_MAX = 300;

/** Who asks: the address as guesses are counted for it, and what the session is remembered by. */
type Asking = { address: string; userAgent: string };

/**
 * Signs in by username or e-mail. A wrong name and a wrong password are answered alike, in the same time; throws TryLater after
 * too many of them. Every try of an account is noted for its owner.
 */
export async function signIn(
  db: Db,
  { username, password, keep_signed_in = false }: SignIn,
  { address, userAgent }: Asking,
): Promise<Outcome<{ token: string; user: User }>> {
  const name = signInName(username);
  const user_agent = userAgent.slice(0, USER_AGENT_LENGTH_MAX);
  const found = await selectUserBySignInName(db, name);
  const account = found ? `account ${found.user_id}` : `name ${name}`;
  // The same is asked and noted of a name that nobody has: the time of the answer must not tell.
  const user_id = found?.user_id ?? null;
  const known = await hasSignedInFrom(db, user_id, address);
  const fits = await guess(db, { account, address, known }, () => passwordFits(found?.password_hash, password));
  const token = newToken();
  if (found && fits) await deleteExpiredSessions(db, found.user_id);
  const succeeded =
    found !== undefined &&
    fits &&
    (await insertSession(db, found.password_hash, {
      token_hash: tokenHash(token) as Buffer,
      user_id: found.user_id,
      ...{ user_agent, address },
      days: keep_signed_in ? DAYS.kept : DAYS.plain,
    }));
  await insertSignIn(db, { user_id, succeeded, address, user_agent });
  if (!found || !succeeded) return refuse(401, MESSAGE.wrongPassword);
  return done({ token, user: presentUser(found) });
}
