/** SQL of the mails that tell staff what a member did to staff or money. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** The owners who can sign in, and these members. */
export const selectNoticedMembers = (trx: Db, staff_ids: readonly string[]) => {
  const isOwner = sql<boolean>`(role = 'owner' and disabled_at is null and username is not null)`;
  return trx
    .selectFrom('staff')
    .select(['staff_id', 'email', isOwner.as('is_owner'), sql<string>`coalesce(nullif(name, ''), username, '')`.as('name')])
    .select(sql<boolean>`username is not null`.as('has_accepted'))
    .where(({ or, eb }) => or([eb(isOwner, '=', true), eb('staff_id', '=', sql<string>`any(${staff_ids}::uuid[])`)]))
    .orderBy('created_at')
    .orderBy('staff_id')
    .execute();
};

/** The shop's own address; '' without one. */
export async function selectShopEmail(trx: Db): Promise<string> {
  const row = await trx.selectFrom('site_settings').select('email').executeTakeFirst();
  return row?.email ?? '';
}
