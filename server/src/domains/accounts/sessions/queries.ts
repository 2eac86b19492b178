/** SQL of sessions and sign-ins. */
import { sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';

type NewSession = { token_hash: Buffer; user_id: string; user_agent: string; address: string; days: number };

/**
 * Inserts a session if the account still has the password hash that was checked. Returns false if the password was changed or the account was
 * blocked meanwhile, as both end all sessions.
 */
export async function insertSession(db: Db, checked_hash: string, { token_hash, user_id, user_agent, address, days }: NewSession) {
  const { rows } = await sql`
    insert into sessions (token_hash, user_id, user_agent, address, expires_at)
    select ${token_hash}::bytea, user_id, ${user_agent}::text, ${address}::text, now() + make_interval(days => ${days}::int)
    from users where user_id = ${user_id} and password_hash = ${checked_hash} and blocked_at is null for share
    returning session_id`.execute(db);
  return rows.length > 0;
}

export const selectSession = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['sessions.user_id', sql<boolean>`users.email_verified_at is not null`.as('email_verified')])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();

export const deleteSession = (db: Db, token_hash: Buffer) => db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();

/** The account's sessions that have not expired, newest first. */
export const selectOpenSessions = (db: Db, user_id: string) =>
  db
    .selectFrom('sessions')
    .select(['session_id', 'token_hash', 'user_agent', 'address', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Returns false if the account has no session with that id. */
export async function deleteSessionById(db: Db, user_id: string, session_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteOtherSessions = (db: Db, user_id: string, token_hash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', user_id).where('token_hash', '<>', token_hash).execute();

export const deleteExpiredSessions = (db: Db, user_id: string) =>
  db.deleteFrom('sessions').where('user_id', '=', user_id).where('expires_at', '<=', sql<Date>`now()`).execute();

export const deleteSessions = (db: Db, user_id: string) => db.deleteFrom('sessions').where('user_id', '=', user_id).execute();

/** The sweep deletes older sign-ins. */
const SIGN_INS_RETENTION_DAYS = 180;

/**
 * Builds the condition for the sign-ins of a user; null: for those of unknown sign-in names. PostgreSQL uses the index for both forms, but
 * not for 'is not distinct from'.
 */
const buildUserCondition = (user_id: string | null) =>
  user_id === null ? sql<boolean>`user_id is null` : sql<boolean>`user_id = ${user_id}`;

export async function insertSignIn(db: Db, signIn: { user_id: string | null; succeeded: boolean; address: string; user_agent: string }) {
  const { user_id, ...values } = signIn;
  // Null if the account was erased meanwhile.
  const existing_user_id = sql<string | null>`(select user_id from users where user_id = ${user_id} for key share)`;
  await db
    .insertInto('sign_ins')
    .values({ ...values, user_id: existing_user_id })
    .execute();
}

/** Deletes old sign-ins, and expired sessions and password reset links. */
export async function deleteOldSessionData(db: Db): Promise<void> {
  const oldestKeptTime = sql<Date>`${SHOP_NOW} - make_interval(days => ${sql.lit(SIGN_INS_RETENTION_DAYS)})`;
  await db.deleteFrom('sign_ins').where('created_at', '<', oldestKeptTime).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', SHOP_NOW).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', SHOP_NOW).execute();
}

/**
 * Whether a sign-in of the shopper from this IP address has succeeded. `user_id` is null for an unknown sign-in name, for which the query runs
 * too, so that the response time does not reveal whether the name exists.
 */
export async function hasSignedInFrom(db: Db, user_id: string | null, ip_address: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_ins')
    .select('sign_in_id')
    .where(buildUserCondition(user_id))
    .where('address', '=', ip_address)
    .where('succeeded', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const selectSignIns = (db: Db, user_id: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('sign_ins')
    .select(['sign_in_id', 'succeeded', 'address', 'user_agent', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('sign_in_id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countSignIns(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_ins')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return count;
}
