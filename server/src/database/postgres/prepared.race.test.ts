import { sql } from 'kysely';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { createMigratedDatabase } from '../../../test/support/database/postgres-server.ts';
import { done } from '../../lib/outcome.ts';
import { type OpenDatabase, openDatabase } from '../connect.ts';
import { transact } from '../transact.ts';

const ONE_CONNECTION = 1;

let database: OpenDatabase;
beforeEach(async () => {
  const { url, drop } = await createMigratedDatabase(inject('postgresUrl') ?? '');
  database = await openDatabase({ databaseUrl: url, dataDir: '', poolMax: ONE_CONNECTION, log: () => {} });
  await sql`create table notes (note_id int)`.execute(database.db);
  await sql`insert into notes values (1)`.execute(database.db);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
});

const selectNote = (note_id: number) => sql<Record<string, unknown>>`select * from notes where note_id = ${note_id}`;
const readNote = async (note_id: number) => (await selectNote(note_id).execute(database.db)).rows;
/** Lists the names under which the server has prepared the matching queries. A query that is prepared again gets another name. */
const listPrepared = async (like: string) => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where statement like ${like}`.execute(database.db);
  return rows.map(({ name }) => name);
};
const addColumn = (name: string) => sql`alter table notes add column ${sql.id(name)} text`.execute(database.db);

test('a query with values is prepared once per connection, whatever its values', async () => {
  for (const note_id of [1, 2, 1]) expect(await readNote(note_id)).toHaveLength(note_id === 1 ? 1 : 0);
  expect(await listPrepared('select * from notes%')).toHaveLength(1);
});

test('a query that fails, and one in a failed transaction, work again afterwards', async () => {
  const selectFromMissingTable = () => sql`select ${1}::int from not_yet`.execute(database.db);
  await expect(selectFromMissingTable()).rejects.toThrow('does not exist');
  const failed = database.db.transaction().execute(async (trx) => {
    await expect(sql`select 1 / ${0}::int`.execute(trx)).rejects.toThrow('division by zero');
    await selectNote(1).execute(trx);
  });
  await expect(failed).rejects.toThrow('aborted');
  expect(await readNote(1)).toEqual([{ note_id: 1 }]);
  await sql`create table not_yet as select 1`.execute(database.db);
  expect((await selectFromMissingTable()).rows).toHaveLength(1);
});

test('after a migration has changed columns, a query returns the new ones and is prepared again', async () => {
  expect(await readNote(1)).toEqual([{ note_id: 1 }]);
  const [name] = await listPrepared('select * from notes%');
  await addColumn('text');
  expect(await readNote(1)).toEqual([{ note_id: 1, text: null }]);
  expect(await readNote(1)).toEqual([{ note_id: 1, text: null }]);
  const names = await listPrepared('select * from notes%');
  // The connection still has the outdated statement besides the new one.
  expect([names.length, names.includes(name ?? '')]).toEqual([2, true]);
});

test('a transaction that meets a stale query starts again, once, however many of its queries are stale', async () => {
  const { db } = database;
  let runCount = 0;
  const readAndInsertNotes = () =>
    transact(db, async (trx) => {
      runCount += 1;
      const existing = await sql`select * from notes where note_id > ${0}`.execute(trx);
      const inserted = await sql`insert into notes (note_id) values (${2}) returning *`.execute(trx);
      return done([existing.rows.length, inserted.rows[0]]);
    });
  expect(await readAndInsertNotes()).toMatchObject({ ok: true, value: [1, { note_id: 2 }] });
  await addColumn('text');
  runCount = 0;
  expect(await readAndInsertNotes()).toMatchObject({ ok: true, value: [2, { note_id: 2, text: null }] });
  expect(runCount).toBe(2);
  expect((await sql`select 1 from notes`.execute(db)).rows).toHaveLength(3);
});

test('a query that still runs when its transaction fails is not repeated outside the transaction', async () => {
  const { db } = database;
  const insertNote = (note_id: number) => sql`insert into notes (note_id) values (${note_id}) returning *`;
  await insertNote(2).execute(db);
  await addColumn('text');
  let result: Promise<unknown> = Promise.resolve();
  const failing = db.transaction().execute(async (trx) => {
    result = insertNote(3).execute(trx).catch(String);
    throw new Error('something else');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await result).toContain('cached plan');
  expect(await readNote(3)).toEqual([]);
});

test("a name that a shared pooler's connection already has is replaced by another", async () => {
  await readNote(1);
  const [name = ''] = await listPrepared('select * from notes%');
  // Names end in a running number. listPrepared has used the number after this name's, so the next new query gets this number plus two.
  const nextName = name.replace(/\d+$/, (number) => String(Number(number) + 2));
  await sql`prepare ${sql.id(nextName)} as select 1`.execute(database.db);
  const { rows } = await sql`select note_id from notes where note_id = ${1}`.execute(database.db);
  expect(rows).toEqual([{ note_id: 1 }]);
  expect(await listPrepared('select note_id from notes%')).toEqual([]);
  await sql`select note_id from notes where note_id = ${1}`.execute(database.db);
  expect(await listPrepared('select note_id from notes%')).toHaveLength(1);
});

test('behind a pooler that loses prepared statements each time, all queries succeed, and in the end none is prepared', async () => {
  // More rounds than the renewals of names after which the pool stops preparing.
  for (let round = 0; round < 50; round++) {
    expect(await readNote(1)).toEqual([{ note_id: 1 }]);
    await sql`deallocate all`.execute(database.db);
  }
  expect(await readNote(1)).toEqual([{ note_id: 1 }]);
  expect(await listPrepared('select * from notes%')).toEqual([]);
});

test('a query that inserts thousands of rows is not prepared', async () => {
  const values = Array.from({ length: 4_000 }, (_, index) => sql`(${index}::int)`);
  await sql`insert into notes values ${sql.join(values)}`.execute(database.db);
  expect(await listPrepared('insert into notes%')).toEqual([]);
  expect((await sql`select 1 from notes`.execute(database.db)).rows).toHaveLength(4_001);
});

test('at most 400 queries are prepared, and the others succeed too', async () => {
  for (let addend = 0; addend < 450; addend++) {
    const { rows } = await sql<{ sum: number }>`select ${1}::int + ${sql.lit(addend)} as sum`.execute(database.db);
    expect(rows).toEqual([{ sum: addend + 1 }]);
  }
  expect((await listPrepared('select $1::int + %')).length).toBe(400);
});
