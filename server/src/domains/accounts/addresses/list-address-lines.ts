import type { Db } from '../../../database/db.ts';
import { formatAddress } from '../present.ts';
import { selectAddresses } from './queries.ts';

/** The shopper's addresses, each on one line as orders store it. */
export const listAddressLines = async (db: Db, user_id: string): Promise<string[]> =>
  (await selectAddresses(db, user_id)).map(formatAddress);
