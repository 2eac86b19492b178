/** SQL of uploaded files. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Files } from '../../database/schema.ts';

/** Locks the account, so that a shopper's uploads run one after another; undefined if the account is erased. */
export const lockShopper = (db: Db, user_id: string) =>
  db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/**
 * Sums the bytes of the shopper's uploads since `since`, newest first, and returns the time of the upload that makes the sum exceed
 * `bytes_max`: the shopper can upload again when that upload is too old to count. Undefined if the sum does not exceed `bytes_max`.
 */
export async function findExceedingUploadTime(db: Db, user_id: string, bytes_max: number, since: Date): Promise<Date | undefined> {
  const row = await db
    .with('running_sums', (db) =>
      db
        .selectFrom('files')
        .select(({ fn }) => [
          'created_at',
          // The bytes of this upload and of all newer ones.
          fn
            .sum<number>('bytes')
            .over((over) => over.orderBy('created_at', 'desc'))
            .as('newest_bytes'),
        ])
        .where('user_id', '=', user_id)
        .where('created_at', '>', since),
    )
    .selectFrom('running_sums')
    .select('created_at')
    .where('newest_bytes', '>', bytes_max)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Whether a review contains the file. The first condition lets the database use the index, which has only reviews with pictures. */
const CONTAINS_FILE = sql<boolean>`cardinality(reviews.images) > 0 and reviews.images @> array[files.key]`;

/** Locks uploads older than `days` that no review contains, skipping those locked by a review in progress. */
export async function lockUnusedUploads(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where(sql<boolean>`created_at < now() - make_interval(days => ${days})`)
    // Excludes the pictures of the demo, which have readable names.
    .where('key', '~', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]')
    // Reads all keys in reviews in one pass, as most old uploads are in reviews, and looking up each of them every hour would be slow.
    .where(sql<boolean>`not exists (
      select from (select unnest(images) as review_key from reviews where cardinality(images) > 0) pictures where review_key = files.key
    )`)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate('files')
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Deletes those of the locked uploads that are in no review, and returns their keys. The check is repeated, as a review with one of them
 * may have been saved after lockUnusedUploads looked for reviews and before it locked the upload.
 */
export async function deleteUnusedUploads(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .deleteFrom('files')
    .where('key', 'in', keys)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('reviews').where(CONTAINS_FILE))))
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export const insertFile = (db: Db, file: Insertable<Files>) => db.insertInto('files').values(file).execute();

/** Filters the keys: returns those of pictures that this shopper has uploaded. In a transaction, locks their rows until it ends. */
export async function selectPicturesOfShopper(db: Db, user_id: string, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where('key', 'in', keys)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'picture')
    .orderBy('key')
    .forKeyShare()
    .execute();
  return rows.map(({ key }) => key);
}

// ── access ──

/**
 * The facts that decide who may read a file; undefined if there is no such file. `link_hash`: the hash of the link token in the request; null
 * if the request has none.
 */
export const selectUploadAccess = (db: Db, key: string, link_hash: Buffer | null, link_hours: number) =>
  db
    .selectFrom('files')
    .select([
      'user_id as owner_id',
      sql<boolean>`coalesce(link_hash = ${link_hash}::bytea and created_at > now() - make_interval(hours => ${link_hours}), false)`.as(
        'is_linked',
      ),
      // Uses count(*) instead of exists, for which the planner would read all reviews instead of the index.
      sql<boolean>`(
        select count(*) from reviews join products using (product_id)
        where ${CONTAINS_FILE} and reviews.hidden_at is null and products.status = 'published'
      ) > 0`.as('is_reviewed'),
    ])
    .where('key', '=', key)
    .executeTakeFirst();

// ── erasing and exporting ──

/** Deletes the rows of a shopper's files and returns their keys. */
export async function deleteFilesByUser(db: Db, user_id: string): Promise<string[]> {
  const rows = await db.deleteFrom('files').where('user_id', '=', user_id).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** A shopper's files, newest first. */
export const selectFilesByUser = (db: Db, user_id: string) =>
  db
    .selectFrom('files')
    .select(['key', 'kind', 'content_type', 'bytes', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
