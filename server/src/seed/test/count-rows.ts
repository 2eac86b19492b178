import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Counts the rows of each table of the shop. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
