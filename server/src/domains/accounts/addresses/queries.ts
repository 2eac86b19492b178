/** SQL of addresses. */
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Addresses } from '../../../database/schema.ts';

export type AddressRow = Selectable<Addresses>;

export const selectAddresses = (db: Db, user_id: string): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .execute();

type NewAddress = Pick<AddressRow, 'user_id' | 'address' | 'city' | 'country' | 'postal_code' | 'is_default'>;

export const insertAddress = (db: Db, address: NewAddress): Promise<AddressRow> =>
  db.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow();

export const updateAddressText = (
  db: Db,
  address_id: string,
  text: Pick<AddressRow, 'address' | 'city' | 'country' | 'postal_code'>,
): Promise<AddressRow> =>
  db.updateTable('addresses').set(text).where('address_id', '=', address_id).returningAll().executeTakeFirstOrThrow();

/** Makes this address the only default; the database allows one per account. */
export async function setDefaultAddress(db: Db, user_id: string, address_id: string): Promise<void> {
  const update = db.updateTable('addresses').where('user_id', '=', user_id);
  await update.set({ is_default: false }).where('is_default', '=', true).where('address_id', '<>', address_id).execute();
  await update.set({ is_default: true }).where('address_id', '=', address_id).execute();
}

export async function deleteAddresses(db: Db, rows: readonly Pick<AddressRow, 'address_id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ address_id }) => address_id);
  await db.deleteFrom('addresses').where('address_id', 'in', ids).execute();
}
