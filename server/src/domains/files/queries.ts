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
