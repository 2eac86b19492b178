/** The only SQL of files. */
import type { Insertable } from 'kysely';
import type { Files } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

/** Lets one upload of a person in at a time; undefined: the person is gone. */
export const lockPerson = (db: Db, user_id: string) =>
  db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** When the person's upload number `back`, counted from the latest, came; undefined where there are not so many since `since`. */
export async function timeOfUpload(db: Db, user_id: string, back: number, since: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('files')
    .select('created_at')
    .where('user_id', '=', user_id)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(back - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * When the upload came, counted from the latest, with which the person's uploads since `since` are more than `bytes_max` together: once
 * it is forgotten, so many may come again. Undefined where they are not more.
 */
export async function timeOfFullness(db: Db, user_id: string, bytes_max: number, since: Date): Promise<Date | undefined> {
  const row = await db
    .with('summed', (db) =>
      db
        .selectFrom('files')
        .select(({ fn }) => [
          'created_at',
          fn
            .sum<number>('bytes')
            .over((over) => over.orderBy('created_at', 'desc'))
            .as('sum'),
        ])
        .where('user_id', '=', user_id)
        .where('created_at', '>', since),
    )
    .selectFrom('summed')
    .select('created_at')
    .where('sum', '>', bytes_max)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export const insertFile = (db: Db, file: Insertable<Files>) => db.insertInto('files').values(file).execute();

/** How many of these keys are pictures that this person has sent. */
export async function countOwnPictures(db: Db, user_id: string, keys: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', 'in', keys)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'picture')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets what the person has sent, and answers where it lies. */
export async function deleteFilesOf(db: Db, user_id: string): Promise<string[]> {
  const rows = await db.deleteFrom('files').where('user_id', '=', user_id).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** What a person sent. */
export const selectFilesOf = (db: Db, user_id: string) =>
  db
    .selectFrom('files')
    .select(['key', 'kind', 'content_type', 'bytes', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
