/** SQL of staff members and of their links. Invitations and links for a new password share the table `staff_invitations`. */
import { INVITATION_HOURS, STAFF_PASSWORD_LINK_HOURS } from '@uruhu/contract/constants';
import type { InviteMember, MemberQuery, UpdateMember } from '@uruhu/contract/staff/members';
import { type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';

const MEMBER_STATE = sql<'invited' | 'active' | 'disabled'>`case when disabled_at is not null then 'disabled'
  when username is null then 'invited' else 'active' end`;

const buildMemberQuery = (db: Db) =>
  db
    .selectFrom('staff')
    .leftJoin('staff_invitations', 'staff_invitations.staff_id', 'staff.staff_id')
    .leftJoin('staff_totp', 'staff_totp.staff_id', 'staff.staff_id')
    .select(['staff.staff_id', 'username', 'name', 'email', 'role', 'version', 'created_at', MEMBER_STATE.as('state')])
    .select([
      sql<boolean>`confirmed_at is not null`.as('has_totp'),
      sql<Date | null>`case when staff_invitations.expires_at > ${SHOP_NOW} then staff_invitations.expires_at end`.as('link_until'),
      sql<Date | null>`(select max(last_used_at) from staff_sessions where staff_sessions.staff_id = staff.staff_id)`.as('last_used_at'),
    ]);
export type MemberRow = Awaited<ReturnType<typeof selectMember>> & {};

export const selectMember = (db: Db, staff_id: string) => buildMemberQuery(db).where('staff.staff_id', '=', staff_id).executeTakeFirst();

export async function selectMemberPage(db: Db, { page, perPage, order, filter: { role, state, q } }: MemberQuery) {
  const conditions = [
    ...(role === undefined ? [] : [sql<SqlBool>`role = ${role}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`${MEMBER_STATE} = ${state}`]),
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', name, username, email))) > 0`] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const members = await buildMemberQuery(db)
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

// ── invitations and links for a new password ──

/** Inserts an invited member, or updates one with the same address who has not accepted yet. Null if the address is taken. */
export async function saveInvitedMember(trx: Db, { name, email, role }: InviteMember): Promise<string | null> {
  const { rows } = await sql<{ staff_id: string }>`
    insert into staff (name, email, role) values (${name}, ${email}, ${role})
    on conflict (email) where email <> '' do update set name = excluded.name, role = excluded.role, disabled_at = null
      where staff.username is null
    returning staff_id`.execute(trx);
  return rows[0]?.staff_id ?? null;
}

/** The kinds of links: to choose username and password, or only a new password. */
export type LinkKind = 'invitation' | 'password';
const LINK_HOURS = { invitation: INVITATION_HOURS, password: STAFF_PASSWORD_LINK_HOURS } as const;

/** Replaces the member's earlier link. Changes of her address, password or state end it (trigger staff_link_ended). */
export const saveLink = (trx: Db, kind: LinkKind, staff_id: string, token_hash: Buffer) =>
  sql`
    insert into staff_invitations (staff_id, token_hash, expires_at)
    values (${staff_id}, ${token_hash}, ${SHOP_NOW} + make_interval(hours => ${sql.lit(LINK_HOURS[kind])}))
    on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(trx);

/** Only members who have accepted have a password, so a link of one kind cannot be used as the other kind. */
const buildValidLinkCondition = (kind: LinkKind, token_hash: Buffer) => sql`token_hash = ${token_hash} and expires_at > ${SHOP_NOW}
  and exists (select from staff where staff.staff_id = staff_invitations.staff_id
    and (password_hash is null) = ${sql.lit(kind === 'invitation')} and disabled_at is null)`;

/** The id of the member whose link it is; null if the link does not work. */
export async function findLinkMember(db: Db, kind: LinkKind, token_hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{
    staff_id: string;
  }>`select staff_id from staff_invitations where ${buildValidLinkCondition(kind, token_hash)}`.execute(db);
  return rows[0]?.staff_id ?? null;
}

/** Deletes a link and returns the id of its member. Of several calls with the same token, only one gets the id. */
export async function consumeLink(trx: Db, kind: LinkKind, token_hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ staff_id: string }>`
    delete from staff_invitations where ${buildValidLinkCondition(kind, token_hash)} returning staff_id`.execute(trx);
  return rows[0]?.staff_id ?? null;
}

/** Returns the username of the member; null if she was disabled. */
export async function setPasswordHash(trx: Db, staff_id: string, password_hash: string): Promise<string | null> {
  const row = await trx
    .updateTable('staff')
    .set({ password_hash })
    .where('staff_id', '=', staff_id)
    .where('username', 'is not', null)
    .where('disabled_at', 'is', null)
    .returning('username')
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Returns false if the member was disabled or has accepted before. Throws if the username is taken. */
export async function setMemberCredentials(
  trx: Db,
  staff_id: string,
  credentials: { username: string; password_hash: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set(credentials)
    .where('staff_id', '=', staff_id)
    .where('username', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

// ── changes ──

/** Locks the member until the transaction ends, so that for example her address is not changed meanwhile. */
export const lockMember = (trx: Db, staff_id: string) =>
  trx.selectFrom('staff').select('staff_id').where('staff_id', '=', staff_id).forUpdate().execute();

/** Returns false if the member has another version by now, or is unknown. */
export async function updateMemberRow(trx: Db, staff_id: string, { version, name, email, role }: UpdateMember): Promise<boolean> {
  // The query builder leaves out fields that are undefined. The version is set to itself, so that the update has a column: a trigger raises it.
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ name, email, role, version })
    .where('staff_id', '=', staff_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes nothing if the member is already disabled, or already enabled. */
export const setMemberDisabled = (trx: Db, staff_id: string, { is_disabled }: { is_disabled: boolean }) =>
  trx
    .updateTable('staff')
    .set({ disabled_at: is_disabled ? SHOP_NOW : null })
    .where('staff_id', '=', staff_id)
    .where('disabled_at', is_disabled ? 'is' : 'is not', null)
    .execute();

// ── rules ──

export const selectStaffRules = (db: Db) => db.selectFrom('staff_rules').select(['totp_required', 'version']).executeTakeFirstOrThrow();

/** Returns false if the rules have another version by now. */
export async function updateRules(trx: Db, { totp_required, version }: { totp_required: boolean; version: number }): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('staff_rules').set({ totp_required }).where('version', '=', version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
