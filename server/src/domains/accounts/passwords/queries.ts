/** SQL of passwords, and of the links by which shoppers choose a new one. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { USER_COLUMNS, type UserRow } from '../queries.ts';

export const selectPassword = (db: Db, user_id: string) =>
  db.selectFrom('users').select('password_hash').where('user_id', '=', user_id).executeTakeFirst();

export const insertReset = (db: Db, reset: { token_hash: Buffer; user_id: string }) =>
  db
    .insertInto('password_resets')
    .values({ ...reset, expires_at: sql<Date>`now() + interval '1 hour'` })
    .execute();

export const selectReset = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Deletes a valid password reset link and returns its account. Of two concurrent requests with the link, only one gets the account. */
export const consumeReset = (db: Db, token_hash: Buffer) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();

export const deleteResets = (db: Db, user_id: string) => db.deleteFrom('password_resets').where('user_id', '=', user_id).execute();

export const setPassword = (db: Db, user_id: string, password_hash: string) =>
  db.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).returning(USER_COLUMNS).executeTakeFirstOrThrow();

type PasswordReplacement = { user_id: string; current_hash: string; new_hash: string };

/** Replaces the account's password hash; undefined if the account has another password by now, or was deleted. */
export const replacePasswordHash = (db: Db, { user_id, current_hash, new_hash }: PasswordReplacement): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set({ password_hash: new_hash })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', current_hash)
    .returning(USER_COLUMNS)
    .executeTakeFirst();

export const selectResetTimes = (db: Db, user_id: string) =>
  db.selectFrom('password_resets').select(['created_at', 'expires_at']).where('user_id', '=', user_id).orderBy('created_at').execute();
