import type { Db } from '../../http/parts.ts';
import { addressLine, primaryPhone } from './present.ts';
import { selectCustomer } from './queries.ts';

/** Who an order is for. `phone` is '' and `address` null where there is none on file. */
export type Customer = { name: string; email: string; phone: string; address: string | null };

export async function customerOf(db: Db, user_id: string): Promise<Customer> {
  const row = await selectCustomer(db, user_id);
  const { address, city, country } = row;
  const place = address !== null && city !== null && country !== null ? addressLine({ address, city, country }) : null;
  return {
    name: row.name,
    email: row.email,
    phone: primaryPhone(row),
    address: place && [place, row.secondary_phone].filter(Boolean).join(', '),
  };
}
