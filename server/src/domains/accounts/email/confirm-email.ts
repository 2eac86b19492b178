import type { ConfirmedEmail } from '@uruhu/contract/account';
import { isSameEmail } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { AppContext } from '../../../context.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { lockUser } from '../queries.ts';
import { hashToken } from '../sessions/tokens.ts';
import { changeEmail } from './change-email.ts';
import { selectEmailLink } from './queries.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Confirms an address by the token of a link: the account gets that address, verified. The same link gives the same response as long as it
 * is valid, because mail programs open links twice. Refuses (400) an invalid link, and (409) if another account has confirmed the address.
 */
export async function confirmEmail({ db, mailer }: Pick<AppContext, 'db' | 'mailer'>, token: string): Promise<Outcome<ConfirmedEmail>> {
  const invalidLink = refuse('email_link_invalid');
  const token_hash = hashToken(token);
  const link = token_hash && (await selectEmailLink(db, 'confirm', token_hash));
  if (!link) return invalidLink;
  return transact(db, async (trx) => {
    const user = await lockUser(trx, link.user_id);
    if (!user) return invalidLink;
    const confirmation = done({ email: link.email });
    if (user.email !== null && isSameEmail(user.email, link.email)) {
      if (user.email_verified_at === null) await verifyEmail(trx, user);
      return confirmation;
    }
    if (user.pending_email === null || !isSameEmail(user.pending_email, link.email)) return invalidLink;
    // Reads the link again, as it may have been deleted before the account was locked.
    if (!(await selectEmailLink(trx, 'confirm', token_hash))) return invalidLink;
    return (await changeEmail(trx, mailer, user, link.email)) ? confirmation : refuse('email_taken', { fields: ['email'] });
  });
}
