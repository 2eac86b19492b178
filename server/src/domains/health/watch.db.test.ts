/** The shop logs each failure that costs money, with the ids of its cases, and shows it to staff. */
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminHealth, Failure } from '@uruhu/contract/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEVERAL_CONNECTIONS, testEngine } from '../../../test/support/database/engines.ts';
import { addAttempt } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { createJobRunner } from '../../jobs/shop-job.ts';
import { createFailureWatch } from './health.ts';
import { selectJobRuns } from './queries.ts';

type LogLine = { level: 'warn' | 'error'; event: string; change?: string; ids?: string[] } & Record<string, unknown>;

type Provider = NonNullable<TestShop['context']['providers'][string]>;

let shop: TestShop;
let staffMember: TestStaffMember;
const logLines: LogLine[] = [];
const log = {
  warn: (fields: { event: string }) => void logLines.push({ level: 'warn', ...fields }),
  error: (fields: { event: string }) => void logLines.push({ level: 'error', ...fields }),
};
beforeAll(async () => {
  shop = await openTestShop({ connections: SEVERAL_CONNECTIONS, readiness: { every_ms: 0, remembered_fault_ms: 300 } });
  staffMember = await addStaffMember(shop.db);
  // Creates the tables of the job queues.
  const jobs = await openJobs(shop.db, testEngine, () => {});
  await jobs.close();
});
afterAll(() => shop.close());

const fetchHealth = async (): Promise<AdminHealth> =>
  (await callGet(shop.app, '/api/admin/health', { token: staffMember.token })).body.data;
/** Removes disk_low, which depends on the machine that runs the tests. */
const excludeDiskWarnings = <Item extends { event: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ event }) => event !== 'disk_low');
const fetchFailures = async () => excludeDiskWarnings((await fetchHealth()).failures);
const buildTimeAgo = (interval: string) => sql<Date>`now() - ${sql.lit(interval)}::interval`;

