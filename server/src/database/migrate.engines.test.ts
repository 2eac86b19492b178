import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateAsBefore } from '../../test/support/database/earlier-migrations.ts';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { createTempFolder } from '../../test/support/system/temp-folder.ts';
import type { OpenDatabase } from './connect.ts';
import { BEFORE_BASELINE, MIGRATIONS_FOLDER, migrate, readMigrations } from './migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db);
});
afterAll(() => database.close());

const FIRST_MIGRATION = ['0001-brands.sql', `create table brands (name text); insert into brands values ('A; B');\n-- the end\n`] as const;
const SECOND_MIGRATION = [
  '0002-origin.sql',
  'alter table brands add column origin text;\nupdate brands set origin = $$Seoul$$;\n',
] as const;

function createMigrationsFolder(...files: (readonly [name: string, text: string])[]): string {
  const folder = createTempFolder();
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return folder;
}

const logged: string[] = [];
const runMigrations = (folder: string) => migrate(database, (message) => logged.push(message), folder);
const selectBrands = async () => (await sql`select * from brands`.execute(database.db)).rows;

test('each file is applied once and in order, and files that are added later are applied by the next run', async () => {
  logged.length = 0;
  expect(await runMigrations(createMigrationsFolder(FIRST_MIGRATION))).toEqual(['0001-brands.sql']);
  expect(await selectBrands()).toEqual([{ name: 'A; B' }]);
  expect(await runMigrations(createMigrationsFolder(FIRST_MIGRATION, SECOND_MIGRATION))).toEqual(['0002-origin.sql']);
  expect(await runMigrations(createMigrationsFolder(FIRST_MIGRATION, SECOND_MIGRATION))).toEqual([]);
  expect(await selectBrands()).toEqual([{ name: 'A; B', origin: 'Seoul' }]);
  expect(logged).toEqual([expect.stringContaining('0001-brands.sql'), expect.stringContaining('0002-origin.sql')]);
});

test("the shop's own migrations apply to an empty database", async () => {
  expect(await runMigrations(MIGRATIONS_FOLDER)).not.toEqual([]);
  expect((await sql`select count(*) from orders`.execute(database.db)).rows).toEqual([{ count: 0 }]);
});

test('a failing file is rolled back, and the files before it stay applied', async () => {
  const failingMigration = ['0002-origin.sql', 'create table half (done int); select 1 / 0;'] as const;
  await expect(runMigrations(createMigrationsFolder(FIRST_MIGRATION, failingMigration))).rejects.toThrow(
    'migration 0002-origin.sql failed: division by zero',
  );
  expect((await sql`select to_regclass('half') as half, to_regclass('brands') is not null as brands`.execute(database.db)).rows).toEqual([
    { half: null, brands: true },
  ]);
  expect(await runMigrations(createMigrationsFolder(FIRST_MIGRATION, SECOND_MIGRATION))).toEqual(['0002-origin.sql']);
});

test('a changed file that was applied before is refused, and no new file is applied', async () => {
  await runMigrations(createMigrationsFolder(FIRST_MIGRATION));
  const [name, text] = FIRST_MIGRATION;
  const changedFolder = createMigrationsFolder([name, `${text} `], SECOND_MIGRATION);
  await expect(runMigrations(changedFolder)).rejects.toThrow('0001-brands.sql is not the one that was applied');
  expect(await selectBrands()).toEqual([{ name: 'A; B' }]);
});

test('other line ends do not count as a change', async () => {
  await runMigrations(createMigrationsFolder(FIRST_MIGRATION));
  const [name, text] = FIRST_MIGRATION;
  expect(await runMigrations(createMigrationsFolder([name, text.replaceAll('\n', '\r\n')]))).toEqual([]);
});

test('a database that is newer than the files is refused', async () => {
  await runMigrations(createMigrationsFolder(FIRST_MIGRATION, SECOND_MIGRATION));
  await expect(runMigrations(createMigrationsFolder(FIRST_MIGRATION))).rejects.toThrow(
    'the database is newer than this version of the shop: it has migration 0002-origin.sql',
  );
});

test.each([
  ['a skipped number', ['0001-a.sql', '0003-b.sql'], '0003-b.sql'],
  ['a duplicate number', ['0001-a.sql', '0001-b.sql'], '0001-b.sql'],
  ['another kind of name', ['0001-a.sql', '2-b.sql'], '2-b.sql'],
])('%s among the names is refused before anything is applied', async (_case, names, refusedName) => {
  const folder = createMigrationsFolder(...names.map((name) => [name, 'create table early (id int)'] as const));
  await expect(runMigrations(folder)).rejects.toThrow(refusedName);
  expect((await sql`select to_regclass('early') as early`.execute(database.db)).rows).toEqual([{ early: null }]);
});

test('a missing folder is an error, not an empty list', async () => {
  await expect(runMigrations(join(createTempFolder(), 'missing'))).rejects.toThrow('ENOENT');
});

test('a folder is one migration: its files are applied in the order of their names, and a change of one of them is noticed', async () => {
  const createFolder = (second: string) => {
    const folder = createTempFolder();
    mkdirSync(join(folder, '0001-baseline'));
    writeFileSync(join(folder, '0001-baseline', '01-brands.sql'), 'create table brands (name text); -- no line end');
    writeFileSync(join(folder, '0001-baseline', '02-rows.sql'), second);
    return folder;
  };
  expect(await runMigrations(createFolder(`insert into brands values ('A')`))).toEqual(['0001-baseline']);
  expect(await selectBrands()).toEqual([{ name: 'A' }]);
  await expect(runMigrations(createFolder(`insert into brands values ('B')`))).rejects.toThrow('0001-baseline is not the one');
});

test('the text of the baseline is the one that shops have applied: a change belongs into a new migration', () => {
  expect(readMigrations(MIGRATIONS_FOLDER)[0]?.checksum).toBe('6ca990ed397f60a75732ae98bfc120e129ed7baf5da4085336fd6485541c1d09');
});

describe('a database of the versions before the baseline', () => {
  const [baseline, ...laterMigrations] = readMigrations(MIGRATIONS_FOLDER);
  test('that has their last migration counts as one that began with the baseline', async () => {
    await migrateAsBefore(database, BEFORE_BASELINE.number);
    expect(await runMigrations(MIGRATIONS_FOLDER)).toEqual(laterMigrations.map(({ name }) => name));
    expect(await runMigrations(MIGRATIONS_FOLDER)).toEqual([]);
  });

  test('that lacks it is refused with the version that has to be started first', async () => {
    await migrateAsBefore(database, 42);
    await expect(runMigrations(MIGRATIONS_FOLDER)).rejects.toThrow(
      `stands at migration 0042-earlier.sql, and this version begins at ${baseline?.name}: start the version of the tag schema-0066 on it once`,
    );
  });

  test('whose last migration was another one is refused', async () => {
    await migrateAsBefore(database, BEFORE_BASELINE.number);
    await sql`update schema_migrations set checksum = 'other' where number = ${BEFORE_BASELINE.number}`.execute(database.db);
    await expect(runMigrations(MIGRATIONS_FOLDER)).rejects.toThrow('is not the one that was applied to the database (0066-earlier.sql)');
  });
});
