import type { AppContext } from '../../../context.ts';
import { GUESSES_IN_AN_HOUR, takeMembersToAlert } from './queries.ts';

/**
 * Mails each member whose password or code is being guessed, at most once a day. A job calls it, and not the sign-in, so that the time of a
 * response does not tell a stranger which names have a member.
 */
export const alertGuessedMembers = ({ db, mailer }: Pick<AppContext, 'db' | 'mailer'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { name, email: to } of await takeMembersToAlert(trx)) {
      await mailer.writeToStaff(trx, { to, user_id: null, template: 'staffGuessed', data: { name, count: GUESSES_IN_AN_HOUR } });
    }
  });
