/**
 * Compares the types in schema.ts with the migrated database: the test describes each column of the database as a line of TypeScript, and
 * the type checker names the lines that schema.ts contradicts.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { CACHE_FOLDER } from '../../test/support/database/migrated-dump.ts';
import type { OpenDatabase } from './connect.ts';
import type { Db } from './db.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

type Column = {
  table: string;
  column: string;
  /** PostgreSQL's name of the type; those of arrays begin with an underscore. */
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  /** The database refuses a written value. */
  is_generated: boolean;
  /** The values that a check allows; null without such a check. */
  allowed: string[] | null;
};

/** Each check of one column that lists texts, as `status = ANY (ARRAY['draft'::text, 'published'::text])`. */
const LISTING_CHECK = String.raw`^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$`;

/** Reads all columns of the shop's tables and views. `allowed` takes the quoted texts out of the column's check. */
async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attname as "column", typname as type, not attnotnull as is_nullable,
      atthasdef or attidentity <> '' as has_default, attidentity = 'a' or attgenerated <> '' as is_generated,
      (select array_agg(value[1]) from pg_constraint, regexp_matches(
          (regexp_match(pg_get_constraintdef(pg_constraint.oid), ${sql.lit(LISTING_CHECK)}))[1], '''([^'']*)''::text', 'g') as value
        where contype = 'c' and conrelid = class.oid and conkey = array[attnum]) as allowed
    from pg_attribute join pg_class as class on class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where class.relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> 'schema_migrations'
      and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(db);
  return rows;
}

/** The TypeScript type that both engines return for a type of PostgreSQL (value-types.ts). */
const TYPESCRIPT_TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  xid8: 'string',
  date: 'string',
  timestamp: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
};

/** Columns without a check of their own that hold values of another column. */
const SOURCE_COLUMNS: Readonly<Record<string, string>> = {
  'order_transitions.from_status': 'orders.status',
  'order_transitions.to_status': 'orders.status',
  'payment_transitions.from_state': 'payment_attempts.state',
  'payment_transitions.to_state': 'payment_attempts.state',
};

/** Columns that a trigger fills where a row is written without them. */
const FILLED_BY_TRIGGER = new Set(['policies.starts_at']);

const formatUnion = (values: readonly string[]) =>
  values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ');

function formatType({ type, is_nullable, allowed }: Pick<Column, 'type' | 'is_nullable' | 'allowed'>): string {
  const item = TYPESCRIPT_TYPES[type.replace(/^_/, '')] ?? `'${type} is missing in TYPESCRIPT_TYPES'`;
  const anyValue = type.startsWith('_') ? `${item}[]` : item;
  const value = allowed ? formatUnion(allowed) : anyValue;
  return is_nullable ? `${value} | null` : value;
}

/** `Is` is true only for two identical types. A line `check = null! as Is<…>` is an error where it is not true. */
const PREAMBLE = `
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from ${JSON.stringify(join(import.meta.dirname, 'schema.ts'))};
type Is<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
type IsUnknown<Value> = unknown extends Value ? true : false;
type Read<Table extends keyof Database> = Selectable<Database[Table]>;
type Written<Table extends keyof Database> = keyof Insertable<Database[Table]> | keyof Updateable<Database[Table]>;
type RequiredKey<Row> = { [Key in keyof Row]-?: {} extends Pick<Row, Key> ? never : Key }[keyof Row];
export let check: true;
`;

/** Formats lines that the type checker accepts only where schema.ts agrees with these columns. */
function describeColumns(columns: readonly Column[]): string[] {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const tableLines = [...tables].flatMap(([table, tableColumns]) => {
    const formatNames = (listed: readonly Column[]) => formatUnion(listed.map(({ column }) => column));
    const isFilled = ({ column, has_default }: Column) => has_default || FILLED_BY_TRIGGER.has(`${table}.${column}`);
    const required = tableColumns.filter((column) => !column.is_nullable && !isFilled(column));
    const generated = tableColumns.filter(({ is_generated }) => is_generated);
    return [
      `check = null! as Is<keyof Read<'${table}'>, ${formatNames(tableColumns)}>;`,
      // schema.ts may require more columns than the database, so that code cannot forget a value that the database would accept as missing.
      `check = null! as Is<Exclude<${formatNames(required)}, RequiredKey<Insertable<Database['${table}']>>>, never>;`,
      `check = null! as Is<Written<'${table}'> & (${formatNames(generated)}), never>;`,
    ];
  });
  const allowedByColumn = new Map(columns.map(({ table, column, allowed }) => [`${table}.${column}`, allowed]));
  const columnLines = columns.map(({ table, column, allowed, type, is_nullable }) => {
    const read = `Read<'${table}'>['${column}']`;
    // The database does not know the shape of JSON, but schema.ts must.
    if (type === 'jsonb') return `check = null! as Is<IsUnknown<${read}>, false>;`;
    const source = SOURCE_COLUMNS[`${table}.${column}`];
    return `check = null! as Is<${read}, ${formatType({ type, is_nullable, allowed: source ? (allowedByColumn.get(source) ?? []) : allowed })}>;`;
  });
  return [`check = null! as Is<keyof Database, ${formatUnion([...tables.keys()])}>;`, ...tableLines, ...columnLines];
}

/** Finds the formatted lines that schema.ts contradicts. */
async function findContradictedLines(comparisons: readonly string[]): Promise<string[]> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(CACHE_FOLDER, 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = [...PREAMBLE.split('\n'), ...comparisons];
  writeFileSync(join(folder, 'comparisons.ts'), lines.join('\n'));
  const tsconfig = { extends: join(ROOT, 'tsconfig.json'), files: ['comparisons.ts'], include: [], compilerOptions: { noEmit: true } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { cwd: folder }, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => lines[Number(/^comparisons\.ts\((\d+),/.exec(line)?.[1]) - 1] ?? line);
}

test('schema.ts has the tables, columns, types, defaults and allowed values of the migrated database', async () => {
  expect(await findContradictedLines(describeColumns(await readColumns(database.db)))).toEqual([]);
});

test('each kind of difference between schema.ts and a database is found', async () => {
  const changed = await database.db.startTransaction().execute();
  await sql`
    create table later (id int);
    alter table brands add column country text;
    alter table slides alter column image drop not null;
    alter table carts alter column cart_id drop default;
    alter table slide_texts alter column version type text;
    alter table mails drop constraint mails_state_check, add check (state in ('waiting', 'sent'));
    alter table site_settings add column hours jsonb;
    alter table users drop column phone, add column phone text generated always as ('none') stored`.execute(changed);
  const columns = await readColumns(changed);
  // PostgreSQL ends a transaction that is idle for longer than the compiler may take on a busy machine.
  await changed.rollback().execute();
  const contradictedLines = await findContradictedLines(describeColumns(columns));
  for (const comparison of [
    'Is<keyof Database,',
    "Is<keyof Read<'brands'>,",
    "Is<Read<'slides'>['image'],",
    'Is<Exclude<"cart_id"',
    "Is<Read<'slide_texts'>['version'],",
    "Is<Read<'mails'>['state'],",
    "Is<IsUnknown<Read<'site_settings'>['hours']>",
    "Is<Written<'users'>",
  ]) {
    expect(contradictedLines).toContainEqual(expect.stringContaining(comparison));
  }
});
