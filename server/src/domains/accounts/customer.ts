import type { Db } from '../../database/db.ts';
import { type VerifiedEmail, verifiedEmail } from '../mail/mail.ts';
import { addressLine, primaryPhone } from './present.ts';
import { holdCustomer as hold } from './queries.ts';

/**
 * The customer of an order. `verified_email`: null if the address is not verified. `phone` is '' and `address` null if there is none on
 * file.
 */
export type Customer = {
  name: string;
  email: string;
  email_verified: boolean;
  verified_email: VerifiedEmail | null;
  phone: string;
  address: string | null;
};

/**
 * Reads the customer of an order and prevents that the account is erased before the transaction ends; undefined if it was erased meanwhile.
 */
export async function holdCustomer(trx: Db, user_id: string): Promise<Customer | undefined> {
  const row = await hold(trx, user_id);
  if (!row) return undefined;
  const { address, city, country } = row;
  const place = address !== null && city !== null && country !== null ? addressLine({ address, city, country }) : null;
  return {
    name: row.name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    verified_email: verifiedEmail(row),
    phone: primaryPhone(row),
    address: place && [place, row.secondary_phone].filter(Boolean).join(', '),
  };
}
