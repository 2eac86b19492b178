import type { User } from '@uruhu/contract/account';
import type { SignInInput } from '@uruhu/contract/forms';
import type { Language } from '@uruhu/contract/languages';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isPasswordCorrect } from '../passwords/hash-password.ts';
import { presentUser } from '../present.ts';
import { selectUserBySignInName, setLanguage } from '../queries.ts';
import { deleteExpiredSessions, hasSignedInFrom, insertSession, insertSignIn } from './queries.ts';
import { withSignInLimit } from './sign-in-limits.ts';
import { createHashedToken } from './tokens.ts';

/** How many days a session lasts: `keptSignedIn` where the shopper has ticked 'Keep me signed in'. */
const SESSION_DAYS = { normal: 1, keptSignedIn: 30 };
const USER_AGENT_LENGTH_MAX = 300;

/** `userAgent`: shown in the list of sessions. */
type RequestOrigin = { ip_address: string; userAgent: string; language: Language };

/**
 * Signs in by username or e-mail. A wrong name and a wrong password get the same response after the same time; too many of either throw
 * TryLater. Records every attempt in the sign-in history of the account.
 */
export async function signIn(
  db: Db,
  { username, password, keep_signed_in = false }: SignInInput,
  { ip_address, userAgent, language }: RequestOrigin,
): Promise<Outcome<{ token: string; user: User }>> {
  const name = normaliseSignInName(username);
  const user_agent = userAgent.slice(0, USER_AGENT_LENGTH_MAX);
  const foundUser = await selectUserBySignInName(db, name);
  const limitKey = foundUser ? `account ${foundUser.user_id}` : `name ${name}`;
  // Runs the same queries for an unknown name, so that the response time does not reveal whether the name exists.
  const user_id = foundUser?.user_id ?? null;
  const isKnownAddress = await hasSignedInFrom(db, user_id, ip_address);
  const isCorrect = await withSignInLimit(db, { account: limitKey, ip_address, isKnownAddress }, () =>
    isPasswordCorrect(foundUser?.password_hash, password, ip_address),
  );
  const { token, token_hash } = createHashedToken();
  if (foundUser && isCorrect) await deleteExpiredSessions(db, foundUser.user_id);
  const isBlocked = foundUser !== undefined && foundUser.blocked_at !== null;
  const succeeded =
    foundUser !== undefined &&
    isCorrect &&
    !isBlocked &&
    // Inserts no session if the password was changed or the account blocked since it was read above.
    (await insertSession(db, foundUser.password_hash, {
      token_hash,
      user_id: foundUser.user_id,
      user_agent,
      address: ip_address,
      days: keep_signed_in ? SESSION_DAYS.keptSignedIn : SESSION_DAYS.normal,
    }));
  await insertSignIn(db, { user_id, succeeded, address: ip_address, user_agent });
  // Only for a correct password, so that a stranger does not learn which accounts are blocked.
  if (isCorrect && isBlocked) return refuse('account_blocked');
  if (!foundUser || !succeeded) return refuse('sign_in_failed');
  // Mails follow the language in which she uses the shop now.
  if (foundUser.language !== language) await setLanguage(db, foundUser.user_id, language);
  return done({ token, user: presentUser(foundUser) });
}
