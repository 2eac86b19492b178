/** The accounts' only SQL. */
import { type Selectable, sql } from 'kysely';
import type { Addresses, BeautyProfiles, Users } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

const USER = [
  'users.user_id',
  'username',
  'name',
  'email',
  'phone',
  'address',
  'image',
  'primary_phone',
  'secondary_phone',
  'created_at',
] as const;

export type UserRow = Omit<Selectable<Users>, 'password_hash'>;
export type AddressRow = Selectable<Addresses>;

// ── people ──

/** Undefined: the account was erased meanwhile. */
export const selectUser = (db: Db, user_id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').select(USER).where('user_id', '=', user_id).executeTakeFirst();

export const selectUserBySignInName = (db: Db, sign_in_name: string) =>
  db
    .selectFrom('sign_in_names')
    .innerJoin('users', 'users.user_id', 'sign_in_names.user_id')
    .select([...USER, 'password_hash'])
    .where('sign_in_name', '=', sign_in_name)
    .executeTakeFirst();

type NewUser = Pick<UserRow, 'username' | 'name' | 'email' | 'phone' | 'address' | 'image'> & { password_hash: string };

export const insertUser = (db: Db, user: NewUser): Promise<UserRow> =>
  db.insertInto('users').values(user).returning(USER).executeTakeFirstOrThrow();

/**
 * Takes the names that are free and answers those it got. Waits for whoever is taking one of them right now, always in the
 * same order, so that two who want each other's names do not wait for one another.
 */
export async function takeSignInNames(db: Db, user_id: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .insertInto('sign_in_names')
    .values([...new Set(names)].sort().map((sign_in_name) => ({ sign_in_name, user_id })))
    .onConflict((conflict) => conflict.column('sign_in_name').doNothing())
    .returning('sign_in_name')
    .execute();
  return new Set(rows.map((row) => row.sign_in_name));
}

export const dropSignInName = (db: Db, user_id: string, sign_in_name: string) =>
  db.deleteFrom('sign_in_names').where('user_id', '=', user_id).where('sign_in_name', '=', sign_in_name).execute();

export const updateUser = (db: Db, user_id: string, set: Pick<UserRow, 'name' | 'email' | 'phone' | 'address'>): Promise<UserRow> =>
  db.updateTable('users').set(set).where('user_id', '=', user_id).returning(USER).executeTakeFirstOrThrow();

export const updatePhones = (db: Db, user_id: string, phones: { primary_phone: string; secondary_phone: string }) =>
  db.updateTable('users').set(phones).where('user_id', '=', user_id).execute();

/** What one person does twice at the same time then happens one after the other; undefined: the account was erased meanwhile. */
export const lockUser = (db: Db, user_id: string) =>
  db.selectFrom('users').select(USER).where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** Lets whoever is writing anything of this person's finish, and nobody begin. */
export const lockUserWhole = (db: Db, user_id: string) =>
  db.selectFrom('users').select(USER).where('user_id', '=', user_id).forUpdate().executeTakeFirst();

export const selectPassword = (db: Db, user_id: string) =>
  db.selectFrom('users').select('password_hash').where('user_id', '=', user_id).executeTakeFirst();

/** What hangs on the row goes with it; orders and ordered carts stay, as nobody's. */
export const deleteUser = (db: Db, user_id: string) => db.deleteFrom('users').where('user_id', '=', user_id).execute();

// ── sessions ──

type NewSession = { token_hash: Buffer; user_id: string; user_agent: string; address: string; days: number };

/** For whoever still has the password that was proved; false: it was changed meanwhile, by somebody who ended all sessions then. */
export async function insertSession(db: Db, proved_hash: string, { token_hash, user_id, user_agent, address, days }: NewSession) {
  const { rows } = await sql`
    insert into sessions (token_hash, user_id, user_agent, address, expires_at)
    select ${token_hash}::bytea, user_id, ${user_agent}::text, ${address}::text, now() + make_interval(days => ${days}::int)
    from users where user_id = ${user_id} and password_hash = ${proved_hash} for share
    returning session_id`.execute(db);
  return rows.length > 0;
}

export const selectSession = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const deleteSession = (db: Db, token_hash: Buffer) => db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();

/** Those that are open, the newest first. */
export const selectOpenSessions = (db: Db, user_id: string) =>
  db
    .selectFrom('sessions')
    .select(['session_id', 'token_hash', 'user_agent', 'address', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute();

/** False: the person has none of that id. */
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

// ── ways in ──

/** Nobody looks further back than this; what is older makes room. */
const SIGN_INS_KEPT_DAYS = 180;

/** Null is nobody. PostgreSQL finds both by the index, but not what 'is not distinct'. */
const isUser = (user_id: string | null) => (user_id === null ? sql<boolean>`user_id is null` : sql<boolean>`user_id = ${user_id}`);

export async function insertSignIn(db: Db, signIn: { user_id: string | null; succeeded: boolean; address: string; user_agent: string }) {
  const { user_id, ...values } = signIn;
  // Of an account that is erased meanwhile it is noted as of nobody.
  const owner = sql<string | null>`(select user_id from users where user_id = ${user_id} for key share)`;
  await db
    .insertInto('sign_ins')
    .values({ ...values, user_id: owner })
    .execute();
}

/** What nobody looks back at, and what opens nothing any more. */
export async function forgetOldAccess(db: Db): Promise<void> {
  const kept = sql<Date>`now() - make_interval(days => ${sql.lit(SIGN_INS_KEPT_DAYS)})`;
  await db.deleteFrom('sign_ins').where('created_at', '<', kept).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', sql<Date>`now()`).execute();
}

export async function hasSignedInFrom(db: Db, user_id: string | null, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_ins')
    .select('sign_in_id')
    .where(isUser(user_id))
    .where('address', '=', address)
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

// ── beauty profiles ──

type ProfileRow = Pick<Selectable<BeautyProfiles>, 'skin_type' | 'skin_concern' | 'avoided'>;

export const selectBeautyProfile = (db: Db, user_id: string) =>
  db
    .selectFrom('beauty_profiles')
    .select(['skin_type', 'skin_concern', 'avoided', 'updated_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

export const upsertBeautyProfile = (db: Db, user_id: string, profile: ProfileRow) =>
  db
    .insertInto('beauty_profiles')
    .values({ user_id, ...profile })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...profile, updated_at: sql<Date>`now()` }))
    .execute();

// ── addresses ──

export const selectAddresses = (db: Db, user_id: string): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .execute();

type NewAddress = Pick<AddressRow, 'user_id' | 'address' | 'city' | 'country' | 'postal_code' | 'is_default'>;

export const insertAddress = (db: Db, address: NewAddress): Promise<AddressRow> =>
  db.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow();

export const updateAddressText = (
  db: Db,
  address_id: string,
  place: Pick<AddressRow, 'address' | 'city' | 'country' | 'postal_code'>,
): Promise<AddressRow> =>
  db.updateTable('addresses').set(place).where('address_id', '=', address_id).returningAll().executeTakeFirstOrThrow();

/** The one that was is none any more; the database lets there be one at a time. */
export async function setDefault(db: Db, user_id: string, address_id: string): Promise<void> {
  const own = db.updateTable('addresses').where('user_id', '=', user_id);
  await own.set({ is_default: false }).where('is_default', '=', true).where('address_id', '<>', address_id).execute();
  await own.set({ is_default: true }).where('address_id', '=', address_id).execute();
}

export async function deleteAddresses(db: Db, rows: readonly Pick<AddressRow, 'address_id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ address_id }) => address_id);
  await db.deleteFrom('addresses').where('address_id', 'in', ids).execute();
}

/**
 * Who an order is for, in one look: the person and, where there is one, the default address. Nobody erases the account until the
 * transaction ends; undefined: it was erased meanwhile.
 */
export const holdCustomer = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .leftJoin('addresses', (join) => join.onRef('addresses.user_id', '=', 'users.user_id').on('addresses.is_default', '=', true))
    .select(['users.name', 'users.email', 'users.phone', 'users.primary_phone', 'users.secondary_phone'])
    .select(['addresses.address', 'addresses.city', 'addresses.country'])
    .where('users.user_id', '=', user_id)
    .forKeyShare('users')
    .executeTakeFirst();

// ── new passwords ──

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

/** Of two at the same time one gets it. */
export const takeReset = (db: Db, token_hash: Buffer) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();

export const deleteResets = (db: Db, user_id: string) => db.deleteFrom('password_resets').where('user_id', '=', user_id).execute();

export const setPassword = (db: Db, user_id: string, password_hash: string) =>
  db.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).returning(USER).executeTakeFirstOrThrow();

/** Only where it is still the one that was proved; undefined: it is not, or the account is gone. */
export const swapPassword = (db: Db, user_id: string, from_hash: string, password_hash: string): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set({ password_hash })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', from_hash)
    .returning(USER)
    .executeTakeFirst();

export const deleteSessions = (db: Db, user_id: string) => db.deleteFrom('sessions').where('user_id', '=', user_id).execute();

// ── all that is known of a person ──

export const selectResetTimes = (db: Db, user_id: string) =>
  db.selectFrom('password_resets').select(['created_at', 'expires_at']).where('user_id', '=', user_id).orderBy('created_at').execute();
