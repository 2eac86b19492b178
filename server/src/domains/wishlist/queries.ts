/** All queries of wishlists; no other file accesses their table. */
import type { Db } from '../../database/db.ts';

const buildEntryQuery = (db: Db, user_id: string) =>
  db.selectFrom('wishlist_entries').select(['wishlist_id', 'product_id']).where('user_id', '=', user_id);

export const selectEntries = (db: Db, user_id: string) =>
  buildEntryQuery(db, user_id).orderBy('created_at', 'desc').orderBy('wishlist_id').execute();

/** All entries with their times, of published products or not, for the export of personal data. */
export const selectWishlistForExport = (db: Db, user_id: string) =>
  db
    .selectFrom('wishlist_entries')
    .select(['product_id', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('wishlist_id')
    .execute();

export const selectEntry = (db: Db, user_id: string, product_id: string) =>
  buildEntryQuery(db, user_id).where('product_id', '=', product_id).executeTakeFirst();

/** Locks the account, so that a wishlist is changed by one request at a time; undefined if the account was deleted. */
export const lockShopper = (db: Db, user_id: string) =>
  db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** Locks a published product against deletion; undefined if it is not published. */
export const lockProduct = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .forKeyShare()
    .executeTakeFirst();

export const insertEntry = (db: Db, user_id: string, product_id: string) =>
  db.insertInto('wishlist_entries').values({ user_id, product_id }).returning(['wishlist_id', 'product_id']).executeTakeFirstOrThrow();

/** Returns whether the shopper had this entry. */
export async function deleteEntry(db: Db, user_id: string, wishlist_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_entries')
    .where('wishlist_id', '=', wishlist_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
