/** The process itself: how it stops, and what it is with a DEMO that was forgotten. Its shops are on the embedded database. */
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProcess } from '../test/support/processes.ts';
import { tempFolder } from '../test/support/temp-folder.ts';
import { NO_DEMO } from './config.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { insertShop } from './seed/insert-shop.ts';
import { smallShop } from './seed/test/small-shop.ts';

const BODY = JSON.stringify({ username: 'nobody', password: 'wrong' });
const HEADERS = ['host: shop', 'connection: keep-alive', 'content-type: application/json', `content-length: ${BODY.length}`];

/** An empty one, unless told otherwise. */
async function startShop(more: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, ...env } = process.env;
  const shop = startProcess(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder(), DEMO: '0', ...more },
  });
  const line = await shop.line(/^ready /);
  return { shop, port: Number(new URL(line.slice('ready '.length)).port) };
}

test('a shop of somebody’s own with DEMO on is no demo: it says so, takes no stand-in’s money and shows nobody’s mail', async () => {
  const DATA_DIR = tempFolder();
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: undefined, log: () => {} });
  await migrate(database, () => {});
  await database.db.transaction().execute((trx) => insertShop(trx, smallShop, () => () => {}));
  await database.close();

  const { shop, port } = await startShop({ DATA_DIR, DEMO: '1', DEMO_MOMO: '1' });
  expect(shop.output).toContain(NO_DEMO);
  expect(shop.output.filter((line) => /stand-in of|Demo (shopper|staff)/.test(line))).toEqual([]);
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await at('/dev/mail')).status).toBe(404);
  expect(await (await at('/api/users/siteSettings')).json()).toMatchObject({ payment_methods: ['mobile_money'] });
}, 60_000);

/** What comes until it holds `wanted`, or until the end. */
function read(socket: Socket, wanted: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
      if (wanted.test(answer)) resolve(answer);
    });
    socket.on('close', () => resolve(answer));
  });
}

test('two signals with a request in flight: it is answered, its connection ends, and the process with 0', async () => {
  const { shop, port } = await startShop();
  const [idle, busy] = [connect(port, '127.0.0.1').setEncoding('utf8'), connect(port, '127.0.0.1').setEncoding('utf8')];
  idle.write('GET /api/health/live HTTP/1.1\r\nhost: shop\r\nconnection: keep-alive\r\n\r\n');
  expect(await read(idle, /"down"/)).toMatch(/^HTTP\/1\.1 200 /);
  busy.write(`POST /api/users/login HTTP/1.1\r\n${HEADERS.join('\r\n')}\r\n\r\n${BODY.slice(0, 10)}`);
  await pause(200);

  const begun_ms = performance.now();
  shop.child.kill('SIGTERM');
  await pause(100);
  shop.child.kill('SIGINT');
  await pause(200);
  expect(shop.child.exitCode).toBeNull();
  busy.write(BODY.slice(10));
  const answer = await read(busy, /Invalid username/);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(await shop.exited).toEqual({ code: 0, signal: null });
  // The idle connection alone would be kept for longer than a minute.
  expect(performance.now() - begun_ms).toBeLessThan(20_000);
  idle.destroy();
  busy.destroy();
}, 60_000);
