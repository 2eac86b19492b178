import type { Db } from '../../http/parts.ts';
import { addressLine, primaryPhone } from './present.ts';
import { holdCustomer as hold } from './queries.ts';

/** Who an order is for. `phone` is '' and `address` null where there is none on file. */
export type Customer = { name: string; email: string; phone: string; address: string | null };

/** Whom an order is for. Nobody erases the account until the transaction ends; undefined: it was erased meanwhile. */
export async function holdCustomer(trx: Db, user_id: string): Promise<Customer | undefined> {
  const row = await hold(trx, user_id);
  if (!row) return undefined;
  const { address, city, country } = row;
  const place = address !== null && city !== null && country !== null ? addressLine({ address, city, country }) : null;
  return {
    name: row.name,
    email: row.email,
    phone: primaryPhone(row),
    address: place && [place, row.secondary_phone].filter(Boolean).join(', '),
  };
}
