import type { Db } from '../../database/db.ts';
import { getVerifiedEmail, type VerifiedEmail } from '../mail/mail.ts';
import { formatAddress, getPrimaryPhone } from './present.ts';
import { selectLockedCustomer } from './queries.ts';

/**
 * The customer of an order. `verified_email` is null if the e-mail address is not verified. `phone` is '' and `address` is null if the
 * account has none. `address` is one line, with the second phone number at its end if the account has one.
 */
export type Customer = {
  name: string;
  email: string;
  email_verified: boolean;
  verified_email: VerifiedEmail | null;
  phone: string;
  address: string | null;
  /** In which the account was made. */
  language: string;
};

/**
 * Reads the customer of an order, and locks the account against erasure until the transaction ends; undefined if it was erased meanwhile.
 */
export async function lockCustomer(trx: Db, user_id: string): Promise<Customer | undefined> {
  const row = await selectLockedCustomer(trx, user_id);
  if (!row) return undefined;
  const { address, city, country } = row;
  const addressLine = address !== null && city !== null && country !== null ? formatAddress({ address, city, country }) : null;
  return {
    name: row.name,
    email: row.email,
    language: row.language,
    email_verified: row.email_verified_at !== null,
    verified_email: getVerifiedEmail(row),
    phone: getPrimaryPhone(row),
    address: addressLine && [addressLine, row.secondary_phone].filter(Boolean).join(', '),
  };
}
