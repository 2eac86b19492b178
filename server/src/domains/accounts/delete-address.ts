import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { deleteAddresses, lockUser, selectAddresses, setDefault } from './queries.ts';

/** Removes an address of the person's; 404 where she has none of that id. Of those left the newest takes the place of a default. */
export function deleteAddress(db: Db, user_id: string, address_id: string): Promise<Outcome<undefined>> {
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    const there = await selectAddresses(trx, user_id);
    const own = there.find((row) => row.address_id === address_id);
    if (!own) return refuse(404, MESSAGE.addressMissing);
    await deleteAddresses(trx, [own]);
    // The default comes first and then the newest, so whichever is first now is either.
    const next = there.find((row) => row !== own);
    if (next) await setDefault(trx, user_id, next.address_id);
    return done(undefined);
  });
}