const addMail = async (state: 'waiting' | 'sending' | 'refused', age: string) =>
  (
    await shop.db
      .insertInto('mails')
      .values({
        kind: 'welcome',
        to_address: 'keza@example.com',
        subject: 'a',
        text: 'a',
        html: 'a',
        user_id: null,
        sent_at: null,
        state,
        created_at: buildTimeAgo(age),
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
  ).mail_id;

/** Causes most kinds of failures, each by one case, and returns the ids of the cases by event. */
async function causeFailures(): Promise<Record<string, string>> {
  const order_id = await createPlainOrder(shop.db);
  const stuckAttempt = await addAttempt(shop, { order_id, next_check_at: buildTimeAgo('11 minutes') as never });
  const claimedAttempt = await addAttempt(shop, {
    order_id: await createPlainOrder(shop.db),
    provider: 'mobile_money',
    provider_reference: 'A1',
    state: 'submitted',
  });
  await shop.db
    .updateTable('payment_attempts')
    .set({ updated_at: buildTimeAgo('5 hours') })
    .where('payment_attempt_id', '=', claimedAttempt.payment_attempt_id)
    .execute();
  const attemptWithOpenRefund = await addAttempt(shop, {
    order_id: await createPlainOrder(shop.db),
    state: 'succeeded',
    refund_asked_at: buildTimeAgo('25 hours') as never,
  });
  const problem = await shop.db
    .insertInto('payment_problems')
    .values({ order_id, payment_attempt_id: null, kind: 'refund_due', resolved_by: null })
    .returning('payment_problem_id')
    .executeTakeFirstOrThrow();
  const { rows: failingJobs } = await sql<{
    id: string;
  }>`insert into pgboss.job (name, data, state, retry_count) values ('erase-files', '{}', 'retry', 3) returning id`.execute(shop.db);
  const { rows: waitingJobs } = await sql<{
    id: string;
  }>`insert into pgboss.job (name, data, start_after) values ('erase-files', '{}', now() - interval '16 minutes') returning id`.execute(
    shop.db,
  );
  await sql`insert into job_runs (job, every_s, began_at, ran_at) values ('sweep', 3600, now() - interval '4 hours', now() - interval '4 hours')`.execute(
    shop.db,
  );
  return {
    mail_refused: await addMail('refused', '1 hour'),
    mail_waiting: await addMail('waiting', '16 minutes'),
    mail_uncertain: await addMail('sending', '6 minutes'),
    payment_stuck: stuckAttempt.payment_attempt_id,
    payment_claim_waiting: claimedAttempt.payment_attempt_id,
    refund_unanswered: attemptWithOpenRefund.payment_attempt_id,
    payment_problem_open: problem.payment_problem_id,
    job_failing: failingJobs[0]?.id ?? '',
    job_waiting: waitingJobs[0]?.id ?? '',
    job_late: 'sweep',
  };
}

test('a healthy shop reports no failures, even with recent mails and payments', async () => {
  await addMail('waiting', '14 minutes');
  await addMail('sending', '4 minutes');
  const order_id = await createPlainOrder(shop.db);
  await addAttempt(shop, { order_id, next_check_at: buildTimeAgo('9 minutes') as never });
  const { failures: foundFailures, clock, ready } = await fetchHealth();
  expect([excludeDiskWarnings(foundFailures), clock.paused, ready]).toEqual([[], null, { down: [], degraded: [] }]);
  await sql`delete from mails`.execute(shop.db);
  await sql`update payment_attempts set next_check_at = null`.execute(shop.db);
});

test('each failure is logged once with its id, again when it grows and when it is over, and is shown to staff', async () => {
  const ids = await causeFailures();
  const watch = createFailureWatch(shop.context, log);
  await watch();
  await watch();
  // A second process reports nothing more.
  await createFailureWatch(shop.context, log)();
  const reportedLines = excludeDiskWarnings(logLines);
  expect(Object.fromEntries(reportedLines.map(({ event, ids: caseIds }) => [event, caseIds?.[0]]))).toEqual(ids);
  expect([reportedLines.length, new Set(reportedLines.map(({ change }) => change))]).toEqual([Object.keys(ids).length, new Set(['begun'])]);

  const shownFailures = await fetchFailures();
  expect(Object.fromEntries(shownFailures.map(({ event, ids: caseIds }: Failure) => [event, caseIds[0]]))).toEqual(ids);
  for (const { count, oldest_at, message, what_to_do } of shownFailures) {
    expect([count, Date.parse(oldest_at ?? '') > 0, message.length > 10, what_to_do.length > 10]).toEqual([1, true, true, true]);
  }
  expect((await fetchHealth()).status).toBe('error');

  logLines.length = 0;
  const second_mail_id = await addMail('refused', '1 minute');
  await watch();
  expect(excludeDiskWarnings(logLines)).toMatchObject([
    { event: 'mail_refused', change: 'grown', count: 2, level: 'error', ids: [second_mail_id, ids.mail_refused] },
  ]);

  logLines.length = 0;
  await sql`delete from mails`.execute(shop.db);
  await watch();
  await watch();
  expect(
    excludeDiskWarnings(logLines)
      .map(({ event, change }) => [event, change])
      .sort(),
  ).toEqual([
    ['mail_refused', 'over'],
    ['mail_uncertain', 'over'],
    ['mail_waiting', 'over'],
  ]);
});

test('thousands of cases of one failure are counted up to a thousand, with the newest five ids', async () => {
  await sql`insert into mails (kind, to_address, subject, text, html, state, created_at)
    select 'welcome', 'keza@example.com', 'a', 'a', 'a', 'refused', now() - interval '1 hour' - number * interval '1 second' from generate_series(1, 3000) as number`.execute(
    shop.db,
  );
  const newest_mail_id = await addMail('refused', '1 minute');
  const refusedMails = (await fetchFailures()).find(({ event }) => event === 'mail_refused');
  expect([refusedMails?.count, refusedMails?.ids.length, refusedMails?.ids[0]]).toEqual([1_000, 5, newest_mail_id]);
  await sql`delete from mails`.execute(shop.db);
});

test("staff see the waiting mails and jobs, and the results of the last day's payments at each configured provider", async () => {
  await sql`delete from mails`.execute(shop.db);
  await addMail('waiting', '1 minute');
  await addMail('sending', '1 minute');
  await addMail('refused', '6 days');
  await addMail('refused', '8 days');
  await shop.db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: new Date(0) })
    .where('state', '=', 'sending')
    .execute();
  const health = await fetchHealth();
  expect(health.mails).toEqual({ is_on: false, waiting: 1, refused: 1, last_sent_at: new Date(0).toISOString() });
  expect(health.queues.map(({ queue }) => queue)).toEqual(['erase-files', 'forgot-password']);
  const queueBefore = health.queues[0];
  await sql`insert into pgboss.job (name, data, state) values ('erase-files', '{}', 'created'), ('erase-files', '{}', 'failed'),
    ('erase-files', '{}', 'completed')`.execute(shop.db);
  expect((await fetchHealth()).queues[0]).toEqual({
    queue: 'erase-files',
    waiting: (queueBefore?.waiting ?? 0) + 1,
    given_up: (queueBefore?.given_up ?? 0) + 1,
    last_error: '',
  });

  shop.context.providers.pesapal = { name: 'pesapal', isStandIn: true } as Provider;
  const readProviders = async () => (await fetchHealth()).providers;
  const [providersBefore] = await readProviders();
  const addOne = (count = 0) => count + 1;
  for (const state of ['succeeded', 'failed', 'pending'] as const) {
    await addAttempt(shop, { order_id: await createPlainOrder(shop.db), state });
    const created_at = buildTimeAgo('25 hours') as never;
    await addAttempt(shop, { order_id: await createPlainOrder(shop.db), state, created_at });
  }
  shop.context.providers.momo = { name: 'momo' } as Provider;
  expect(await readProviders()).toEqual([
    {
      provider: 'pesapal',
      is_stand_in: true,
      last_paid_at: expect.any(String),
      paid: addOne(providersBefore?.paid),
      failed: addOne(providersBefore?.failed),
      waiting: addOne(providersBefore?.waiting),
    },
    { provider: 'momo', is_stand_in: false, paid: 0, failed: 0, waiting: 0, last_paid_at: null },
  ]);
});

