import type { ContactInput } from '@uruhu/contract/forms';
import type { Language } from '@uruhu/contract/languages';
import type { AppContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { writePhones } from '../../lib/phones.ts';
import { MAIL_ADDRESS_PATTERN } from '../mail/mail.ts';
import { insertMessage, isDuplicate, lockMessage } from './queries.ts';

/** `user_id`: the signed-in sender. `isRobot`: the sender filled in the field that visitors do not see. */
type MessageSender = { user_id: string | null; language: Language; isRobot: boolean };

/**
 * Stores a message and, if the shop has an e-mail address, mails it there, in one transaction. Ignores a repetition within ten minutes.
 * Handles a robot's message in the same way, so that the response takes as long, and then rolls the transaction back.
 */
export async function sendMessage(
  { db, mailer, snapshot }: Pick<AppContext, 'db' | 'mailer' | 'snapshot'>,
  form: ContactInput,
  { user_id, language, isRobot }: MessageSender,
): Promise<void> {
  const message = { ...form, phone: writePhones(form.phone).join(' / ') };
  const shopAddress = snapshot.current().content.settings.email;
  await transact(db, async (trx) => {
    await lockMessage(trx, message);
    if (await isDuplicate(trx, message)) return done(undefined);
    await insertMessage(trx, { ...message, user_id, language });
    if (MAIL_ADDRESS_PATTERN.test(shopAddress)) {
      await mailer.writeToShop(trx, { to: shopAddress, reply_to: message.email, user_id, template: 'contact', data: message });
    }
    return isRobot ? refuse('message_refused') : done(undefined);
  });
}
