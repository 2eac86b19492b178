import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Db } from '../../../database/db.ts';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';
import { transact } from '../../../database/transact.ts';
import { done } from '../../../lib/outcome.ts';
import { getVerifiedEmail, type Mailer } from '../../mail/mail.ts';
import { lockUser, selectUserBySignInName, type UserRow } from '../queries.ts';
import { createHashedToken } from '../sessions/tokens.ts';
import { insertReset } from './queries.ts';

const MAIL_LIMIT = createSharedRateLimiter('mails about a new password', { burst: 3, secondsPerCall: 20 * 60 });

/** Mails the link. Returns false if the address is not verified and has reached its limit of mails. */
async function mailLink(trx: Db, mailer: Mailer, user: UserRow, token: string): Promise<boolean> {
  const { user_id, name, email, language } = user;
  const to = getVerifiedEmail(user);
  const mail = { user_id, language, template: 'reset', data: { name, token } } as const;
  if (to === null) return mailer.writeProofMail(trx, { ...mail, to: email });
  await mailer.write(trx, { ...mail, to });
  return true;
}

/**
 * Mails the password reset link, which works once within an hour. Runs in the job queue, after the response: so neither the text nor the
 * timing of the response reveals whether the account exists.
 */
export async function forgotPassword(db: Db, mailer: Mailer, email: string): Promise<void> {
  const foundUser = await selectUserBySignInName(db, normaliseSignInName(email));
  // The sign-in name may be an address that the account had before a change: only the current address gets a mail.
  const isCurrentAddress = (account: { email: string }) => normaliseSignInName(account.email) === normaliseSignInName(email);
  if (!foundUser || !isCurrentAddress(foundUser)) return;
  // Limits the mails that a stranger can cause.
  const wait_s = await MAIL_LIMIT.countCalls(db, foundUser.user_id);
  if (wait_s > 0) return;
  const { token, token_hash } = createHashedToken();
  await transact(db, async (trx) => {
    // Checks again under the lock, as the account's address may have changed meanwhile.
    const user = await lockUser(trx, foundUser.user_id);
    if (!user || !isCurrentAddress(user) || !(await mailLink(trx, mailer, user, token))) return done(undefined);
    await insertReset(trx, { token_hash, user_id: user.user_id });
    return done(undefined);
  });
}