test('a backup of more than two days ago is a failure; a shop whose operator has recorded no backup has no such failure', async () => {
  expect((await fetchHealth()).backup).toEqual({ taken_at: null });
  const backupFile = join(shop.context.config.dataDir, 'last-backup');
  await mkdir(shop.context.config.dataDir, { recursive: true });
  await writeFile(backupFile, '');
  /** Records a backup of this age, and returns what the shop then shows. */
  const recordBackupHoursAgo = async (hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000);
    await utimes(backupFile, time, time);
    const { backup, failures } = await fetchHealth();
    return {
      shown_ms: Date.parse(backup.taken_at ?? ''),
      recorded_ms: time.getTime(),
      isReported: failures.some(({ event }) => event === 'backup_old'),
    };
  };
  expect(await recordBackupHoursAgo(47)).toEqual({ shown_ms: expect.any(Number), recorded_ms: expect.any(Number), isReported: false });
  const { shown_ms, recorded_ms, isReported } = await recordBackupHoursAgo(49);
  expect([isReported, Math.abs(shown_ms - recorded_ms) < 1_000]).toEqual([true, true]);
  await rm(backupFile);
});

test('a job that fails repeatedly is logged once, listed, and logged again when it works', async () => {
  logLines.length = 0;
  let isBroken = true;
  const runJob = async () => {
    if (isBroken) throw new Error('no such luck');
  };
  const run = createJobRunner(
    { db: shop.db, clock: { checkForJump: async () => null }, log },
    { name: 'unpaid', every_ms: 60_000, pausesAfterClockJump: true, work: runJob },
  );
  for (let failedRuns = 0; failedRuns < 3; failedRuns++) await run();
  expect(logLines).toMatchObject([{ event: 'job_failing', change: 'begun', job: 'unpaid', err: { message: 'no such luck' } }]);
  expect((await selectJobRuns(shop.db)).find(({ job }) => job === 'unpaid')).toMatchObject({
    succeeded_at: null,
    last_error: 'Error: no such luck',
  });
  isBroken = false;
  await run();
  expect(logLines[1]).toMatchObject({ event: 'job_failing', change: 'over', job: 'unpaid' });
  expect((await fetchHealth()).jobs.find(({ job }) => job === 'unpaid')).toMatchObject({
    succeeded_at: expect.any(String),
    last_error: '',
    is_late: false,
  });
});

test('an error in a request makes the shop not ready for a while; the log says when that begins and ends', async () => {
  logLines.length = 0;
  const watch = createFailureWatch(shop.context, log);
  const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' });
  shop.context.readiness.rememberError(diskFull, { isPlacingOrder: false });
  expect((await shop.app.inject('/api/health/ready')).json()).toEqual({ status: 'error', down: ['database: full'], degraded: [] });
  await watch();
  await expect.poll(async () => (await shop.app.inject('/api/health/ready')).statusCode).toBe(200);
  await watch();
  const notReadyLines = logLines.filter(({ event }) => event === 'not_ready');
  expect(notReadyLines.map(({ level, change }) => [level, change])).toEqual([
    ['error', 'begun'],
    ['warn', 'over'],
  ]);
});

test('a damaged database page does not make the shop unready when reading, but does when placing orders', async () => {
  const damagedPage = Object.assign(new Error('invalid page'), { code: 'XX001' });
  shop.context.readiness.rememberError(damagedPage, { isPlacingOrder: false });
  expect((await shop.app.inject('/api/health/ready')).statusCode).toBe(200);
  shop.context.readiness.rememberError(damagedPage, { isPlacingOrder: true });
  expect((await shop.app.inject('/api/health/ready')).json().down).toEqual(['database: damaged']);
});
