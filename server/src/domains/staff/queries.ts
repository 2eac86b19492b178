/** SQL of staff accounts and their sessions. */
import { PROOF_MINUTES } from '@uruhu/contract/rules/sign-in/staff-proof';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { type RawBuilder, sql } from 'kysely';
import { CLOCK_SLACK, SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';

/** A member who has accepted her invitation, and therefore has a username. */
type StaffRow = { staff_id: string; username: string; name: string; role: StaffRole };
const MEMBER_COLUMNS = ['staff.staff_id', sql<string>`username`.as('username'), 'name', 'role'] as const;

const HAS_TOTP = sql<boolean>`exists (select from staff_totp where staff_totp.staff_id = staff.staff_id and confirmed_at is not null)`;

type SignInRow = StaffRow & { password_hash: string; has_totp: boolean };

/** Disabled and invited members are not found, like unknown names. */
export const selectStaffByName = (db: Db, username: string): Promise<SignInRow | undefined> =>
  db
    .selectFrom('staff')
    .select([...MEMBER_COLUMNS, sql<string>`password_hash`.as('password_hash'), HAS_TOTP.as('has_totp')])
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** What a signed-in member enters to prove who she is. */
export const selectProofCredentials = (db: Db, staff_id: string) =>
  db
    .selectFrom('staff')
    .select(['password_hash', HAS_TOTP.as('has_totp')])
    .where('staff_id', '=', staff_id)
    .executeTakeFirst();

/** Replaces the password hash. Returns false if the password was changed since `current_hash` was read. */
export async function replacePasswordHash(
  trx: Db,
  { staff_id, current_hash, new_hash }: { staff_id: string; current_hash: string; new_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ password_hash: new_hash })
    .where('staff_id', '=', staff_id)
    .where('password_hash', '=', current_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewStaff = { username: string; name: string; email?: string; role: StaffRole; password_hash: string };

/** Returns false if the username is taken. */
export async function insertStaff(db: Db, member: NewStaff): Promise<boolean> {
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
): Promise<{ staff_id: string } | undefined> =>
  db.updateTable('staff').set(set).where('username', '=', username).returning('staff_id').executeTakeFirst();

/** Allows this transaction to disable the last owner. Only the operator may do so, because she can also add another owner. */
export const actAsOperator = (trx: Db) => sql`select set_config('shop.operator', 'on', true)`.execute(trx);

/** Returns false if the username is unknown. */
export async function deleteTotpByName(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql`
    with member as (select staff_id from staff where username = ${username}),
      deleted as (delete from staff_totp where staff_id in (select staff_id from member))
    select from member`.execute(db);
  return rows.length > 0;
}

// ── sessions ──

type NewSession = { token_hash: Buffer; staff_id: string; address: string; user_agent: string; hours: number };

/**
 * Inserts a session if the account still has the password hash that was checked. False if the password was changed or the account disabled
 * meanwhile.
 */
export async function insertStaffSession(
  db: Db,
  checked_hash: string,
  { token_hash, staff_id, address, user_agent, hours }: NewSession,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_sessions (token_hash, staff_id, address, user_agent, expires_at)
    select ${token_hash}::bytea, staff_id, ${address}::text, ${user_agent}::text, now() + make_interval(hours => ${hours}::int)
    from staff where staff_id = ${staff_id} and password_hash = ${checked_hash} and disabled_at is null for share
    returning staff_id`.execute(db);
  return rows.length > 0;
}

/** `last_used_at` is written at most this often, so that most calls only read. */
const LAST_USED_WRITE_INTERVAL = sql`interval '1 minute'`;

/** A session without a call that a person makes ends after these hours. A packer puts her phone down between two parcels, for a whole shift. */
const IDLE_HOURS = 2;
const PACKER_IDLE_HOURS = 12;

/** When the session ends if it is not used any more. */
const ENDS_AT = sql<Date>`least(expires_at, last_used_at +
  case role when 'packer' then make_interval(hours => ${sql.lit(PACKER_IDLE_HOURS)}) else make_interval(hours => ${sql.lit(IDLE_HOURS)}) end)`;

/** A proof in the future was stored while the clock was fast, so it does not count. */
const IS_PROVED = sql<boolean>`coalesce(
  proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}) and proved_at < now() + ${CLOCK_SLACK}, false)`;

export const selectStaffSession = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.staff_id', 'staff_sessions.staff_id')
    .select([
      ...MEMBER_COLUMNS,
      sql<boolean>`last_used_at < now() - ${LAST_USED_WRITE_INTERVAL}`.as('is_last_used_at_outdated'),
      HAS_TOTP.as('has_totp'),
      sql<boolean>`(select totp_required from staff_rules)`.as('totp_required'),
      IS_PROVED.as('is_proved'),
    ])
    .where('token_hash', '=', token_hash)
    .where(ENDS_AT, '>', sql<Date>`now()`)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const recordSessionUse = (db: Db, token_hash: Buffer) =>
  db.updateTable('staff_sessions').set({ last_used_at: sql<Date>`now()` }).where('token_hash', '=', token_hash).execute();

/** Returns false if the session has ended, or the password was changed or the account disabled since the password was checked. */
export async function recordProof(db: Db, checked_hash: string, { token_hash }: { token_hash: Buffer }): Promise<boolean> {
  const { rows } = await sql`
    update staff_sessions set proved_at = now() from staff
    where token_hash = ${token_hash} and expires_at > now()
      and staff.staff_id = staff_sessions.staff_id and password_hash = ${checked_hash} and disabled_at is null
    returning session_id`.execute(db);
  return rows.length > 0;
}

/** The open sessions of a member, newest first. */
export const selectOpenStaffSessions = (db: Db, staff_id: string) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.staff_id', 'staff_sessions.staff_id')
    .select(['session_id', 'token_hash', 'staff_sessions.created_at', 'last_used_at', ENDS_AT.as('expires_at'), 'address', 'user_agent'])
    .where('staff_sessions.staff_id', '=', staff_id)
    .where(ENDS_AT, '>', sql<Date>`now()`)
    .orderBy('staff_sessions.created_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Ends open sessions. Keeps their rows, as they record the IP addresses that the staff member signs in from. */
const buildSessionEndQuery = (db: Db) =>
  db.updateTable('staff_sessions').set({ expires_at: sql<Date>`now()` }).where('expires_at', '>', sql<Date>`now()`);

export const endStaffSession = (db: Db, token_hash: Buffer) => buildSessionEndQuery(db).where('token_hash', '=', token_hash).execute();

export const endAllStaffSessions = (db: Db, staff_id: string) => buildSessionEndQuery(db).where('staff_id', '=', staff_id).execute();

export const endOtherStaffSessions = (db: Db, staff_id: string, current_token_hash: Buffer) =>
  buildSessionEndQuery(db).where('staff_id', '=', staff_id).where('token_hash', '<>', current_token_hash).execute();

/** Returns false if the member has no such open session. */
export async function endStaffSessionById(db: Db, staff_id: string, session_id: string): Promise<boolean> {
  const { numUpdatedRows } = await buildSessionEndQuery(db)
    .where('staff_id', '=', staff_id)
    .where('session_id', '=', session_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the member has ever signed in from this IP address. `staff_id` is null for an unknown username; the result is then false. */
export async function hasSignedInFrom(db: Db, staff_id: string | null, ip_address: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('staff_id')
    .where(sql<boolean>`staff_id = ${staff_id}::uuid`)
    .where('address', '=', ip_address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes sessions that ended more than 90 days ago. */
export const deleteOldStaffSessions = (db: Db) =>
  sql`delete from staff_sessions where expires_at < ${SHOP_NOW} - interval '90 days'`.execute(db);
