/**
 * Tests how a command exports the embedded database into a file and imports it into a new folder, to change the engine's version or to
 * compact the database. Slow: each test starts and migrates several embedded databases.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateAsBefore } from '../../../test/support/database/earlier-migrations.ts';
import { createShop, openDatabaseIn, runMove } from '../../../test/support/database/move-database.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { BEFORE_BASELINE, MIGRATIONS_FOLDER, migrate, readMigrations } from '../migrate.ts';
import { findUnsuitableReason } from '../move/copy.ts';
import { readWholeDump } from '../move/dump.ts';

const MOVE_MS_MAX = 300_000;

const shopFolder = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
const dumpFile = join(shopFolder, 'shop.dump.gz');
beforeAll(async () => {
  await createShop(shopFolder);
  expect(await runMove(shopFolder, '--export', dumpFile)).toMatchObject({ code: 0, errors: '' });
}, MOVE_MS_MAX);
afterAll(() => rmSync(shopFolder, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = createTempFolder();
});

test(
  'only its owner can read a dump, no export overwrites it, and an import brings every row, with the rules of the database, into a new folder',
  async () => {
    expect((statSync(dumpFile).mode & 0o777).toString(8)).toBe('600');
    const repeated = await runMove(shopFolder, '--export', dumpFile);
    expect([repeated.code, repeated.errors]).toEqual([1, expect.stringContaining('is there already')]);

    const moved = await runMove(createTempFolder(), '--from', dumpFile, '--to', folder);
    expect([moved.code, moved.errors]).toEqual([0, '']);
    expect((await runMove(shopFolder, '--check', '--to', folder)).output).toContain('Equal: ');
    expect((await runMove(createTempFolder(), '--check', '--from', dumpFile, '--to', folder)).output).toContain('Equal: ');

    const database = await openDatabaseIn(folder);
    await expect(sql`delete from orders`.execute(database.db)).rejects.toThrow('orders is written once');
    await expect(sql`update carts set user_id = gen_random_uuid()`.execute(database.db)).rejects.toThrow('foreign key');
    await database.close();
  },
  MOVE_MS_MAX,
);

test(
  'after a move to another folder, the database in the old folder cannot be opened',
  async () => {
    const dataDir = createTempFolder();
    cpSync(shopFolder, dataDir, { recursive: true });
    const nextFolder = join(folder, 'next');
    const moved = await runMove(dataDir, '--to', nextFolder);
    expect([moved.code, moved.errors]).toEqual([0, '']);
    expect(moved.output).toContain(`set DATA_DIR=${nextFolder}`);
    await expect(openDatabaseIn(dataDir)).rejects.toThrow(`was moved to ${nextFolder}`);
    await (await openDatabaseIn(nextFolder)).close();
    const intoItself = await runMove(nextFolder, '--to', nextFolder);
    expect([intoItself.code, intoItself.errors]).toEqual([1, expect.stringContaining('give another folder')]);
  },
  MOVE_MS_MAX,
);

const readDumpLines = (): string[] => gunzipSync(readFileSync(dumpFile)).toString('utf8').split('\n');
/** The brand `rice-house` and the message of `keza@example.rw` are rows that createShop has written. */
const DAMAGES: readonly (readonly [string, () => Uint8Array])[] = [
  ['cut off', () => readFileSync(dumpFile).subarray(0, -2_000)],
  // The last element is empty, because the dump ends in a newline.
  ['without its last line', () => gzipSync(readDumpLines().slice(0, -2).join('\n'))],
  [
    'without a row',
    () =>
      gzipSync(
        readDumpLines()
          .filter((line) => !line.includes('rice-house","Rice'))
          .join('\n'),
      ),
  ],
  ['with another value', () => gzipSync(readDumpLines().join('\n').replace('keza@example.rw', 'evil@example.rw'))],
  ['of something else', () => gzipSync('{"format":"other"}\n')],
];

test.each(DAMAGES)('a dump %s is refused', async (_how, damage) => {
  const file = join(folder, 'damaged.gz');
  writeFileSync(file, damage());
  await expect(readWholeDump(file)).rejects.toThrow(/is damaged|is not a dump of a shop/);
});

test(
  'a damaged dump is refused before the new folder is made',
  async () => {
    const file = join(folder, 'damaged.gz');
    writeFileSync(file, readFileSync(dumpFile).subarray(0, -2_000));
    const moved = await runMove(createTempFolder(), '--from', file, '--to', join(folder, 'data'));
    expect([moved.code, moved.errors]).toEqual([1, expect.stringContaining('is damaged')]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  },
  MOVE_MS_MAX,
);

test(
  'a dump of the last version before the baseline is imported and starts, and one of an older version is refused',
  async () => {
    const old = await openDatabaseIn(join(folder, 'old'));
    await migrateAsBefore(old, BEFORE_BASELINE.number);
    await sql`insert into brands (brand_id, name) values ('kept', 'Kept')`.execute(old.db);
    await old.close();
    const file = join(folder, 'old.dump.gz');
    expect((await runMove(join(folder, 'old'), '--export', file)).code).toBe(0);
    const moved = await runMove(createTempFolder(), '--from', file, '--to', join(folder, 'new'));
    expect([moved.code, moved.errors]).toEqual([0, '']);
    const database = await openDatabaseIn(join(folder, 'new'));
    const [, ...laterMigrations] = readMigrations(MIGRATIONS_FOLDER);
    expect(await migrate(database, () => {})).toEqual(laterMigrations.map(({ name }) => name));
    expect(await database.db.selectFrom('brands').select('brand_id').execute()).toEqual([{ brand_id: 'kept' }]);
    await database.close();

    const older = await openDatabaseIn(join(folder, 'older'));
    await migrateAsBefore(older, 65);
    await older.close();
    expect((await runMove(join(folder, 'older'), '--export', join(folder, 'older.dump.gz'))).code).toBe(0);
    const refused = await runMove(createTempFolder(), '--from', join(folder, 'older.dump.gz'), '--to', join(folder, 'newer'));
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('start the version of the tag schema-0066')]);
  },
  MOVE_MS_MAX,
);

test(
  'a start on the folder of another engine version names the commands that move it',
  async () => {
    cpSync(join(shopFolder, 'database'), join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
    const start = openDatabaseIn(folder);
    await expect(start).rejects.toThrow('npm run move-database -- --export shop.dump.gz');
    await expect(start).rejects.toThrow(`npm run move-database -- --from shop.dump.gz --to ${folder}`);
  },
  MOVE_MS_MAX,
);

test(
  'a folder without a shop, a command without a target, and a missing dump are refused with a message',
  async () => {
    expect((await runMove(folder, '--to', join(folder, 'x'))).errors).toContain('there is no embedded database in');
    expect((await runMove(folder)).errors).toContain('npm run move-database -- --to postgres://');
    expect((await runMove(folder, '--from', join(folder, 'none.gz'), '--to', join(folder, 'x'))).errors).toContain('there is no such file');
    expect(existsSync(join(folder, 'x'))).toBe(false);
  },
  MOVE_MS_MAX,
);

test('a too old server is refused with its version', () => {
  expect(findUnsuitableReason({ major: 14, encoding: 'UTF8' })).toContain('is PostgreSQL 14: the shop needs 15');
  expect(findUnsuitableReason({ major: 15, encoding: 'UTF8' })).toBeUndefined();
});
