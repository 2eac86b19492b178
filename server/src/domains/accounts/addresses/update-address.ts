import type { Address } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { presentAddress } from '../present.ts';
import { lockUser } from '../queries.ts';
import { type AddressRow, deleteAddresses, selectAddresses, setDefaultAddress, updateAddressText } from './queries.ts';
import { isSameAddress } from './same-address.ts';

type AddressUpdate = Pick<AddressRow, 'address_id' | 'address' | 'city' | 'country' | 'postal_code'> & { makeDefault: boolean };

/**
 * Changes an address of the shopper; 404 if the shopper has none with that id. If its text becomes that of another address, the two are
 * merged, and the result is the default if one of them was. An address stops being the default only when another address becomes it.
 */
export function updateAddress(
  db: Db,
  user_id: string,
  { address_id, makeDefault, ...addressText }: AddressUpdate,
): Promise<Outcome<Address>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse('not_authorized');
    const addresses = await selectAddresses(trx, user_id);
    const currentAddress = addresses.find((row) => row.address_id === address_id);
    if (!currentAddress) return refuse('address_not_found');
    const otherAddresses = addresses.filter((row) => row !== currentAddress);
    const duplicates = otherAddresses.filter((row) => isSameAddress(row, addressText));
    await deleteAddresses(trx, duplicates);
    const is_default = makeDefault || currentAddress.is_default || duplicates.some((row) => row.is_default);
    if (is_default) await setDefaultAddress(trx, user_id, address_id);
    return done(presentAddress(await updateAddressText(trx, address_id, addressText)));
  });
}
