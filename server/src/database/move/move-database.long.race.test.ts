/** What can go wrong in a move of the embedded database to a PostgreSQL server, by the command that operators run. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import {
  createShop,
  createTarget,
  MOVE_MS_MAX,
  openDatabaseIn,
  openTarget,
  runMove,
  startMove,
} from '../../../test/support/database/move-database.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { createMailSender } from '../../domains/mail/mail.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { openDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';

const sourceFolder = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
beforeAll(() => createShop(sourceFolder), MOVE_MS_MAX);
afterAll(() => rmSync(sourceFolder, { recursive: true, force: true }));

let dataDir: string;
let target: string;

async function listTables(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`.execute(database.db);
  await database.close();
  return rows.map(({ name }) => name);
}

beforeEach(async () => {
  dataDir = createTempFolder();
  cpSync(sourceFolder, dataDir, { recursive: true });
  target = await createTarget();
}, MOVE_MS_MAX);

test(
  'sequences continue after the last number, and moved orders refuse new lines',
  async () => {
    expect((await runMove(dataDir, '--to', target)).code).toBe(0);
    const { db } = await openTarget(target);
    const added = await sql<{ id: number }>`
    insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (50001, 70000, 3000) returning shipping_band_id as id`.execute(
      db,
    );
    // The source's last number was used and its row deleted; the target does not use it again.
    expect(added.rows).toEqual([{ id: 4 }]);
    const insertLine = sql`
    insert into order_lines (order_id, position, product_id, product_name, brand_name, image, weight_g, quantity, unit_price_rwf)
      select order_id, 99, 'x', 'x', 'x', '', 1, 1, 0 from orders`;
    await expect(insertLine.execute(db)).rejects.toThrow('an order takes no lines after it was made');
    // `made_in` is the transaction that made an order. For all moved orders it is the transaction of the move, so no later transaction can add lines.
    const transactions = await sql<{ count: number }>`select count(distinct made_in) as count from orders`.execute(db);
    expect(transactions.rows).toEqual([{ count: 1 }]);
  },
  MOVE_MS_MAX,
);

test(
  'the moved shop sends each waiting mail and runs each waiting job once',
  async () => {
    const source = await openDatabaseIn(dataDir);
    const waitingMails = await source.db.selectFrom('mails').select('mail_id').where('state', '=', 'waiting').execute();
    await source.close();
    expect(waitingMails.length).toBeGreaterThan(0);
    expect((await runMove(dataDir, '--to', target)).code).toBe(0);

    const database = await openTarget(target);
    // The sender of a demo marks mails as sent.
    const config = { production: false, demo: true, mailFrom: undefined, smtpUrl: undefined };
    const sendDueMails = createMailSender(database.db, config, { info: () => {} });
    for (let run = 0; run < 2; run++) await sendDueMails();
    const sentMails = await database.db
      .selectFrom('mails')
      .select(['mail_id', 'attempts'])
      .where('state', '=', 'sent')
      .where('attempts', '>', 0)
      .execute();
    expect(sentMails.map(({ mail_id }) => mail_id).toSorted()).toEqual(waitingMails.map(({ mail_id }) => mail_id).toSorted());
    expect(sentMails.filter(({ attempts }) => attempts > 1)).toEqual([]);

    const failures: string[] = [];
    const jobs = await openJobs(database.db, 'postgres', (line) => failures.push(line), { pollSeconds: 0.5 });
    const erasedKeys: string[] = [];
    await jobs.startWorkers({ 'forgot-password': async () => {}, 'erase-files': async ({ keys }) => void erasedKeys.push(...keys) });
    await expect.poll(() => erasedKeys).toEqual(['moved']);
    await jobs.close();
    expect([erasedKeys, failures]).toEqual([['moved'], []]);
  },
  MOVE_MS_MAX,
);

test(
  'after a move the shop refuses to open or move the embedded database again, until an operator deletes its marker',
  async () => {
    expect((await runMove(dataDir, '--to', target)).code).toBe(0);
    await expect(openDatabaseIn(dataDir)).rejects.toThrow(/was moved to postgresql:\/\/.*database\.moved/s);
    const repeated = await runMove(dataDir, '--to', await createTarget());
    expect([repeated.code, repeated.errors]).toEqual([1, expect.stringContaining('was moved to')]);
    rmSync(join(dataDir, 'database.moved'));
    await (await openDatabaseIn(dataDir)).close();
  },
  MOVE_MS_MAX,
);

test(
  'a move is refused while the shop runs, and a finished move shows and stores no password of its target',
  async () => {
    const runningShop = await openDatabaseIn(dataDir);
    const refused = await runMove(dataDir, '--to', target);
    await runningShop.close();
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining(`in use by the process with pid ${process.pid}`)]);
    expect(await listTables(target)).toEqual([]);

    const url = new URL(target);
    url.password = 'secret-word';
    const moved = await runMove(dataDir, '--to', url.href);
    expect(moved.code).toBe(0);
    expect(moved.output + readFileSync(join(dataDir, 'database.moved'), 'utf8')).not.toContain('secret-word');
  },
  MOVE_MS_MAX,
);

test(
  'a target that holds a shop, has another encoding, or does not respond is refused and left unchanged',
  async () => {
    const occupied = await openTarget(target);
    await migrate(occupied, () => {});
    await sql`insert into brands (brand_id, name) values ('theirs', 'Theirs')`.execute(occupied.db);
    const refused = await runMove(dataDir, '--to', target);
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(/the target is not empty.*brands.*migrated to 00\d\d-.*Give an empty database/);
    expect(await occupied.db.selectFrom('brands').select('brand_id').execute()).toEqual([{ brand_id: 'theirs' }]);

    await sql`insert into schema_migrations (number, name, checksum) values (9999, '9999-later.sql', '')`.execute(occupied.db);
    expect((await runMove(dataDir, '--to', target)).errors).toContain('migrated to 9999-later.sql');

    const asciiTarget = await createTarget('SQL_ASCII');
    expect((await runMove(dataDir, '--to', asciiTarget)).errors).toContain("encoding 'UTF8'");
    expect(await listTables(asciiTarget)).toEqual([]);
    expect((await runMove(dataDir, '--to', 'postgres://127.0.0.1:1/none')).errors).toContain('no server listens at this address');
    await (await openDatabaseIn(dataDir)).close();
  },
  MOVE_MS_MAX,
);

test(
  '--check names the table and key of a row that was changed, removed or added after the copy',
  async () => {
    expect((await runMove(dataDir, '--to', target)).code).toBe(0);
    const { db } = await openTarget(target);
    const readDifference = async () => {
      const { code, errors } = await runMove(dataDir, '--check', '--to', target);
      expect(code).toBe(1);
      return errors;
    };
    // With its triggers, each change of a brand would also add a row to the audit log, which is compared too.
    await sql`alter table brands disable trigger user`.execute(db);
    await sql`update brands set name = name || ' ' where brand_id = 'rice-house'`.execute(db);
    expect(await readDifference()).toContain('They differ. brands: the row brand_id = rice-house differs in name');
    await sql`update brands set name = trim(trailing from name)`.execute(db);
    await sql`insert into brands (brand_id, name) values ('new', 'New')`.execute(db);
    expect(await readDifference()).toContain('brands: only the target has the row brand_id = new');
    await sql`delete from brands where brand_id = 'new'`.execute(db);
    await sql`delete from addresses`.execute(db);
    expect(await readDifference()).toContain('addresses: the target lacks the row address_id = ');
  },
  MOVE_MS_MAX,
);

test(
  'a move that is killed or loses its server leaves nothing in the target, and succeeds when run again',
  async () => {
    const killed = startMove(dataDir, '--to', target);
    await killed.waitForLine(/^copied {2}contact_messages/);
    killed.child.kill('SIGKILL');
    expect((await killed.exited).signal).toBe('SIGKILL');
    expect(killed.output.join('\n')).not.toContain('Moved');
    expect(await listTables(target)).toEqual([]);

    const disconnected = startMove(dataDir, '--to', target);
    await disconnected.waitForLine(/^copied {2}contact_messages/);
    const { db } = await openTarget(inject('postgresUrl') ?? '');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(target).pathname.slice(1)}`.execute(db);
    expect((await disconnected.exited).code).toBe(1);
    expect(disconnected.errors.join('\n')).toContain('Nothing was done');
    expect(await listTables(target)).toEqual([]);

    expect((await runMove(dataDir, '--to', target)).code).toBe(0);
  },
  MOVE_MS_MAX,
);

test(
  'a dump is imported into PostgreSQL with every row',
  async () => {
    const file = join(createTempFolder(), 'shop.dump.gz');
    expect((await runMove(dataDir, '--export', file)).code).toBe(0);
    const moved = await runMove(createTempFolder(), '--from', file, '--to', target);
    expect([moved.code, moved.errors]).toEqual([0, '']);
    expect((await runMove(dataDir, '--check', '--to', target)).output).toContain('Equal: ');
  },
  MOVE_MS_MAX,
);
