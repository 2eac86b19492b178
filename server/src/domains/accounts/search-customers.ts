import type { EntryCustomer } from '@uruhu/contract/staff/order-entry';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import type { Db } from '../../database/db.ts';
import { findPrimaryPhone } from './present.ts';
import { selectCustomersLike } from './queries.ts';

/** The newest accounts with this part in name, username, e-mail address or a phone number; none for less than two characters. */
export async function searchCustomers(db: Db, q: string): Promise<EntryCustomer[]> {
  if (q.length < 2) return [];
  const rows = await selectCustomersLike(db, [...new Set([q, /\d{7}/.test(q.replace(/\s/g, '')) ? normalisePhone(q) : q])]);
  return rows.map(({ user_id, name, email, email_verified_at, street, ...phones }) => ({
    ...{ user_id, name, email, email_verified: email_verified_at !== null, street: street ?? '' },
    phone: findPrimaryPhone(phones),
  }));
}
