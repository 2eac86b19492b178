/** SQL of the attempts to sign in as staff. */
import { STAFF_PASSWORD_LENGTH, STAFF_USERNAME } from '@uruhu/contract/rules/sign-in/staff-sign-in';
import type { SignInResult } from '@uruhu/contract/staff/sign-in-results';
import type { StaffSignInQuery } from '@uruhu/contract/staff/sign-ins';
import { type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { isUuid } from '../../../lib/uuid.ts';

/** `name`: the entered name, which is kept only where no member has it. */
export type SignInAttempt = { staff_id: string | null; result: SignInResult; name?: string; address: string; user_agent?: string };

const USER_AGENT_LENGTH_MAX = 300;

/**
 * Whether an unknown name may be kept: a member may have typed her password or a recovery code into the wrong field, and a shopper her e-mail
 * address. No password of staff is as short as this.
 */
const isHarmless = (name: string): boolean => STAFF_USERNAME.test(name) && name.length < STAFF_PASSWORD_LENGTH.min;

/** Records an attempt. The database deletes the oldest attempts beyond a number (staff_sign_ins_limited). */
export const recordSignIn = (db: Db, { staff_id, result, name = '', address, user_agent = '' }: SignInAttempt) =>
  db
    .insertInto('staff_sign_ins')
    .values({
      staff_id,
      result,
      name_tried: staff_id === null && isHarmless(name) ? name : '',
      address,
      user_agent: user_agent.slice(0, USER_AGENT_LENGTH_MAX),
    })
    .execute();

const IS_FAILURE = sql<SqlBool>`result like 'wrong%'`;

export async function selectSignIns(
  db: Db,
  { page, perPage, filter: { staff_id, failed } }: Pick<StaffSignInQuery, 'page' | 'perPage' | 'filter'>,
) {
  const attempts = db
    .selectFrom('staff_sign_ins')
    // '= null' is never true, so an id that no staff member can have matches no attempt.
    .$if(staff_id !== undefined, (query) => query.where('staff_sign_ins.staff_id', '=', isUuid(staff_id ?? '') ? (staff_id ?? null) : null))
    .$if(failed === true, (query) => query.where(IS_FAILURE));
  const rows = await attempts
    .leftJoin('staff', 'staff.staff_id', 'staff_sign_ins.staff_id')
    .select([sql<string>`staff_sign_in_id::text`.as('sign_in_id'), 'staff_sign_ins.staff_id', 'staff.name as staff'])
    .select(['name_tried', 'result', 'address', 'user_agent', 'staff_sign_ins.created_at'])
    .orderBy('staff_sign_in_id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await attempts.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

const SIGN_INS_RETENTION_DAYS = 90;

export const deleteOldStaffSignIns = (db: Db) =>
  sql`delete from staff_sign_ins where created_at < ${SHOP_NOW} - make_interval(days => ${sql.lit(SIGN_INS_RETENTION_DAYS)})`.execute(db);

/** Deletes the attempts with a name that is no member's, but that of a shopper who is erased: she took the back office for the shop. */
export const deleteSignInsWithName = (db: Db, name: string) =>
  db.deleteFrom('staff_sign_ins').where('staff_id', 'is', null).where('name_tried', '=', name).execute();

// ── guessing ──

/** So many failures of one member within an hour are guesses. Her own mistakes are fewer. */
export const GUESSES_IN_AN_HOUR = 10;

/** The members whose password or code is being guessed, with the time of the first failure; for the health of the shop. */
export const GUESSED_MEMBERS_SQL = `select staff_id::text as id, min(created_at) as started_at from staff_sign_ins
  where result like 'wrong%' and staff_id is not null and created_at > now() - interval '1 hour'
  group by staff_id having count(*) >= ${GUESSES_IN_AN_HOUR}`;

/** After a mail the member gets no other one for so long, however many guesses follow. */
const ALERT_PAUSE_HOURS = 24;

/** Marks each guessed member who has an address, and was not mailed lately, as mailed, and returns her. Of several calls, only one gets her. */
export async function takeMembersToAlert(trx: Db): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    with alerted as (
      insert into staff_sign_in_alerts as alert (staff_id, mailed_at)
      select staff_id, now() from (${sql.raw(GUESSED_MEMBERS_SQL)}) as guessed join staff on staff_id = id::uuid
      where email <> '' and disabled_at is null
      on conflict (staff_id) do update set mailed_at = excluded.mailed_at
        where alert.mailed_at < now() - make_interval(hours => ${sql.lit(ALERT_PAUSE_HOURS)})
      returning staff_id)
    select name, email from alerted join staff using (staff_id)`.execute(trx);
  return rows;
}
