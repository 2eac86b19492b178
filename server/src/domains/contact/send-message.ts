import type { ContactInput } from '@uruhu/contract/forms';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import type { AppContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { insertMessage, isDuplicate, lockMessage } from './queries.ts';

/** `user_id`: the signed-in sender. `robot`: the sender filled in the hidden field. */
type MessageSender = { user_id: string | null; robot: boolean };

/** Checks the address in the settings, as the outbox accepts no other. The message is stored in any case. */
export const MAIL_ADDRESS = /^[^\s<>,;]+@[^\s<>,;]+$/;

/**
 * Stores a message and, if the shop has an e-mail address, mails it there, in one transaction. A repetition within ten minutes is ignored.
 * A robot's message is processed in the same way, so that it takes as long, and is rolled back at the end.
 */
export async function sendMessage(
  { db, mailer, snapshot }: Pick<AppContext, 'db' | 'mailer' | 'snapshot'>,
  form: ContactInput,
  { user_id, robot }: MessageSender,
): Promise<void> {
  const message = { ...form, phone: normalisePhone(form.phone), message: form.message.replace(/\r\n?/g, '\n') };
  const shop = snapshot.current().content.settings.email;
  await transact(db, async (trx) => {
    await lockMessage(trx, message);
    if (await isDuplicate(trx, message)) return done(undefined);
    await insertMessage(trx, { ...message, user_id });
    if (MAIL_ADDRESS.test(shop)) {
      await mailer.writeToShop(trx, { to: shop, reply_to: message.email, user_id, template: 'contact', data: message });
    }
    return robot ? refuse('message_refused') : done(undefined);
  });
}
