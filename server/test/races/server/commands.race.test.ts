/** The operators' commands work while the shop runs on the same PostgreSQL. Slow: each command is a process. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createMailSender, startMailWorker } from '../../../src/domains/mail/mail.ts';
import { openTestPostgres } from '../../support/database/engines.ts';
import { openMailServer } from '../../support/servers/smtp-server.ts';
import { startProcess } from '../../support/system/processes.ts';

const SOURCES = join(import.meta.dirname, '../../../src/commands');

async function openDatabase() {
  const database = await openTestPostgres();
  onTestFinished(database.close);
  const run = async (command: string, ...args: string[]) => {
    const env = { ...process.env, NODE_ENV: 'test', DEMO: '0', DATABASE_URL: database.databaseUrl };
    const child = startProcess(process.execPath, [join(SOURCES, `${command}.ts`), ...args], { env });
    const { code } = await child.exited;
    return { code, output: child.output.join('\n'), errors: child.errors.join('\n') };
  };
  return { ...database, run };
}

test('the mail command lists refused mails with the reason and sends them again, by kind or age if given', async () => {
  const { db, run } = await openDatabase();
  const server = await openMailServer();
  const config = { production: false, demo: false, smtpUrl: server.url, mailFrom: 'muraho@shop.example' };
  const stopMailWorker = startMailWorker(createMailSender(db, config, { info: () => {} }), () => {}, 500);
  onTestFinished(async () => {
    await stopMailWorker();
    await server.close();
  });
  await sql`insert into mails (kind, to_address, subject, text, html, state, last_error, created_at, refused_at)
    select kind, kind || mail_number || '@example.com', 'a', 'a', 'a', state, '550 no', now() - age, case when state = 'refused' then now() - age end
    from generate_series(1, 30) mail_number, (values ('welcome', 'refused', interval '1 hour'), ('orderPlaced', 'refused', interval '3 days'),
      ('contact', 'sending', interval '1 hour')) mail (kind, state, age)`.execute(db);
  const countUnsentMails = async () => {
    const rows = await db
      .selectFrom('mails')
      .select(['kind', sql<number>`count(*)::int`.as('count')])
      .where('state', '<>', 'sent')
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  };

  const listed = await run('mail', 'list');
  expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(/30 +refused +orderPlaced .*550 no/)]);
  const withoutChoice = await run('mail', 'retry');
  expect([withoutChoice.code, withoutChoice.errors]).toEqual([1, expect.stringContaining('Which mails?')]);
  expect((await run('mail', 'retry', '--since', '2 days')).errors).toContain('write 30m, 12h or 2d');
  expect(await countUnsentMails()).toEqual({ contact: 30, orderPlaced: 30, welcome: 30 });

  expect((await run('mail', 'retry', '--since', '2d')).output).toContain('30 mails are sent again');
  await expect.poll(countUnsentMails, { timeout: 30_000 }).toEqual({ contact: 30, orderPlaced: 30 });
  expect((await run('mail', 'retry', '--all-refused')).output).toContain('30 mails are sent again');
  await expect.poll(countUnsentMails, { timeout: 30_000 }).toEqual({ contact: 30 });
  expect((await run('mail', 'retry', '--all-refused')).output).toContain('There are no such mails');

  const uncertain = await run('mail', 'retry', '--kind', 'contact', '--uncertain');
  expect([uncertain.output, uncertain.errors]).toEqual([
    expect.stringContaining('30 mails'),
    expect.stringContaining('may come a second time'),
  ]);
  await expect.poll(countUnsentMails, { timeout: 30_000 }).toEqual({});
  expect(new Set(server.received.map((mail) => mail.to?.[0]?.address)).size).toBe(90);
  expect(server.received).toHaveLength(90);
  expect((await run('mail', 'list')).output).toBe('Every mail is sent.');

  // Of eight more refused mails, the command leaves those about stock that are too old, and those that were withdrawn.
  await sql`insert into mails (kind, to_address, subject, text, html, state, created_at, refused_at, withdrawn_at)
    select kind, mail_number || '@example.com', 'a', 'a', 'a', 'refused', now() - age, now() - age, withdrawn_at
    from generate_series(1, 2) mail_number, (values ('orderPlaced', interval '3 days', null), ('backInStock', interval '6 days', null),
      ('backInStock', interval '1 hour', null), ('backInStock', interval '1 hour', now())) mail (kind, age, withdrawn_at)`.execute(db);
  const withOldMails = await run('mail', 'retry', '--all-refused');
  expect(withOldMails.output).toMatch(/^4 mails are sent again .*\. 4 mails are left as before: too old, or/);
  await expect.poll(countUnsentMails, { timeout: 30_000 }).toEqual({ backInStock: 4 });
  expect(server.received).toHaveLength(94);
  expect((await run('mail', 'retry', '--all-refused')).output).toMatch(/^No mail is sent again\. 4 mails are left/);
});

test('the clock command shows and accepts a jump', async () => {
  const { db, run } = await openDatabase();
  expect((await run('clock', 'show')).output).toContain('did not jump');
  await sql`insert into clock_jumps (kind, expected_at, found_at, process_at) values ('ahead', '2026-01-01', '2026-02-01', '2026-02-01')`.execute(
    db,
  );
  expect((await run('clock', 'show')).output).toContain('should have said 2026-01-01 00:00:00 UTC and said 2026-02-01 00:00:00 UTC');
  expect(await db.selectFrom('clock_jumps').select('accepted_at').execute()).toEqual([{ accepted_at: null }]);
  expect((await run('clock', 'accept')).output).toContain('Accepted');
  expect(await db.selectFrom('clock_jumps').select(['accepted_at', 'accepted_by']).execute()).toEqual([
    { accepted_at: expect.any(Date), accepted_by: null },
  ]);
  expect((await run('clock', 'reset')).code).toBe(1);
});
