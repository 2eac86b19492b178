import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { lockUser } from '../queries.ts';
import { deleteAddresses, selectAddresses, setDefaultAddress } from './queries.ts';

/**
 * Deletes an address of the shopper; 404 if the shopper has none with that id. If it was the default, the newest of the others becomes the
 * default.
 */
export function deleteAddress(db: Db, user_id: string, address_id: string): Promise<Outcome<undefined>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse('not_authorized');
    const addresses = await selectAddresses(trx, user_id);
    const deletedAddress = addresses.find((row) => row.address_id === address_id);
    if (!deletedAddress) return refuse('address_not_found');
    await deleteAddresses(trx, [deletedAddress]);
    // The list has the default first and then the newest, so the first of the others is the default or has to become it.
    const newDefault = addresses.find((row) => row !== deletedAddress);
    if (newDefault) await setDefaultAddress(trx, user_id, newDefault.address_id);
    return done(undefined);
  });
}
