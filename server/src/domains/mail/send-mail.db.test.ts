/** Sending mails from the outbox to a real SMTP server. Slow: mails wait before they are sent again. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, SEVERAL_CONNECTIONS } from '../../../test/support/database/engines.ts';
import { type MailServer, openMailServer } from '../../../test/support/servers/smtp-server.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { findShopFailures } from '../health/health.ts';
import { countUnsent, createMailer, createMailSender, resendMails, startMailWorker } from './mail.ts';

let database: OpenDatabase;
let server: MailServer;
let stopWorker: () => Promise<void>;
const loggedEvents: object[] = [];

const POLL_MS = 250;
/** A second between two attempts. */
const PAUSES = { firstSeconds: 1, longestSeconds: 1 };
const createConfig = () => ({ production: false, demo: false, smtpUrl: server.url, mailFrom: 'Uruhu <muraho@shop.example>' });
const startWorker = () => {
  const sendDueMails = createMailSender(database.db, createConfig(), { info: (fields) => loggedEvents.push(fields) }, PAUSES);
  return startMailWorker(sendDueMails, (line) => console.error(line), POLL_MS);
};
const createTestMailer = () =>
  createMailer({
    getPublicUrl: () => 'https://shop.example',
    getSender: () => ({ shop: 'Uruhu', contact: '+250 788 000 000' }),
  });
const contact = { name: 'Keza <b>', email: 'keza@example.com', phone: '0788123456', message: 'Is it <i>there</i>?\nThank you.' };
const writeMail = (trx = database.db, to = 'shop@shop.example') =>
  createTestMailer().writeToShop(trx, { to, reply_to: contact.email, user_id: null, template: 'contact', data: contact });
/** Waits until no mail waits, and then as long as the worker would need to send one again. */
async function waitForAllAttempts(): Promise<void> {
  await expect.poll(async () => (await listStates()).filter(({ state }) => state === 'waiting'), { timeout: 15_000 }).toEqual([]);
  await pause(PAUSES.longestSeconds * 1_000 + 2 * POLL_MS);
}
const listStates = async () => await database.db.selectFrom('mails').select(['state', 'attempts']).orderBy('created_at').execute();

beforeAll(async () => {
  database = await openTestDatabase(SEVERAL_CONNECTIONS);
  server = await openMailServer();
  stopWorker = startWorker();
});
beforeEach(async () => {
  await database.db.deleteFrom('mails').execute();
  Object.assign(server, { received: [], behaviour: 'accepts', unknownRecipients: new Set() });
});
afterAll(async () => {
  await stopWorker();
  await server.close();
  await database.close();
});

test('a mail is sent once, as text and as HTML with escaped shopper texts', async () => {
  await writeMail();
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
  await expect.poll(listStates).toEqual([{ state: 'sent', attempts: 1 }]);
  await waitForAllAttempts();
  expect(server.received).toHaveLength(1);
});

test('a mail of a rolled-back transaction is not sent', async () => {
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await writeMail(trx);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await waitForAllAttempts();
  expect([await listStates(), server.received.length]).toEqual([[], 0]);
});

test('a mail waits while the mail server is down or busy, and is sent later', async () => {
  const { port } = server;
  await server.close();
  await writeMail();
  await expect.poll(listStates, { timeout: 15_000 }).toEqual([{ state: 'waiting', attempts: 1 }]);
  server = await openMailServer(port);
  server.behaviour = 'busy';
  await expect.poll(listStates, { timeout: 40_000 }).toEqual([{ state: 'waiting', attempts: 2 }]);
  server.behaviour = 'accepts';
  await expect.poll(() => server.received.length, { timeout: 60_000, interval: 250 }).toBe(1);
  await expect.poll(listStates).toEqual([{ state: 'sent', attempts: 3 }]);
});

test('a mail that the server refused, or may have accepted, is not sent again', async () => {
  server.behaviour = 'refuses';
  await writeMail();
  await expect.poll(listStates, { timeout: 15_000 }).toEqual([{ state: 'refused', attempts: 1 }]);
  // The server receives the mail, and closes the connection without a reply.
  server.behaviour = 'drops';
  await writeMail();
  await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(1);
  server.behaviour = 'accepts';
  await waitForAllAttempts();
  expect(server.received).toHaveLength(1);
  expect(await listStates()).toEqual([
    { state: 'refused', attempts: 1 },
    { state: 'sending', attempts: 1 },
  ]);
});

test('a refused mail is sent again when an operator asks for it', async () => {
  server.behaviour = 'refuses';
  await writeMail();
  await expect.poll(listStates, { timeout: 15_000 }).toEqual([{ state: 'refused', attempts: 1 }]);
  server.behaviour = 'accepts';
  const refusedFilter = { kind: null, since_s: 3_600, states: ['refused'] } as const;
  expect(await resendMails(database.db, { ...refusedFilter, kind: 'welcome' })).toEqual({ resent: 0, left: 0 });
  expect(await resendMails(database.db, refusedFilter)).toEqual({ resent: 1, left: 0 });
  expect(await resendMails(database.db, refusedFilter)).toEqual({ resent: 0, left: 0 });
  await expect.poll(listStates, { timeout: 15_000 }).toEqual([{ state: 'sent', attempts: 2 }]);
  expect(server.received).toHaveLength(1);
});

