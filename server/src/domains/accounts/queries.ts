/** SQL of users and beauty profiles. */
import type { Language } from '@uruhu/contract/languages';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { BeautyProfiles, Users } from '../../database/schema.ts';

export const USER_COLUMNS = [
  'users.user_id',
  'username',
  'name',
  'email',
  'phone',
  'address',
  'image',
  'primary_phone',
  'secondary_phone',
  'email_verified_at',
  'pending_email',
  'new_member_decided_at',
  'blocked_at',
  'language',
  'created_at',
] as const;

export type UserRow = Omit<Selectable<Users>, 'password_hash'>;

/** The account; undefined if it was erased meanwhile. */
export const selectUser = (db: Db, user_id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').select(USER_COLUMNS).where('user_id', '=', user_id).executeTakeFirst();

export const selectUserBySignInName = (db: Db, sign_in_name: string) =>
  db
    .selectFrom('sign_in_names')
    .innerJoin('users', 'users.user_id', 'sign_in_names.user_id')
    .select([...USER_COLUMNS, 'password_hash'])
    .where('sign_in_name', '=', sign_in_name)
    .executeTakeFirst();

type NewUser = Pick<UserRow, 'username' | 'name' | 'email' | 'phone' | 'secondary_phone' | 'address' | 'image' | 'language'> & {
  password_hash: string;
};

export const insertUser = (db: Db, user: NewUser): Promise<UserRow> =>
  db.insertInto('users').values(user).returning(USER_COLUMNS).executeTakeFirstOrThrow();

/**
 * Reserves for the account those of the names that are free, and returns them. Waits for transactions that are reserving one of them,
 * always in the same order, so that two accounts that want each other's names do not deadlock.
 */
export async function reserveSignInNames(db: Db, user_id: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .insertInto('sign_in_names')
    .values([...new Set(names)].sort().map((sign_in_name) => ({ sign_in_name, user_id })))
    .onConflict((conflict) => conflict.column('sign_in_name').doNothing())
    .returning('sign_in_name')
    .execute();
  return new Set(rows.map((row) => row.sign_in_name));
}

export const setLanguage = (db: Db, user_id: string, language: Language) =>
  db.updateTable('users').set({ language }).where('user_id', '=', user_id).execute();

export const updateUser = (
  db: Db,
  user_id: string,
  set: Pick<UserRow, 'name' | 'phone' | 'secondary_phone' | 'address'>,
): Promise<UserRow> => db.updateTable('users').set(set).where('user_id', '=', user_id).returning(USER_COLUMNS).executeTakeFirstOrThrow();

export const updatePhones = (db: Db, user_id: string, phones: { primary_phone: string; secondary_phone: string }) =>
  db.updateTable('users').set(phones).where('user_id', '=', user_id).execute();

/** The account's e-mail address and when it was verified; undefined if the account is erased. */
export const selectEmail = (db: Db, user_id: string) =>
  db.selectFrom('users').select(['email', 'email_verified_at']).where('user_id', '=', user_id).executeTakeFirst();

/** Locks an account, so that concurrent requests of one shopper run one after another; undefined if the account was erased meanwhile. */
export const lockUser = (db: Db, user_id: string) =>
  db.selectFrom('users').select(USER_COLUMNS).where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** Locks an account for its erasure: waits for transactions that write rows of this account, and blocks new ones. */
export const lockUserForErasure = (db: Db, user_id: string) =>
  db.selectFrom('users').select(USER_COLUMNS).where('user_id', '=', user_id).forUpdate().executeTakeFirst();

/** Deletes the account and the rows that refer to it; orders and ordered carts stay, without an account. */
export const deleteUser = (db: Db, user_id: string) => db.deleteFrom('users').where('user_id', '=', user_id).execute();

/**
 * Selects a shopper's name and contact data for an order, and her default address if she has one. Locks the account against erasure until
 * the transaction ends; undefined if it was erased meanwhile.
 */
export const selectLockedCustomer = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .leftJoin('addresses', (join) => join.onRef('addresses.user_id', '=', 'users.user_id').on('addresses.is_default', '=', true))
    .select([
      'users.name',
      'users.email',
      'users.email_verified_at',
      'users.phone',
      'users.primary_phone',
      'users.secondary_phone',
      'users.language',
    ])
    .select(['addresses.address', 'addresses.city', 'addresses.country'])
    .where('users.user_id', '=', user_id)
    .forKeyShare('users')
    .executeTakeFirst();

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
