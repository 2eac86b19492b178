/** SQL of pictures that staff upload. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Files } from '../../../database/schema.ts';

/** Excludes uploads of shoppers, whose names are bare UUIDs: the catalogue must never show them. */
const IS_SHOP_PICTURE = sql<boolean>`key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]'`;

export const insertShopPicture = (db: Db, file: Insertable<Files>) => db.insertInto('files').values(file).execute();

/** Filters the keys: returns those of pictures of the shop. In a transaction, locks their rows against deletion until it ends. */
export async function selectShopPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    // SQL allows no empty list. No key is '', so this item matches no row.
    .where('key', 'in', ['', ...keys])
    .where('kind', '=', 'picture')
    .where(IS_SHOP_PICTURE)
    .orderBy('key')
    .forKeyShare()
    .execute();
  return rows.map(({ key }) => key);
}
