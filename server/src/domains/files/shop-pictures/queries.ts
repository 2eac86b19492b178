/** SQL of pictures that staff upload. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Files } from '../../../database/schema.ts';

/** Stored by the shop itself or its staff. Uploads of shoppers have bare UUIDs as names, and must never be shown by the catalogue. */
const IS_SHOPS_OWN = sql<boolean>`key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]'`;

export const insertShopPicture = (db: Db, file: Insertable<Files>) => db.insertInto('files').values(file).execute();

/** Those of the keys that are pictures of the shop. Within a transaction, their rows stay until its end. */
export async function selectShopPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where('key', 'in', ['', ...keys])
    .where('kind', '=', 'picture')
    .where(IS_SHOPS_OWN)
    .orderBy('key')
    .forKeyShare()
    .execute();
  return rows.map(({ key }) => key);
}