test('while the server refuses all recipients, mails wait, and each arrives once afterwards', async () => {
  server.behaviour = 'refuses';
  const shoppers = Array.from({ length: 12 }, (_, index) => `shopper-${index}@example.com`);
  for (const to of shoppers) await writeMail(database.db, to);
  const countWaiting = async () => (await listStates()).filter(({ state }) => state === 'waiting').length;
  const countRetried = async () => (await listStates()).filter(({ attempts }) => attempts >= 2).length;
  await expect.poll(countRetried, { timeout: 40_000 }).toBe(12);
  await expect.poll(countWaiting, { timeout: 15_000 }).toBe(12);
  const events = (await findShopFailures({ db: database.db })).map(({ event }) => event);
  expect(events).toContain('mail_server_refuses');
  expect(events).not.toContain('mail_refused');

  server.behaviour = 'accepts';
  await expect.poll(async () => (await listStates()).filter(({ state }) => state === 'sent').length, { timeout: 40_000 }).toBe(12);
  await waitForAllAttempts();
  expect(server.received.map((mail) => mail.to?.[0]?.address).sort()).toEqual(shoppers.sort());
  expect((await findShopFailures({ db: database.db })).map(({ event }) => event)).not.toContain('mail_server_refuses');
});

test('a mail about a product that is back is dropped when it is older than five days, which staff do not see as a failure', async () => {
  loggedEvents.length = 0;
  const addMail = async (kind: string, age: string) => {
    const mail = { kind, to_address: `${kind}@example.com`, subject: `${kind} ${age}`, text: 'a', html: 'a', user_id: null };
    const created_at = sql<Date>`now() - ${sql.lit(age)}::interval`;
    const row = await database.db
      .insertInto('mails')
      .values({ ...mail, created_at })
      .returning('mail_id')
      .executeTakeFirstOrThrow();
    return row.mail_id;
  };
  const stale_mail_id = await addMail('backInStock', '121 hours');
  await addMail('backInStock', '119 hours');
  await addMail('orderPlaced', '121 hours');
  await waitForAllAttempts();
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(['backInStock 119 hours', 'orderPlaced 121 hours']);
  expect(loggedEvents).toMatchObject([
    { event: 'mail_dropped', mail_id: stale_mail_id, kind: 'backInStock', reason: 'too old to be sent' },
  ]);
  expect(await countUnsent(database.db)).toMatchObject([{ state: 'dropped', kind: 'backInStock', last_error: 'too old to be sent' }]);
  expect(await findShopFailures({ db: database.db })).toEqual([]);
});

test('of several mails, only the one to an unknown recipient is refused and given up', async () => {
  server.unknownRecipients = new Set(['nobody@example.com']);
  const shoppers = ['a', 'b', 'nobody', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
  for (const to of shoppers) await writeMail(database.db, to);
  await expect.poll(async () => (await listStates()).filter(({ state }) => state === 'sent').length, { timeout: 40_000 }).toBe(5);
  await waitForAllAttempts();
  const refusedMails = await database.db
    .selectFrom('mails')
    .select(['to_address', 'state', 'attempts'])
    .where('state', '<>', 'sent')
    .execute();
  expect(refusedMails).toEqual([{ to_address: 'nobody@example.com', state: 'refused', attempts: 1 }]);
  expect((await findShopFailures({ db: database.db })).map(({ event }) => event)).toEqual(['mail_refused']);
});

test('two processes send each mail once', async () => {
  const stopOtherWorker = startWorker();
  await Promise.all(Array.from({ length: 12 }, (_, index) => writeMail(database.db, `shopper-${index}@example.com`)));
  await expect.poll(async () => (await listStates()).filter(({ state }) => state === 'sent').length, { timeout: 40_000 }).toBe(12);
  await stopOtherWorker();
  expect(new Set(server.received.map((mail) => mail.to?.[0]?.address)).size).toBe(12);
  expect(server.received).toHaveLength(12);
});

test('the pause before a failed mail is tried again grows from 15 seconds to an hour, and to a day after two days', async () => {
  await stopWorker();
  const config = { ...createConfig(), smtpUrl: undefined };
  const sendDueMails = createMailSender(database.db, config, { info: () => {} });
  await writeMail();
  await sendDueMails();
  const isTriedAfter = async (attempts: number, pause_s: number): Promise<boolean> => {
    await database.db
      .updateTable('mails')
      .set({ attempts, taken_at: sql<Date>`now() - make_interval(secs => ${sql.lit(pause_s)})` })
      .execute();
    await sendDueMails();
    return (await listStates())[0]?.attempts === attempts + 1;
  };
  const pauses = [
    [1, 15],
    [2, 30],
    [5, 240],
    [9, 3_600],
    [55, 3_600],
    [56, 86_400],
  ] as const;
  for (const [attempts, pause_s] of pauses)
    expect([attempts, await isTriedAfter(attempts, pause_s - 5), await isTriedAfter(attempts, pause_s + 1)]).toEqual([
      attempts,
      false,
      true,
    ]);
  // The clock was fast when the mail was tried.
  expect(await isTriedAfter(3, -86_400)).toBe(true);
  stopWorker = startWorker();
});
