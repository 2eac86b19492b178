/** Looks for the data of a shopper in every table, for tests of erasure and export. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/** Counts the rows of the user in every table with a user_id. */
export async function countUserRows(db: Db, user_id: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} where user_id = ${user_id}`.execute(
      db,
    );
    if (rows[0]?.count) counts[name] = rows[0].count;
  }
  return counts;
}

/** Lists the tables that contain the text in rows other than goodbye mails. */
export async function findTablesContaining(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const tableNames: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t where t::text like ${`%${text}%`}`.execute(
      db,
    );
    tableNames.push(...rows.filter(({ row }) => !row.includes('goodbye')).map(() => name));
  }
  return tableNames;
}
