/** SQL of staff members and their invitations. */
import { INVITATION_HOURS } from '@uruhu/contract/constants';
import type { InviteMember, MemberQuery, UpdateMember } from '@uruhu/contract/staff/members';
import { type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';

const STATE = sql<'invited' | 'active' | 'disabled'>`case when disabled_at is not null then 'disabled'
  when username is null then 'invited' else 'active' end`;

const selectColumns = (db: Db) =>
  db
    .selectFrom('staff')
    .leftJoin('staff_invitations', 'staff_invitations.staff_id', 'staff.staff_id')
    .leftJoin('staff_totp', 'staff_totp.staff_id', 'staff.staff_id')
    .select(['staff.staff_id', 'username', 'name', 'email', 'role', 'version', 'created_at', STATE.as('state')])
    .select([
      sql<boolean>`confirmed_at is not null`.as('has_totp'),
      'staff_invitations.expires_at as invited_until',
      sql<Date | null>`(select max(last_used_at) from staff_sessions where staff_sessions.staff_id = staff.staff_id)`.as('last_used_at'),
    ]);
export type MemberRow = Awaited<ReturnType<typeof selectMember>> & {};

export const selectMember = (db: Db, staff_id: string) => selectColumns(db).where('staff.staff_id', '=', staff_id).executeTakeFirst();

export async function selectMemberPage(db: Db, { page, perPage, order, filter: { role, state, q } }: MemberQuery) {
  const conditions = [
    ...(role === undefined ? [] : [sql<SqlBool>`role = ${role}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`${STATE} = ${state}`]),
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', name, username, email))) > 0`] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const members = await selectColumns(db)
    .where(({ and }) => and(conditions))
    .orderBy('created_at', direction)
    .orderBy('staff.staff_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('staff')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { members, total };
}

// ── invitations ──

/** Inserts an invited member, or updates one with the same address who has not accepted yet. Null if the address is taken. */
export async function saveInvitedMember(trx: Db, { name, email, role }: InviteMember): Promise<string | null> {
  const { rows } = await sql<{ staff_id: string }>`
    insert into staff (name, email, role) values (${name}, ${email}, ${role})
    on conflict (email) where email <> '' do update set name = excluded.name, role = excluded.role, disabled_at = null
      where staff.username is null
    returning staff_id`.execute(trx);
  return rows[0]?.staff_id ?? null;
}

/** Replaces the member's earlier invitation. */
export const saveInvitation = (trx: Db, staff_id: string, token_hash: Buffer) =>
  sql`
    insert into staff_invitations (staff_id, token_hash, expires_at)
    values (${staff_id}, ${token_hash}, ${SHOP_NOW} + make_interval(hours => ${sql.lit(INVITATION_HOURS)}))
    on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(trx);

export async function isInvitationOpen(db: Db, token_hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from staff_invitations where token_hash = ${token_hash} and expires_at > ${SHOP_NOW}`.execute(db);
  return rows.length > 0;
}

/** Uses up an invitation. Of several calls with the same token, only one gets the id of the member. */
export async function consumeInvitation(trx: Db, token_hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ staff_id: string }>`
    delete from staff_invitations where token_hash = ${token_hash} and expires_at > ${SHOP_NOW} returning staff_id`.execute(trx);
  return rows[0]?.staff_id ?? null;
}

/** False if the member was disabled or has accepted before. Throws where the username is taken. */
export async function acceptMember(trx: Db, staff_id: string, set: { username: string; password_hash: string }): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set(set)
    .where('staff_id', '=', staff_id)
    .where('username', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteInvitation = (trx: Db, staff_id: string) =>
  trx.deleteFrom('staff_invitations').where('staff_id', '=', staff_id).execute();

// ── changes ──

/** False if the member has another version by now, or is unknown. */
export async function updateMemberRow(trx: Db, staff_id: string, { version, name, email, role }: UpdateMember): Promise<boolean> {
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(role === undefined ? {} : { role }),
  };
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ ...set, version })
    .where('staff_id', '=', staff_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes nothing where the member is disabled, or enabled, already. */
export const setMemberDisabled = (trx: Db, staff_id: string, is_disabled: boolean) =>
  trx
    .updateTable('staff')
    .set({ disabled_at: is_disabled ? SHOP_NOW : null })
    .where('staff_id', '=', staff_id)
    .where('disabled_at', is_disabled ? 'is' : 'is not', null)
    .execute();

// ── rules ──

export const selectStaffRules = (db: Db) => db.selectFrom('staff_rules').select(['totp_required', 'version']).executeTakeFirstOrThrow();

/** False if the rules have another version by now. */
export async function updateRules(trx: Db, { totp_required, version }: { totp_required: boolean; version: number }): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('staff_rules').set({ totp_required }).where('version', '=', version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
