/** The staff's only SQL. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../database/schema.ts';

export type StaffRow = Pick<Selectable<Staff>, 'staff_id' | 'username' | 'name'>;
const MEMBER = ['staff.staff_id', 'username', 'name'] as const;

/** Disabled accounts are not found, like unknown names. */
export const selectStaffByName = (db: Db, username: string): Promise<(StaffRow & { password_hash: string }) | undefined> =>
  db
    .selectFrom('staff')
    .select([...MEMBER, 'password_hash'])
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** False if the username is taken. */
export async function insertStaff(db: Db, member: { username: string; name: string; password_hash: string }): Promise<boolean> {
  const row = await db
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined if the username is unknown. */
export const updateStaff = (
  db: Db,
  username: string,
  set: { password_hash: string; disabled_at: null } | { disabled_at: RawBuilder<Date> },
): Promise<StaffRow | undefined> => db.updateTable('staff').set(set).where('username', '=', username).returning(MEMBER).executeTakeFirst();

// ── sessions ──

type NewSession = { token_hash: Buffer; staff_id: string; address: string; hours: number };

/**
 * Inserts a session if the password hash is still the one that was checked. False if the password was changed or the account disabled
 * meanwhile.
 */
export async function insertStaffSession(
  db: Db,
  checked_hash: string,
  { token_hash, staff_id, address, hours }: NewSession,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_sessions (token_hash, staff_id, address, expires_at)
    select ${token_hash}::bytea, staff_id, ${address}::text, now() + make_interval(hours => ${hours}::int)
    from staff where staff_id = ${staff_id} and password_hash = ${checked_hash} and disabled_at is null for share
    returning staff_id`.execute(db);
  return rows.length > 0;
}

export const selectStaffSession = (db: Db, token_hash: Buffer): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.staff_id', 'staff_sessions.staff_id')
    .select(MEMBER)
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** Keeps the row, as it records the IP address that the staff member signs in from. */
export const endStaffSession = (db: Db, token_hash: Buffer) =>
  db.updateTable('staff_sessions').set({ expires_at: sql<Date>`now()` }).where('token_hash', '=', token_hash).execute();

export const endStaffSessions = (db: Db, staff_id: string) =>
  db
    .updateTable('staff_sessions')
    .set({ expires_at: sql<Date>`now()` })
    .where('staff_id', '=', staff_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();

export async function hasSignedInFrom(db: Db, staff_id: string | null, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('staff_id')
    .where(sql<boolean>`staff_id = ${staff_id}::uuid`)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes sessions that ended more than 90 days ago. */
export const deleteOldStaffSessions = (db: Db) =>
  sql`delete from staff_sessions where expires_at < ${SHOP_NOW} - interval '90 days'`.execute(db);
