/** Tests the process: how it stops, how it connects to its database, and that DEMO does not turn a real shop into a demo. Slow: each test starts one. */
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPostgres } from '../test/support/database/engines.ts';
import { startProcess } from '../test/support/system/processes.ts';
import { createTempFolder } from '../test/support/system/temp-folder.ts';
import { NOT_A_DEMO_WARNING } from './config.ts';
import { insertShop } from './seed/insert-shop.ts';
import { countRows } from './seed/test/count-rows.ts';
import { smallShop } from './seed/test/small-shop.ts';

const LOGIN_BODY = JSON.stringify({ username: 'nobody', password: 'wrong' });
const LOGIN_HEADERS = ['host: shop', 'connection: keep-alive', 'content-type: application/json', `content-length: ${LOGIN_BODY.length}`];

/** Opens a database that exists until the test ends. */
async function openEmptyDatabase() {
  const database = await openTestPostgres();
  onTestFinished(() => database.close());
  return database;
}

async function startShop(DATABASE_URL: string, extraEnv: NodeJS.ProcessEnv = {}) {
  const shop = startProcess(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: createTempFolder(),
      DEMO: '0',
      DATABASE_URL,
      ...extraEnv,
    },
  });
  const line = await shop.waitForLine(/^ready /);
  return { shop, port: Number(new URL(line.slice('ready '.length)).port) };
}

test('a real shop with DEMO on warns, has no stand-in to pay at and shows no mails', async () => {
  const { db, databaseUrl } = await openEmptyDatabase();
  await db.transaction().execute((trx) => insertShop(trx, smallShop));

  const { shop, port } = await startShop(databaseUrl, { DEMO: '1', DEMO_MOMO: '1' });
  expect(shop.output).toContain(NOT_A_DEMO_WARNING);
  expect(shop.output.filter((line) => /stand-in of|Demo (shopper|staff)/.test(line))).toEqual([]);
  const fetchPath = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await fetchPath('/dev/mail')).status).toBe(404);
  expect(await (await fetchPath('/api/users/siteSettings')).json()).toMatchObject({ payment_methods: ['mobile_money'], sends_mail: false });
});

test('a new shop has nothing of the demo, and prints a link for its first owner until it has an owner', async () => {
  const { db, databaseUrl } = await openEmptyDatabase();
  const findLinkTokens = (output: readonly string[]) => output.flatMap((line) => /\/admin\/setup#([\w-]{43})$/.exec(line)?.[1] ?? []);
  const { shop, port } = await startShop(databaseUrl, { DEMO_MOMO: '1', LOG_LEVEL: 'debug' });
  const [token, ...furtherTokens] = findLinkTokens(shop.output);
  expect([token?.length, furtherTokens]).toEqual([43, []]);
  expect(shop.output.filter((line) => /demo|stand-in/i.test(line))).toEqual([]);
  const rows = await countRows(db);
  for (const table of [
    'products',
    'brands',
    'categories',
    'coupons',
    'users',
    'staff',
    'orders',
    'slides',
    'slide_texts',
    'faqs',
    'policies',
  ]) {
    expect([table, rows[table]]).toEqual([table, 0]);
  }
  const send = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  expect((await send('/dev/mail')).status).toBe(404);
  expect((await send('/api/admin/session', { username: 'owner', password: 'muraho-staff' })).status).toBe(401);
  expect(await (await send('/api/users/siteSettings')).json()).toMatchObject({ payment_methods: ['mobile_money'], faqs: [], terms: '' });
  const owner = { name: 'Keza', email: 'keza@example.rw', username: 'keza', password: 'a long enough one' };
  expect((await send('/api/admin/first-owner', { token, ...owner })).status).toBe(200);
  shop.child.kill('SIGTERM');
  await shop.exited;
  // Of all lines, logs too, only the printed one holds the token.
  expect([...shop.output, ...shop.errors].filter((line) => line.includes(token ?? '')).length).toBe(1);

  const restarted = await startShop(databaseUrl, { DEMO: '1' });
  expect([findLinkTokens(restarted.shop.output), restarted.shop.output]).toEqual([[], expect.arrayContaining([NOT_A_DEMO_WARNING])]);
  expect((await countRows(db)).products).toBe(0);
});

/** Acts as a PostgreSQL without TLS, and records what it receives. */
async function startPostgresWithoutTls() {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received.push(bytes);
      socket.write('N');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { received, port: address && typeof address === 'object' ? address.port : 0 };
}

/** The first message of a PostgreSQL client, which asks for TLS: the length 8 and the code 80877103. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

test.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  "sslmode=%s never falls back to a connection without TLS, and the operator reads only the shop's message",
  async (sslmode) => {
    const { port, received } = await startPostgresWithoutTls();
    const { DATABASE_URL: _, ...env } = process.env;
    const shop = startProcess(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        ...env,
        DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop?sslmode=${sslmode}`,
        DATA_DIR: createTempFolder(),
        DEMO: '0',
      },
    });
    expect(await shop.exited).toEqual({ code: 1, signal: null });
    expect(shop.errors).toEqual(['The shop could not start: The server does not support SSL connections']);
    expect(received).toEqual([SSL_REQUEST]);
  },
);

/** A field in the body of every response of /api/health/live. */
const HEALTH_FIELD = /"down"/;

/** Reads until the text matches `pattern`, or until the connection closes. */
function readUntil(socket: Socket, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    socket.on('data', (text) => {
      response += text;
      if (pattern.test(response)) resolve(response);
    });
    socket.on('close', () => resolve(response));
  });
}

test('after two signals the process finishes the request in flight, closes its connection and exits with 0', async () => {
  const { shop, port } = await startShop((await openEmptyDatabase()).databaseUrl);
  const [idle, busy] = [connect(port, '127.0.0.1').setEncoding('utf8'), connect(port, '127.0.0.1').setEncoding('utf8')];
  idle.write('GET /api/health/live HTTP/1.1\r\nhost: shop\r\nconnection: keep-alive\r\n\r\n');
  expect(await readUntil(idle, HEALTH_FIELD)).toMatch(/^HTTP\/1\.1 200 /);
  busy.write(`POST /api/users/login HTTP/1.1\r\n${LOGIN_HEADERS.join('\r\n')}\r\n\r\n${LOGIN_BODY.slice(0, 10)}`);
  await pause(200);

  const started_ms = performance.now();
  shop.child.kill('SIGTERM');
  await pause(100);
  shop.child.kill('SIGINT');
  await pause(200);
  expect(shop.child.exitCode).toBeNull();
  busy.write(LOGIN_BODY.slice(10));
  const response = await readUntil(busy, /Invalid username/);
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
  expect(response.toLowerCase()).toContain('connection: close');
  expect(await shop.exited).toEqual({ code: 0, signal: null });
  // The idle connection alone would stay open for more than a minute.
  expect(performance.now() - started_ms).toBeLessThan(20_000);
  idle.destroy();
  busy.destroy();
});

test('a process that is stopped writes its counts of missed searches to the database', async () => {
  const { db, databaseUrl } = await openEmptyDatabase();
  const { shop, port } = await startShop(databaseUrl);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ search: 'Quovandor' }) };
  expect((await fetch(`http://127.0.0.1:${port}/api/products/filter`, init)).status).toBe(200);
  const readCounts = () => db.selectFrom('missed_searches').select(['words', 'count']).execute();
  expect(await readCounts()).toEqual([]);
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toEqual({ code: 0, signal: null });
  expect(await readCounts()).toEqual([{ words: 'quovandor', count: 1 }]);
});
