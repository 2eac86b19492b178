/** The tables to move, their columns and keys, read from the system catalogue of either engine. */
import { CompiledQuery, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../schema.ts';

export type Trx = Transaction<Database>;

type Column = { name: string; type: string };
/** `key`: the columns of the primary key. `numbered`: the columns that a sequence fills. */
export type Table = { schema: string; name: string; columns: Column[]; key: string[]; numbered: string[] };
/** `last`: the last number of the sequence, as text; null if it has not been used. */
export type Sequence = { column: string; last: string | null };

export const JOBS_SCHEMA = 'pgboss';

export async function runQuery<Row>(trx: Trx, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

export const quoteIdentifier = (name: string): string => pg.escapeIdentifier(name);
export const quoteTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
export const formatTableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  schema === 'public' ? name : `${schema}.${name}`;

/**
 * Lists the shop's tables by name, then the two tables of the job queue that hold the shop's data. The subqueries list the columns, the primary
 * key and the columns that a sequence fills, as JSON.
 *
 * It leaves out:
 * - Tables of extensions, which pg_depend marks by 'e'.
 * - Generated columns, which the target computes.
 * - Columns of transaction ids, which are valid in one database only. The shop has one, `orders.made_in`: the transaction that placed the
 *   order, and the only one that may add lines to it. In the target it gets its default, the id of the moving transaction, which adds the lines.
 */
export async function listTables(trx: Trx): Promise<Table[]> {
  return await runQuery<Table>(
    trx,
    `select nspname as schema, relname as name,
      coalesce((select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype
      ), '[]') as columns,
      coalesce((select json_agg(attname order by key_columns.position)
        from pg_index, unnest(indkey) with ordinality as key_columns (attnum, position), pg_attribute
        where indrelid = class.oid and indisprimary and attrelid = class.oid and pg_attribute.attnum = key_columns.attnum
      ), '[]') as key,
      coalesce((select json_agg(attname order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped
          and pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) is not null
      ), '[]') as numbered
    from pg_class as class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and (nspname = 'public' or nspname = '${JOBS_SCHEMA}' and relname in ('queue', 'job'))
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
    order by nspname collate "C" desc, relname collate "C"`,
  );
}

export async function listSequences(trx: Trx, table: Table): Promise<Sequence[]> {
  const sequences: Sequence[] = [];
  for (const column of table.numbered) sequences.push({ column, last: await readLastNumber(trx, table, column) });
  return sequences;
}

async function readLastNumber(trx: Trx, table: Table, column: string): Promise<string | null> {
  const [sequence] = await runQuery<{ name: string }>(trx, 'select pg_get_serial_sequence($1, $2) as name', [quoteTable(table), column]);
  if (sequence === undefined) return null;
  const [state] = await runQuery<{ last: string | null }>(
    trx,
    `select case when is_called then last_value end::text as last from ${sequence.name}`,
  );
  return state?.last ?? null;
}
