import type { ContactInput } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, refuse } from '../../outcome.ts';
import { cameBefore, insertMessage, lockMessage } from './queries.ts';

/** `user_id`: of whoever is signed in. `robot`: has filled in what nobody sees. */
type From = { user_id: string | null; robot: boolean };

/** The outbox takes no other; what staff wrote into the settings may be none, and the message is kept all the same. */
const MAIL_ADDRESS = /^[^\s<>,;]+@[^\s<>,;]+$/;

/**
 * Keeps a message and, where the shop has an e-mail address, mails it there: both or neither, and once, however often it is sent within
 * ten minutes. A robot's goes the same way, so that it takes as long, and is undone at its end.
 */
export async function sendMessage(
  { db, post, snapshot }: Pick<Parts, 'db' | 'post' | 'snapshot'>,
  form: ContactInput,
  { user_id, robot }: From,
): Promise<void> {
  const message = { ...form, phone: normalisePhone(form.phone), message: form.message.replace(/\r\n?/g, '\n') };
  const shop = snapshot.current().content.settings.email;
  await transact(db, async (trx) => {
    await lockMessage(trx, message);
    if (await cameBefore(trx, message)) return done(undefined);
    await insertMessage(trx, { ...message, user_id });
    if (MAIL_ADDRESS.test(shop)) {
      await post.write(trx, { to: shop, reply_to: message.email, user_id, template: 'contact', data: message });
    }
    return robot ? refuse(422, MESSAGE.somethingWrong) : done(undefined);
  });
}
