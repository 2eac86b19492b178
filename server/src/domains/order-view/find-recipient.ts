import type { Db } from '../../database/db.ts';
import { findVerifiedEmail } from '../accounts/accounts.ts';
import { getRecipientWithoutAccount, type VerifiedEmail } from '../mail/mail.ts';
import type { OrderRow } from '../orders/orders.ts';

/**
 * The address for mails about an order: the current address of the account, or null if it is not verified; for an order without an account,
 * the address that the order stores, or null. If it is null, the shop sends no mail. After a transition of the order, pass the row from
 * before it, as the transition may have erased the customer from the order.
 */
export async function findRecipient(db: Db, order: Pick<OrderRow, 'user_id' | 'customer_email'>): Promise<VerifiedEmail | null> {
  return order.user_id === null ? getRecipientWithoutAccount(order) : findVerifiedEmail(db, order.user_id);
}
