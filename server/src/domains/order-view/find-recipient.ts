import type { Db } from '../../database/db.ts';
import { findVerifiedEmail } from '../accounts/accounts.ts';
import { getRecipientWithoutAccount, type VerifiedEmail } from '../mail/mail.ts';
import type { OrderRow } from '../orders/orders.ts';

/**
 * The address for mails about an order: the current address of the account, or null if it is not verified; for an order without an account,
 * the address that the order stores, or null. Without an address, the shop sends no mail. After a transition of the order, pass the row as it
 * was before the transition, which may have erased the customer from the order.
 */
export async function findRecipient(db: Db, order: Pick<OrderRow, 'user_id' | 'customer_email'>): Promise<VerifiedEmail | null> {
  return order.user_id === null ? getRecipientWithoutAccount(order) : findVerifiedEmail(db, order.user_id);
}
