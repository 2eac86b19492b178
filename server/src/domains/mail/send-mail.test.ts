/** From the outbox to a real mail server, through the queue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, testEngine } from '../../../test/support/engines.ts';
import { type MailServer, openMailServer } from '../../../test/support/smtp-server.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { type Jobs, openJobs } from '../../jobs/jobs.ts';
import { mailWorker, postOffice } from './mail.ts';

let database: OpenDatabase;
let server: MailServer;
let jobs: Jobs;
const failures: string[] = [];

/** The fastest that the queue can look, and a second between two tries. */
const PACE = { pollSeconds: 0.5, retry: { retryDelay: 1, retryDelayMax: 1 } };
/** Long enough for whatever would be tried again to have been, twice over. */
const AGAIN_MS = 3_000;
const open = () => openJobs(database.db, testEngine, (error) => failures.push(String(error)), PACE);
const config = () => ({ demo: false, smtpUrl: server.url, mailFrom: 'Uruhu <muraho@shop.example>' });
const begin = (some: Jobs) =>
  some.work({ 'send-mail': mailWorker(database.db, config()), 'forgot-password': async () => {}, 'erase-files': async () => {} });
const office = () =>
  postOffice(
    jobs.later,
    () => 'https://shop.example',
    () => ({ shop: 'Uruhu', contact: '+250 788 000 000' }),
  );
const contact = { name: 'Keza <b>', email: 'keza@example.com', phone: '0788123456', message: 'Is it <i>there</i>?\nThank you.' };
const write = (trx = database.db, to = 'shop@shop.example') =>
  office().write(trx, { to, user_id: null, template: 'contact', data: contact });
const states = async () => await database.db.selectFrom('mails').select(['state', 'tries']).orderBy('created_at').execute();

/** One for all of them, that works all the time: making the queues' tables takes seconds. */
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openMailServer();
  jobs = await open();
  await begin(jobs);
}, 60_000);
beforeEach(async () => {
  await database.db.deleteFrom('mails').execute();
  Object.assign(server, { received: [], mood: 'kind' });
});
afterAll(async () => {
  await jobs.close();
  await server.close();
  await database.close();
});

test('a mail is sent once, from the shop, as text and as HTML in which a person’s words are words', async () => {
  await write();
  await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(1);
  const [mail] = server.received;
  expect([mail?.from?.address, mail?.to?.[0]?.address, mail?.subject]).toEqual([
    'muraho@shop.example',
    'shop@shop.example',
    'Message from Keza <b>',
  ]);
  expect(mail?.text).toContain('Is it <i>there</i>?');
  expect(mail?.html).toContain('Is it &#60;i&#62;there&#60;/i&#62;?<br>Thank you.');
  expect(mail?.html).not.toMatch(/<i>|<b>|src=/);
  await expect.poll(states).toEqual([{ state: 'sent', tries: 1 }]);
  await pause(AGAIN_MS);
  expect(server.received).toHaveLength(1);
});

test('what a transaction undoes was never written', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await write(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await pause(1_500);
  expect([await states(), server.received.length]).toEqual([[], 0]);
});

test('while the mail server is down or busy it waits, and goes out when it can', async () => {
  const { port } = server;
  await server.close();
  await write();
  await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'waiting', tries: 1 }]);
  server = await openMailServer(port);
  server.mood = 'busy';
  await expect.poll(states, { timeout: 40_000 }).toEqual([{ state: 'waiting', tries: 2 }]);
  server.mood = 'kind';
  await expect.poll(() => server.received.length, { timeout: 60_000, interval: 250 }).toBe(1);
  await expect.poll(states).toEqual([{ state: 'sent', tries: 3 }]);
}, 150_000);

test('what the server will not have, and what it perhaps took, is not sent again', async () => {
  server.mood = 'refuses';
  await write();
  await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'refused', tries: 1 }]);
  server.mood = 'drops';
  await write();
  await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(1);
  server.mood = 'kind';
  await pause(AGAIN_MS);
  expect(server.received).toHaveLength(1);
  expect(await states()).toEqual([
    { state: 'refused', tries: 1 },
    { state: 'sending', tries: 1 },
  ]);
}, 60_000);

test('one that was refused goes out again when it is told to as docs/operations.md says', async () => {
  server.mood = 'refuses';
  await write();
  await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'refused', tries: 1 }]);
  server.mood = 'kind';
  const { mail_id } = await database.db.selectFrom('mails').select('mail_id').executeTakeFirstOrThrow();
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const again = /^with again as \([^;]*;/m.exec(page)?.[0] ?? '';
  expect(again).toContain("'the mail_id'");
  await sql.raw(again.replace("'the mail_id'", `'${mail_id}'`)).execute(database.db);
  await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'sent', tries: 2 }]);
  expect(server.received).toHaveLength(1);
});

test('two that work at the same time send each mail once', async () => {
  const other = await open();
  await begin(other);
  await Promise.all(Array.from({ length: 12 }, (_, index) => write(database.db, `person-${index}@example.com`)));
  await expect.poll(async () => (await states()).filter(({ state }) => state === 'sent').length, { timeout: 40_000 }).toBe(12);
  await other.close();
  expect(new Set(server.received.map((mail) => mail.to?.[0]?.address)).size).toBe(12);
  expect(server.received).toHaveLength(12);
}, 60_000);
