import type { Address } from '@uruhu/contract/account';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { presentAddress } from './present.ts';
import { insertAddress, lockUser, selectAddresses } from './queries.ts';
import { isSamePlace } from './same-place.ts';

/** Far more than a person has doors. */
const ADDRESSES_MAX = 20;

type NewAddress = Pick<Address, 'address' | 'city' | 'country' | 'postal_code'>;

/** Keeps an address; the first becomes the default. The same text again is the address that is there already. */
export function addAddress(db: Db, user_id: string, form: NewAddress): Promise<Outcome<Address>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    const there = await selectAddresses(trx, user_id);
    const same = there.find((row) => isSamePlace(row, form));
    if (same) return done(presentAddress(same));
    if (there.length >= ADDRESSES_MAX) return refuse(422, `You can keep at most ${ADDRESSES_MAX} addresses`);
    const { address, city, country, postal_code } = form;
    const is_default = !there.some((other) => other.is_default);
    return done(presentAddress(await insertAddress(trx, { user_id, address, city, country, postal_code, is_default })));
  });
}
