/** The staff's only SQL. */
import { type Selectable, sql } from 'kysely';
import type { Staff } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type StaffRow = Pick<Selectable<Staff>, 'staff_id' | 'username' | 'name'>;
const MEMBER = ['staff.staff_id', 'username', 'name'] as const;

/** Whoever was disabled is as unknown as a name that nobody has. */
export const selectStaffByName = (db: Db, username: string): Promise<(StaffRow & { password_hash: string }) | undefined> =>
  db
    .selectFrom('staff')
    .select([...MEMBER, 'password_hash'])
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** False: there is somebody of that name. */
export async function insertStaff(db: Db, member: { username: string; name: string; password_hash: string }): Promise<boolean> {
  const row = await db
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined: nobody has that name. */
export const updateStaff = (
  db: Db,
  username: string,
  set: { password_hash: string; disabled_at: null } | { disabled_at: Date },
): Promise<StaffRow | undefined> => db.updateTable('staff').set(set).where('username', '=', username).returning(MEMBER).executeTakeFirst();

// ── sessions ──

type NewSession = { token_hash: Buffer; staff_id: string; address: string; hours: number };

/** For whoever still has the password that was proved; false: it was changed meanwhile, or they may not come in any more. */
export async function insertStaffSession(
  db: Db,
  proved_hash: string,
  { token_hash, staff_id, address, hours }: NewSession,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_sessions (token_hash, staff_id, address, expires_at)
    select ${token_hash}::bytea, staff_id, ${address}::text, now() + make_interval(hours => ${hours}::int)
    from staff where staff_id = ${staff_id} and password_hash = ${proved_hash} and disabled_at is null for share
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

/** The row stays, as the address that its owner comes from. */
export const endStaffSession = (db: Db, token_hash: Buffer) =>
  db.updateTable('staff_sessions').set({ expires_at: sql<Date>`now()` }).where('token_hash', '=', token_hash).execute();

export const endStaffSessions = (db: Db, staff_id: string) =>
  db
    .updateTable('staff_sessions')
    .set({ expires_at: sql<Date>`now()` })
    .where('staff_id', '=', staff_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();

export async function hasComeFrom(db: Db, staff_id: string | null, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('staff_id')
    .where(sql<boolean>`staff_id = ${staff_id}::uuid`)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A season after it has ended nobody needs to know where a session was. */
export const forgetOldStaffSessions = (db: Db) => sql`delete from staff_sessions where expires_at < now() - interval '90 days'`.execute(db);
