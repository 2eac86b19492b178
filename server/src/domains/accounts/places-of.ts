import type { Db } from '../../http/parts.ts';
import { addressLine } from './present.ts';
import { selectAddresses } from './queries.ts';

/** The addresses that a person has on file, each on one line, as it stands on an order. */
export const placesOf = async (db: Db, user_id: string): Promise<string[]> => (await selectAddresses(db, user_id)).map(addressLine);
