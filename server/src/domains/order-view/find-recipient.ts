import type { Db } from '../../database/db.ts';
import { findVerifiedEmail } from '../accounts/accounts.ts';
import { getRecipientWithoutAccount, type VerifiedEmail } from '../mail/mail.ts';
import type { OrderRow } from '../orders/orders.ts';

/**
 * The address for mails about an order: the customer's current one, if it is verified. Null: no mail is sent, and the customer reads the
 * order's page. After moving an order, pass the row from before the move, as the move may remove the customer from the order.
 */
export async function findRecipient(db: Db, order: Pick<OrderRow, 'user_id' | 'customer_email'>): Promise<VerifiedEmail | null> {
  return order.user_id === null ? getRecipientWithoutAccount(order) : findVerifiedEmail(db, order.user_id);
}
