import type { OrderContact } from '@uruhu/contract/staff/orders/details';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { writePhone, writePhonePair } from '../../../lib/phones.ts';
import { formatAddress } from '../../accounts/accounts.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { isCustomerErased, type StaffRequest, setContact, withExpectedStatus } from '../../orders/orders.ts';

/** The address of an order as one text, with the second phone number for the courier. */
export const formatDelivery = ({ phone, second_phone, ...address }: OrderContact): string =>
  [formatAddress(address), writePhonePair(phone, second_phone).secondary_phone].filter(Boolean).join(', ');

/** Corrects the address and phone number of an order that has not left Korea, unless another staff member has corrected them meanwhile. */
export const correctContact = (
  db: Db,
  request: StaffRequest,
  { version, ...contact }: OrderContact & { version: number },
): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    if (isCustomerErased(order)) return refuse('customer_erased');
    if (order.status !== 'pending' && order.status !== 'preparing') return refuse('order_has_left');
    if (order.version !== version) return refuse('changed_meanwhile');
    await setAuditedStaff(trx, request.staff_id);
    const correctedContact = { customer_phone: writePhone(contact.phone), address: formatDelivery(contact) };
    await setContact(trx, order.order_id, correctedContact);
    return done(null);
  });
