import { findLanguage, type Language } from '@uruhu/contract/languages';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../lib/outcome.ts';
import { createHashedToken } from '../accounts/accounts.ts';
import { getVerifiedEmail } from '../mail/mail.ts';
import { listChosenRecords, readTexts, translateChoiceNames } from '../translations/translations.ts';
import {
  type Choice,
  insertUnsubscribeLink,
  lockWaitingShopper,
  lockWaitMails,
  markNotified,
  selectChoiceNames,
  selectChoicesInStock,
  selectWaitsOfChoice,
} from './queries.ts';

/** Mails in one round; the next round comes a minute later. */
const MAILS_PER_ROUND_MAX = 200;
/** The largest number of these mails to one shopper in 24 hours; her other waits stay open. */
const STOCK_MAILS_A_DAY = 5;

type NotifyContext = Pick<AppContext, 'db' | 'mailer'>;
type DueWait = { stock_wait_id: string; user_id: string; product_id: string; created_at: Date };

/**
 * The waits whose mail can be written now. For each free piece it lists only a few waits, so that few of the notified shoppers find the
 * piece sold out again.
 */
async function listDueWaits({ db }: NotifyContext): Promise<DueWait[]> {
  const dueWaits: DueWait[] = [];
  for (const { mails_allowed, ...choice } of await selectChoicesInStock(db)) {
    const remaining = MAILS_PER_ROUND_MAX - dueWaits.length;
    if (remaining === 0) break;
    const limit = Math.min(remaining, mails_allowed ?? remaining);
    dueWaits.push(...(await selectWaitsOfChoice(db, choice, { limit, mails_a_day: STOCK_MAILS_A_DAY })));
  }
  // Choices may share their pieces, so the longest waits come first, independent of the choice.
  return dueWaits.toSorted((left, right) => left.created_at.getTime() - right.created_at.getTime());
}

/** The names of a choice, in the language of the wait as far as they have a translation. */
async function readChoiceNames(db: Db, choice: Choice, language: Language) {
  const { brand, ...english } = await selectChoiceNames(db, choice);
  return { brand, ...translateChoiceNames(await readTexts(db, language, listChosenRecords(choice)), choice, english) };
}

/** Writes the mail of one wait and ends the wait, in one transaction. Returns false if the shopper must not be notified now. */
async function sendBackInStockMail({ db, mailer }: NotifyContext, { stock_wait_id, user_id, product_id }: DueWait): Promise<boolean> {
  const notified = await transact(db, async (trx) => {
    // Locks the account before the wait, as erasing the account does.
    const shopper = await lockWaitingShopper(trx, user_id);
    const to = shopper && getVerifiedEmail(shopper);
    if (!to) return done(false);
    await lockWaitMails(trx, product_id);
    const wait = await markNotified(trx, stock_wait_id, STOCK_MAILS_A_DAY);
    if (!wait) return done(false);
    const { language, ...choice } = wait;
    const { token, token_hash } = createHashedToken();
    await insertUnsubscribeLink(trx, { token_hash, user_id });
    const { brand, name, option, size } = await readChoiceNames(trx, choice, findLanguage(language));
    const detail = [option, size].filter(Boolean).join(', ');
    const product = `${toPlainName(brand)} ${name}${detail && ` (${detail})`}`;
    const data = { name: shopper.name, product, ...choice, token };
    await mailer.write(trx, { to, user_id, language, template: 'backInStock', data });
    return done(true);
  });
  return notified.ok && notified.value;
}

/**
 * Writes to the shoppers whose choice is in stock again: restocked by staff, or released by a cancelled order. It reads the current stock
 * instead of its changes, so it misses no shopper. Each wait ends with its mail, so no shopper is notified twice. Several processes may run
 * it at once: they share the limit of each choice. Returns the number of mails. A wait that fails does not stop the others; the first
 * failure is thrown after them.
 */
export async function notifyWaitingShoppers(context: NotifyContext): Promise<number> {
  let mailCount = 0;
  const failures: unknown[] = [];
  for (const wait of await listDueWaits(context)) {
    try {
      if (await sendBackInStockMail(context, wait)) mailCount += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return mailCount;
}
