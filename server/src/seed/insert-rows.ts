import type { InsertObject, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** PostgreSQL takes 65,535 parameters per statement; far fewer are as fast and keep the text small. */
const PARAMETERS_MAX = 12_000;

/** Inserts rows in batches. Every row must have the same columns. */
export async function insertRows<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
  onInserted: (count: number) => void = () => {},
): Promise<void> {
  const columnCount = Object.keys(rows[0] ?? {}).length;
  const chunkSize = Math.max(1, Math.floor(PARAMETERS_MAX / Math.max(1, columnCount)));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunkRows = rows.slice(start, start + chunkSize);
    await trx.insertInto(table).values(chunkRows).execute();
    onInserted(chunkRows.length);
  }
}
