import type { AppContext } from '../../../context.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { lockUser } from '../queries.ts';
import { sendConfirmLink } from './send-link.ts';

/**
 * Resends the account's pending link. Refuses (409) if there is nothing to confirm, and (429) if the address has reached its limit of
 * links.
 */
export const resendLink = ({ db, mailer }: Pick<AppContext, 'db' | 'mailer'>, user_id: string): Promise<Outcome<undefined>> =>
  transact(db, async (trx) => {
    const user = await lockUser(trx, user_id);
    if (!user) return refuse('not_authorized');
    if (user.email_verified_at !== null && user.pending_email === null) return refuse('email_already_confirmed');
    return (await sendConfirmLink(trx, mailer, user)) ? done(undefined) : refuse('too_many_email_links');
  });
