/** Further ways in which a second process must not write to the database of a running shop: the lock files are deleted or replaced, or not seen. */
import { cpSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import {
  deleteLock,
  deleteLockAndRecord,
  expectAllOrdersComplete,
  getRecordPath,
  kill,
  placeOrder,
  replaceLockAndRecord,
  startWriter,
  TEST_MS_MAX,
} from '../../../test/support/database/order-writers.ts';
import { checkOrders, parseAcknowledged } from '../../../test/support/database/written-orders.ts';
import { startProcess } from '../../../test/support/system/processes.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { openDatabase } from '../connect.ts';
import { HAS_ABSTRACT_SOCKETS } from './folder-guard.ts';

const ORDER_LINE = /^[0-9a-f-]{36} \d+$/;

const ATTACKS = [
  ['the lock file is deleted', deleteLock],
  ['the lock and the record of its holder are deleted', deleteLockAndRecord],
  ['the lock and the record of its holder are replaced', replaceLockAndRecord],
] as const;

test.each(ATTACKS)(
  'when %s while a shop takes orders, that shop stops, a second shop does not open its database at the same time, and no acknowledged order is lost',
  async (_attack, attack) => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, {});
    await first.waitForLine(ORDER_LINE);
    attack(dataDir);
    const second = startWriter(dataDir, { orders: 20 });
    const [ended] = await Promise.all([first.exited, second.exited]);
    expect(ended.code).not.toBe(0);
    expect(first.errors.join('\n')).toMatch(/database\.lock is (gone|another file), which says that this process owns the database/);
    // The second shop either opened the database after the first had ended, and wrote its 20 orders, or it was refused.
    expect(second.output.length === 20 || /is in use by/.test(second.errors.join('\n'))).toBe(true);
    await expectAllOrdersComplete(dataDir, [first, second]);
  },
  TEST_MS_MAX,
);

/**
 * second-writer.embedded.test.ts tests the first attack. Without abstract sockets only that one is refused at the start of the second shop; the
 * tests further below cover the others.
 */
const attacksOnIdleShop = HAS_ABSTRACT_SOCKETS ? ATTACKS.slice(1) : [];
test.each(attacksOnIdleShop)(
  'when %s while a shop is idle, a second shop on this machine is refused',
  async (_attack, attack) => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line' });
    await placeOrder(first);
    attack(dataDir);
    const second = startWriter(dataDir, { orders: 1 });
    expect((await second.exited).code).not.toBe(0);
    expect(second.errors.join('\n')).toContain('the embedded database is in use by');
    expect(second.output).toEqual([]);
    await kill(first);
    await expectAllOrdersComplete(dataDir, [first]);
  },
  TEST_MS_MAX,
);

test(
  'the record of a running holder keeps out a second shop even if no socket guards the folder',
  async () => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line', withSocket: false });
    await placeOrder(first);
    deleteLock(dataDir);
    const second = startWriter(dataDir, { orders: 1, withSocket: false });
    await second.exited;
    expect(second.errors.join('\n')).toContain(`in use by the process with pid ${first.child.pid}`);
    expect(second.output).toEqual([]);
  },
  TEST_MS_MAX,
);

test(
  'the record in a copied folder keeps out no shop, because its holder has another folder',
  async () => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line', withSocket: false });
    await placeOrder(first);
    const copy = await createMigratedFolder();
    cpSync(getRecordPath(dataDir), getRecordPath(copy));
    const second = startWriter(copy, { orders: 1, withSocket: false });
    expect(await second.exited, second.errors.join('\n')).toEqual({ code: 0, signal: null });
  },
  TEST_MS_MAX,
);

/**
 * Ways in which a second shop gets past the lock of the first. Each function returns the data folder on which the second shop starts, without
 * the socket, as in a second container that shares the volume: it sees neither the socket nor the pid of the first.
 */
const INTRUSIONS: readonly (readonly [string, (dataDir: string) => string])[] = [
  [
    'the lock and its record are deleted',
    (dataDir) => {
      deleteLockAndRecord(dataDir);
      return dataDir;
    },
  ],
  [
    'the lock and its record are replaced',
    (dataDir) => {
      replaceLockAndRecord(dataDir);
      return dataDir;
    },
  ],
  [
    'the folder is reached by another path, with a lock of its own',
    (dataDir) => {
      const other = createTempFolder();
      symlinkSync(join(dataDir, 'database'), join(other, 'database'));
      return other;
    },
  ],
];

test.each(INTRUSIONS)(
  'when %s and a second shop opens the database, the first shop acknowledges nothing more and damages no data of the second',
  async (_intrusion, intrude) => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line', withSocket: false });
    for (let order = 0; order < 5; order++) await placeOrder(first);
    const second = startWriter(intrude(dataDir), { orders: 'per-line', withSocket: false });
    for (let order = 0; order < 10; order++) await placeOrder(second);

    first.child.stdin?.write('\n');
    expect((await first.exited).code).not.toBe(0);
    expect(parseAcknowledged(first.output)).toHaveLength(5);
    expect(first.errors.join('\n')).toContain('the embedded database has stopped');

    for (let order = 0; order < 10; order++) await placeOrder(second);
    // Kills the process, so that the next start replays the log that both processes could write to.
    await kill(second);
    expect(parseAcknowledged(second.output)).toHaveLength(20);
    await expectAllOrdersComplete(dataDir, [first, second]);
  },
  TEST_MS_MAX,
);

test(
  'a shop whose folder is replaced by another stops and writes into neither',
  async () => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line' });
    await placeOrder(first);
    const movedFolder = createTempFolder();
    renameSync(join(dataDir, 'database'), join(movedFolder, 'database'));
    renameSync(join(await createMigratedFolder(), 'database'), join(dataDir, 'database'));
    first.child.stdin?.write('\n');
    expect((await first.exited).code).not.toBe(0);
    expect(parseAcknowledged(first.output)).toHaveLength(1);
    await expectAllOrdersComplete(movedFolder, [first]);
    const replacement = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
    expect((await checkOrders(replacement, [])).orderCount).toBe(0);
    await replacement.close();
  },
  TEST_MS_MAX,
);

const CONTACT_MESSAGE = { name: 'Keza', email: 'keza@example.rw', phone: '0788123456', message: 'Muraho' };

test(
  'a running shop whose lock file was deleted acknowledges no write, and a second start is refused',
  async () => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const dataDir = await createMigratedFolder();
    const env = { ...inherited, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '0' };
    const start = () => startProcess(process.execPath, [join(import.meta.dirname, '../../main.ts')], { env });
    const shop = start();
    const url = (await shop.waitForLine(/^ready /)).slice('ready '.length);
    /** Resolves to the status of the response, or to 0 if the connection failed. */
    const sendContactMessage = async () => {
      const response = await fetch(`${url}/api/users/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(CONTACT_MESSAGE),
      }).catch(() => undefined);
      return response?.status ?? 0;
    };
    expect(await sendContactMessage()).toBe(200);
    // Stops the first shop meanwhile. Otherwise its next write would notice the lost file and end it, and the second start could open the
    // folder.
    shop.child.kill('SIGSTOP');
    deleteLock(dataDir);
    const second = start();
    expect((await second.exited).code).toBe(1);
    shop.child.kill('SIGCONT');
    expect(second.errors.join('\n')).toContain('the embedded database is in use by');
    expect(await sendContactMessage()).not.toBe(200);
    await kill(shop);

    const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
    expect(await database.db.selectFrom('contact_messages').select('message').execute()).toHaveLength(1);
    await database.close();
  },
  TEST_MS_MAX,
);
