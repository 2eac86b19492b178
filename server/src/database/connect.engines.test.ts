/** Tests the behaviour of a database on which the shop's code relies, and in which both engines must be alike. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table notes (note_id serial primary key, text text not null unique, details jsonb)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate notes restart identity`.execute(database.db);
});
afterAll(() => database.close());

async function selectRow<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(database.db);
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
}

const insertNote = (text: string) => sql`insert into notes (text) values (${text})`;
const countNotes = async () => (await selectRow(sql<{ count: number }>`select count(*) from notes`)).count;

test('values are read as the same JavaScript values on both engines', async () => {
  const row = await selectRow(sql`select
    9007199254740991::int8 as int8, count(*) as count, sum(2::int8) as sum_of_int8, 4.25::numeric as numeric, avg(3) as average,
    array[1, null, 3]::int8[] as int8s, array[1.5]::numeric[] as numerics, 1.5::float8 as float8, 7::int4 as int4, true as boolean,
    '2024-02-29 23:30:00.125+02'::timestamptz as timestamptz, '2024-02-29'::date as date, '2024-02-29 23:30:00'::timestamp as timestamp,
    '{"a":[1,{"b":null}]}'::jsonb as jsonb, '[1,2]'::json as json, '\\x00ff10'::bytea as bytea,
    array['a,b', 'c"d', null]::text[] as texts, '5b3c3f2e-0000-4000-8000-000000000001'::uuid as uuid, null::int8 as nothing`);
  expect(row).toEqual({
    int8: Number.MAX_SAFE_INTEGER,
    count: 1,
    sum_of_int8: 2,
    numeric: 4.25,
    average: 3,
    int8s: [1, null, 3],
    numerics: [1.5],
    float8: 1.5,
    int4: 7,
    boolean: true,
    timestamptz: new Date('2024-02-29T21:30:00.125Z'),
    date: '2024-02-29',
    timestamp: '2024-02-29 23:30:00',
    jsonb: { a: [1, { b: null }] },
    json: [1, 2],
    bytea: Buffer.from([0x00, 0xff, 0x10]),
    texts: ['a,b', 'c"d', null],
    uuid: '5b3c3f2e-0000-4000-8000-000000000001',
    nothing: null,
  });
});

test('values are written and read back unchanged', async () => {
  const sent = {
    text: `'quoted' \\ "twice" \u{1f9f4} ${'é'.repeat(100_000)}`,
    time: new Date('2031-12-31T23:59:59.999Z'),
    bytes: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    object: { name: 'Ampoule', tags: ['a', 'b'] },
    texts: ['plain', 'with "quotes", commas and \\'],
    integers: [1, 2, 3],
    yes: true,
    nothing: null,
  };
  const row = await selectRow(sql`select ${sent.text}::text as text, ${sent.time}::timestamptz as time, ${sent.bytes}::bytea as bytes,
    ${sent.object}::jsonb as object, ${sent.texts}::text[] as texts, ${sent.integers}::int[] as integers, ${sent.yes}::boolean as yes,
    ${sent.nothing}::text as nothing`);
  expect(row).toEqual(sent);
});

test.each([
  'select 9007199254740992::int8 as value',
  'select sum(9007199254740991::int8) from generate_series(1, 2)',
  `select 'NaN'::numeric as value`,
])('a number that JavaScript cannot hold is refused, not rounded: %s', async (text) => {
  await expect(sql.raw(text).execute(database.db)).rejects.toThrow('cannot hold exactly');
  await expect(database.ready()).resolves.toBeUndefined();
});

test('a time converted to text is in UTC', async () => {
  expect(await selectRow(sql`select to_char('2024-02-29T22:30:00Z'::timestamptz, 'YYYY-MM-DD HH24:MI') as text`)).toEqual({
    text: '2024-02-29 22:30',
  });
});

test('a refused write names its constraint, and later queries succeed', async () => {
  await insertNote('once').execute(database.db);
  await expect(insertNote('once').execute(database.db)).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_text_key',
    table: 'notes',
  });
  expect(await countNotes()).toBe(1);
});

test('an update reports how many rows it changed', async () => {
  await insertNote('a').execute(database.db);
  await insertNote('b').execute(database.db);
  expect((await sql`update notes set details = '{}'`.execute(database.db)).numAffectedRows).toBe(2n);
});

test('a transaction that throws is rolled back, and one that returns is committed', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await insertNote('lost').execute(transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await database.db.transaction().execute(async (transaction) => {
    await insertNote('kept').execute(transaction);
  });
  expect((await sql`select text from notes`.execute(database.db)).rows).toEqual([{ text: 'kept' }]);
});

test('a transaction in which a query failed is rolled back, even if the code caught the error', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await insertNote('lost').execute(transaction);
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
  });
  await expect(failing).rejects.toThrow();
  expect(await countNotes()).toBe(0);
});

test('a query outside an open transaction neither sees nor joins it', async () => {
  let outsideCount: Promise<number> | undefined;
  await database.db.transaction().execute(async (transaction) => {
    await insertNote('inside').execute(transaction);
    outsideCount = countNotes();
    await sql`select pg_sleep(0.05)`.execute(transaction);
    await insertNote('inside too').execute(transaction);
  });
  // With one connection the query waits for the commit, with several it does not; either way it sees all of the transaction or nothing.
  expect([0, 2]).toContain(await outsideCount);
  expect(await countNotes()).toBe(2);
});

test('concurrent transactions and queries all end, and no query sees half a transaction', async () => {
  const transactions = Array.from({ length: 30 }, (_, index) =>
    database.db
      .transaction()
      .execute(async (transaction) => {
        await insertNote(`${index} first`).execute(transaction);
        await insertNote(`${index} second`).execute(transaction);
        if (index % 3 === 0) throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone')),
  );
  const counts = Array.from({ length: 30 }, countNotes);
  for (const count of await Promise.all(counts)) expect(count % 2).toBe(0);
  await Promise.all(transactions);
  // A third of the 30 transactions were undone; each of the other 20 wrote two notes.
  expect(await countNotes()).toBe(40);
});

test('a savepoint rolls back only its part of a transaction', async () => {
  const transaction = await database.db.startTransaction().execute();
  await insertNote('kept').execute(transaction);
  const afterFirst = await transaction.savepoint('first').execute();
  await insertNote('undone').execute(afterFirst);
  await afterFirst.rollbackToSavepoint('first').execute();
  await transaction.commit().execute();
  expect(await countNotes()).toBe(1);
});

test('a transaction gets the isolation level that it requests', async () => {
  const level = await database.db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => (await sql`show transaction_isolation`.execute(transaction)).rows);
  expect(level).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('a listener gets the committed notifications of its channel and no others', async () => {
  const payloads: string[] = [];
  const unlisten = await database.listen('Shop "news"', (payload) => payloads.push(payload));
  const unlistenOther = await database.listen('other', () => payloads.push('from another channel'));
  const notify = (payload: string) => sql`select pg_notify('Shop "news"', ${payload})`;

  await database.db.transaction().execute((transaction) => notify('committed').execute(transaction));
  const undone = database.db.transaction().execute(async (transaction) => {
    await notify('undone').execute(transaction);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await notify('by itself').execute(database.db);
  await expect.poll(() => payloads).toEqual(['committed', 'by itself']);

  await unlisten();
  await notify('too late').execute(database.db);
  await sql`select pg_sleep(0.05)`.execute(database.db);
  expect(payloads).toEqual(['committed', 'by itself']);
  await unlistenOther();
});

test('two listeners of one channel both get notifications, and when one stops listening, the other still gets them', async () => {
  const payloads: string[] = [];
  const unlistenFirst = await database.listen('shared', () => payloads.push('first'));
  const unlistenSecond = await database.listen('shared', () => payloads.push('second'));
  await sql`notify shared`.execute(database.db);
  await expect.poll(() => payloads.toSorted()).toEqual(['first', 'second']);
  await unlistenFirst();
  await sql`notify shared`.execute(database.db);
  await expect.poll(() => payloads).toHaveLength(3);
  expect(payloads.at(-1)).toBe('second');
  await unlistenSecond();
});

test('a large result arrives completely', async () => {
  const { rows } = await sql<{ number: number }>`select g as number, repeat('x', 200) as padding from generate_series(1, 50000) g`.execute(
    database.db,
  );
  expect(rows).toHaveLength(50_000);
  expect(rows.at(-1)?.number).toBe(50_000);
});
