/** The checkout's only SQL. */
import type { Db } from '../../http/parts.ts';

/** The addresses that a person has on file, each on one line, as it stands on an order. */
export async function selectPlaces(db: Db, user_id: string): Promise<string[]> {
  const rows = await db.selectFrom('addresses').select(['address', 'city', 'country']).where('user_id', '=', user_id).execute();
  return rows.map(({ address, city, country }) => [address, city, country].join(', '));
}
