import type { Address } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { presentAddress } from '../present.ts';
import { lockUser } from '../queries.ts';
import { insertAddress, selectAddresses } from './queries.ts';
import { isSameAddress } from './same-address.ts';

/** Far more than one shopper needs. */
const ADDRESSES_MAX = 20;

type NewAddress = Pick<Address, 'address' | 'city' | 'country' | 'postal_code'>;

/** Stores an address; the first becomes the default. The same text again returns the existing address. */
export function addAddress(db: Db, user_id: string, form: NewAddress): Promise<Outcome<Address>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse('not_authorized');
    const existingAddresses = await selectAddresses(trx, user_id);
    const duplicate = existingAddresses.find((row) => isSameAddress(row, form));
    if (duplicate) return done(presentAddress(duplicate));
    if (existingAddresses.length >= ADDRESSES_MAX) return refuse('too_many_addresses', { values: { most: ADDRESSES_MAX } });
    const { address, city, country, postal_code } = form;
    const is_default = !existingAddresses.some((other) => other.is_default);
    return done(presentAddress(await insertAddress(trx, { user_id, address, city, country, postal_code, is_default })));
  });
}
