/** Reads and writes rows as text, which both engines print and parse alike. */
import { formatTableName, quoteIdentifier, quoteTable, runQuery, type Table, type Trx } from './tables.ts';

/** The values of one row in the order of its table's columns, as PostgreSQL prints them. */
export type Row = (string | null)[];

/** How many rows are in memory at once; a mail, the largest kind of row, has about 20 kB. */
const BATCH_ROWS = 500;
const TEXT_TYPE = /^(text|character varying|name)/;

/** Makes both engines print values alike, and lifts the time limits of shoppers' queries, which are too short for large tables. */
export async function prepareForMoving(trx: Trx): Promise<void> {
  await runQuery(
    trx,
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
    set local extra_float_digits = 1; set local statement_timeout = 0; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`,
  );
}

let cursorCount = 0;

/** Reads all rows in the order of the primary key. Texts are ordered by their bytes, so the order is the same on both engines. */
export async function* readRows(trx: Trx, table: Table): AsyncGenerator<Row[]> {
  if (table.key.length === 0) throw new Error(`${formatTableName(table)} has no primary key: its rows cannot be compared one by one`);
  const cursor = `moving_${++cursorCount}`;
  const columns = table.columns.map(({ name }, index) => `${quoteIdentifier(name)}::text as c${index}`);
  const typeByName = new Map(table.columns.map(({ name, type }) => [name, type]));
  const order = table.key.map((name) =>
    TEXT_TYPE.test(typeByName.get(name) ?? '') ? `${quoteIdentifier(name)} collate "C"` : quoteIdentifier(name),
  );
  await runQuery(
    trx,
    `declare ${cursor} no scroll cursor for select ${columns.join(', ')} from ${quoteTable(table)} order by ${order.join(', ')}`,
  );
  for (;;) {
    const rows = await runQuery<Record<string, string | null>>(trx, `fetch ${BATCH_ROWS} from ${cursor}`);
    if (rows.length === 0) break;
    yield rows.map((row) => Object.values(row));
  }
  await runQuery(trx, `close ${cursor}`);
}

/** Inserts rows whose values are in the order of `table.columns`; columns that a sequence fills keep their numbers. */
export async function insertRows(trx: Trx, table: Table, rows: readonly Row[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const arrays = table.columns.map((_column, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = table.columns.map((_column, index) => `c${index}`).join(', ');
  await runQuery(
    trx,
    `insert into ${quoteTable(table)} (${names}) overriding system value select ${values} from unnest(${arrays}) as rows (${aliases})`,
    table.columns.map((_column, index) => rows.map((row) => row[index] ?? null)),
  );
}
