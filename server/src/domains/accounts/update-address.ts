import type { Address } from '@uruhu/contract/account';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { presentAddress } from './present.ts';
import { type AddressRow, deleteAddresses, lockUser, selectAddresses, setDefault, updateAddressText } from './queries.ts';
import { isSamePlace } from './same-place.ts';

type Change = Pick<AddressRow, 'address_id' | 'address' | 'city' | 'country' | 'postal_code'> & { makeDefault: boolean };

/**
 * Changes an address of the person's; 404 where she has none of that id. Written like another of hers, the two become one, which stays
 * the default where either was. There is always one default: only another takes its place.
 */
export function updateAddress(db: Db, user_id: string, { address_id, makeDefault, ...place }: Change): Promise<Outcome<Address>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    const there = await selectAddresses(trx, user_id);
    const own = there.find((row) => row.address_id === address_id);
    if (!own) return refuse(404, MESSAGE.addressMissing);
    const others = there.filter((row) => row !== own);
    const same = others.filter((row) => isSamePlace(row, place));
    await deleteAddresses(trx, same);
    const is_default = makeDefault || own.is_default || same.some((row) => row.is_default);
    if (is_default) await setDefault(trx, user_id, address_id);
    return done(presentAddress(await updateAddressText(trx, address_id, place)));
  });
}
