/** All queries of saved filters; no other file accesses their table. */
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { OrderFilters } from '../../database/schema.ts';

export type FilterRow = Selectable<OrderFilters>;

/** Makes the saves of a staff member wait for each other, so that two at once do not exceed the limit. */
export const lockFilters = (trx: Db, staff_id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`order filters ${staff_id}`}, 0))`.execute(trx);

export const selectFilters = (db: Db, staff_id: string): Promise<FilterRow[]> =>
  db.selectFrom('order_filters').selectAll().where('staff_id', '=', staff_id).orderBy(sql`lower(name)`).execute();

/** Inserts a filter, or replaces the staff member's filter of the same name, ignoring case. */
export async function upsertFilter(trx: Db, staff_id: string, { name, filter }: { name: string; filter: object }): Promise<FilterRow> {
  const { rows } = await sql<FilterRow>`
    insert into order_filters (staff_id, name, filter) values (${staff_id}, ${name}, ${JSON.stringify(filter)}::jsonb)
    on conflict (staff_id, lower(name)) do update set name = excluded.name, filter = excluded.filter
    returning *`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('upsertFilter returned no row');
  return row;
}

/** False if the staff member has no such filter. */
export async function deleteFilterRow(db: Db, staff_id: string, order_filter_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_filters')
    .where('staff_id', '=', staff_id)
    .where('order_filter_id', '=', order_filter_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
