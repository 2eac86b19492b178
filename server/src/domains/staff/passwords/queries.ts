import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** The name of the shop, and the username and e-mail address of the member with this id or username. */
export async function selectKnownTexts(db: Db, { staff_id, username }: { staff_id?: string; username: string }): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select name as text from site_settings
    union all select unnest(array[coalesce(username, ''), email]) from staff
      where staff_id = ${staff_id ?? null}::uuid or (${staff_id ?? null}::uuid is null and username = ${username})`.execute(db);
  return rows.map(({ text }) => text);
}
