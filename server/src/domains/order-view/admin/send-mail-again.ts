import type { AppContext } from '../../../context.ts';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { logAction } from '../../audit/audit.ts';
import { findOrderMail, sendCopy } from '../../mail/mail.ts';
import { lockOrder } from '../../orders/orders.ts';
import { findRecipient } from '../find-recipient.ts';

/** Keeps staff from filling a customer's mailbox by pressing the button repeatedly. */
const SEND_AGAIN_LIMIT = createSharedRateLimiter('mails of an order sent again', { burst: 5, secondsPerCall: (24 * 3_600) / 5 });

/**
 * Sends a copy of a mail about an order to the customer's current address, through the outbox. Refuses a mail that is still waiting, as the
 * shop sends it without this call.
 */
export const sendMailAgain = (
  { db }: Pick<AppContext, 'db'>,
  staff: { staff_id: string },
  mail_id: string,
): Promise<Outcome<{ order_id: string }>> =>
  transact(db, async (trx) => {
    const mail = await findOrderMail(trx, mail_id);
    const order = mail?.order_id ? await lockOrder(trx, mail.order_id) : undefined;
    if (!mail || !order) return refuse('mail_not_found');
    if (mail.state === 'waiting') return refuse('mail_not_sent_yet');
    const to = await findRecipient(trx, order);
    if (!to) return refuse('mail_without_recipient');
    const wait_s = await SEND_AGAIN_LIMIT.countCalls(trx, order.order_id);
    if (wait_s > 0) return refuse('mail_resend_limit');
    await sendCopy(trx, mail, to);
    await logAction(trx, staff, { kind: 'orders', record_id: order.order_id, details: { mail_again: mail.kind } });
    return done({ order_id: order.order_id });
  });
