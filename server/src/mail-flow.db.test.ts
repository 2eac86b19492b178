/**
 * Tests that mails arrive although the process is killed, and the mail server is down for a while. Slow: it kills and starts processes, and
 * mails wait before they are sent again.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPostgres } from '../test/support/database/engines.ts';
import { type MailServer, openMailServer } from '../test/support/servers/smtp-server.ts';
import { startProcess } from '../test/support/system/processes.ts';
import { createTempFolder } from '../test/support/system/temp-folder.ts';
import type { Db } from './database/db.ts';

const KEZA = { username: 'keza', name: 'Keza', email: 'keza@example.com', password: 'the old one', phone: '0788123456' };
const MAIL_WAIT = { timeout: 60_000, interval: 250 };

async function startShop(DATABASE_URL: string, smtpUrl: string) {
  const shop = startProcess(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: createTempFolder(),
      DEMO: '0',
      LOG_LEVEL: 'debug',
      DATABASE_URL,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: 'https://shop.example',
      MAIL_FROM: 'Uruhu <muraho@shop.example>',
    },
  });
  const url = (await shop.waitForLine(/^ready /)).slice('ready '.length);
  return {
    shop,
    async call(path: string, body?: object, headers: Record<string, string> = {}) {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: (await response.json()) as { message: string; token: string } };
    },
    readLog: () => [...shop.output, ...shop.errors].join('\n'),
  };
}

const filterBySubject = ({ received }: MailServer, subject: RegExp) => received.filter((mail) => subject.test(mail.subject ?? ''));

const countUnsentMails = async (db: Db) => (await db.selectFrom('mails').select('mail_id').where('state', '<>', 'sent').execute()).length;
/** Makes failed mails due at once, as if the pause before the next attempt had passed. */
const makeMailsDue = (db: Db) => sql`update mails set taken_at = taken_at - interval '1 hour' where state = 'waiting'`.execute(db);
const selectResetMails = (db: Db) => db.selectFrom('mails').select(['state', 'attempts']).where('kind', '=', 'reset').execute();

test('a password mail requested while the mail server is down and the shop is killed arrives once, and its link changes the password', async () => {
  const { db, databaseUrl, close } = await openTestPostgres();
  onTestFinished(close);
  let mailServer = await openMailServer();
  const { port, url: smtpUrl } = mailServer;
  const firstProcess = await startShop(databaseUrl, smtpUrl);
  expect((await firstProcess.call('/api/users/createAccount', KEZA)).status).toBe(200);
  const { token: otherSession } = (await firstProcess.call('/api/users/login', KEZA)).body;
  await expect.poll(() => countUnsentMails(db), MAIL_WAIT).toBe(0);
  await mailServer.close();

  const forgedHeaders = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect((await firstProcess.call('/api/users/forgot-password', { email: KEZA.email }, forgedHeaders)).body.message).toBe(
    'Password reset instructions sent to your email!',
  );
  await expect.poll(() => selectResetMails(db), MAIL_WAIT).toEqual([{ state: 'waiting', attempts: 1 }]);
  firstProcess.shop.child.kill('SIGKILL');
  await firstProcess.shop.exited;

  const secondProcess = await startShop(databaseUrl, smtpUrl);
  await makeMailsDue(db);
  await expect.poll(() => selectResetMails(db), MAIL_WAIT).toEqual([{ state: 'waiting', attempts: 2 }]);
  mailServer = await openMailServer(port);
  await makeMailsDue(db);
  await expect.poll(() => filterBySubject(mailServer, /new password/).length, MAIL_WAIT).toBe(1);
  const [mail] = filterBySubject(mailServer, /new password/);
  expect([mail?.from?.address, mail?.to?.[0]?.address]).toEqual(['muraho@shop.example', KEZA.email]);
  const [link = '', token = ''] = /https:\/\/shop\.example\/reset-password\?t=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');

  const newPassword = { token, password: 'the new one', confirmPassword: 'the new one' };
  expect((await secondProcess.call('/api/users/reset-password', newPassword)).status).toBe(200);
  expect((await secondProcess.call('/api/users/reset-password', newPassword)).status).toBe(400);
  expect((await secondProcess.call('/api/users/me', undefined, { authorization: `Bearer ${otherSession}` })).status).toBe(401);
  expect((await secondProcess.call('/api/users/login', KEZA)).status).toBe(401);
  expect((await secondProcess.call('/api/users/login', { ...KEZA, password: newPassword.password })).status).toBe(200);
  await expect.poll(() => filterBySubject(mailServer, /was changed/).length, MAIL_WAIT).toBe(1);

  await expect.poll(() => countUnsentMails(db), MAIL_WAIT).toBe(0);
  expect(filterBySubject(mailServer, /new password|was changed/)).toHaveLength(2);
  const logged = firstProcess.readLog() + secondProcess.readLog();
  expect(logged).toContain('/api/users/reset-password');
  for (const secret of [KEZA.password, newPassword.password, token, otherSession]) {
    expect(logged).not.toContain(secret);
  }
  await mailServer.close();
}, 240_000);
