/**
 * Tests that after a jump of the clock the jobs that cancel, delete and remind wait for staff, and everything else keeps working. Slow: it
 * fills hundreds of orders and mails on each engine.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetClock, setClock } from '../../test/support/database/clock.ts';
import { createOrder } from '../../test/support/fixtures/buy.ts';
import { setShipping } from '../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../test/support/shop/app.ts';
import { call, callGet } from '../../test/support/shop/call.ts';
import { type ClockGuard, openClockGuard } from '../domains/health/health.ts';
import { createJobRunner } from './shop-job.ts';
import { createSweepJob } from './sweep.ts';
import { createUnpaidOrdersJob } from './unpaid-orders.ts';

type LogLine = { event: string } & Record<string, unknown>;

let shop: TestShop;
let colleague: TestStaffMember;
let logged: LogLine[];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  colleague = await addStaffMember(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  logged = [];
  await sql`update clock set seen_at = null`.execute(shop.db);
});
afterEach(async () => {
  await resetClock(shop.db);
  await sql`delete from clock_jumps`.execute(shop.db);
  await sql`delete from mails`.execute(shop.db);
});

const addLine = (fields: LogLine) => void logged.push(fields);
const log = { warn: addLine, error: addLine };
const openGuard = () => openClockGuard(shop.db, log);

/** Runs every guarded job once, as a process with this clock guard does. */
async function runGuardedJobs(clock: ClockGuard): Promise<void> {
  const context = { db: shop.db, clock, log };
  await createJobRunner(context, createUnpaidOrdersJob({ ...shop.context, log: (line) => addLine({ event: line }) }))();
  await createJobRunner(context, createSweepJob(shop.db, shop.context.enqueue))();
}

const listMailKinds = async () => (await shop.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind);
const countPendingOrders = async () =>
  (await shop.db.selectFrom('orders').select('order_id').where('status', '=', 'pending').execute()).length;
const fetchHealth = async () => (await callGet(shop.app, '/api/admin/health', { token: colleague.token })).body.data;
/** Accepts the clock for a staff member who has seen the jump that was found at this time. */
const acceptClock = (found_at: string) => call(shop.app, '/api/admin/clock/accept', { expected: found_at }, { token: colleague.token });

async function setOrdersAndMails({ orders, sentMails }: { orders: number; sentMails: number }): Promise<void> {
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
  for (let order = 0; order < orders; order++) await createPlainOrder(shop.db);
  await sql`insert into mails (kind, to_address, subject, text, html, state, created_at, sent_at)
    select 'passwordChanged', 'keza@example.com', 'a', 'a', 'a', 'sent', now() - interval '70 days', now() - interval '70 days'
    from generate_series(1, ${sql.lit(sentMails)})`.execute(shop.db);
}

test('a clock thirty days ahead cancels none of 400 orders and deletes none of 619 mails until staff accept it', async () => {
  await setOrdersAndMails({ orders: 400, sentMails: 619 });
  const clock = openGuard();
  await runGuardedJobs(clock);
  expect([await countPendingOrders(), (await listMailKinds()).length]).toEqual([400, 619]);

  await setClock(shop.db, '30 days');
  for (let run = 0; run < 3; run++) await runGuardedJobs(clock);
  expect([await countPendingOrders(), await listMailKinds()]).toEqual([400, Array(619).fill('passwordChanged')]);
  const jumps = logged.filter(({ event }) => event === 'clock_jumped');
  expect(jumps).toMatchObject([{ kind: 'ahead', expected_at: expect.any(Date), found_at: expect.any(Date) }]);

  // Shoppers can still order.
  const { buyer, order } = await createOrder(shop);
  expect((await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token })).status).toBe(200);

  const health = await fetchHealth();
  expect(health.clock.paused).toMatchObject({ kind: 'ahead' });
  expect(health.failures.map(({ event }: LogLine) => event)).toContain('clock_jumped');
  const { found_at, expected_at } = health.clock.paused;
  // The precision -5 allows a difference of 50 seconds.
  expect(Date.parse(found_at) - Date.parse(expected_at)).toBeCloseTo(30 * 86_400_000, -5);
  // No jump was found at this time.
  expect((await acceptClock(expected_at)).status).toBe(409);
  await runGuardedJobs(clock);
  expect(await countPendingOrders()).toBe(400);

  const accepted = await acceptClock(found_at);
  expect([accepted.status, accepted.body.data.clock.paused]).toEqual([200, null]);
  for (let run = 0; run < 2; run++) await runGuardedJobs(clock);
  expect([await countPendingOrders(), (await listMailKinds()).filter((kind) => kind === 'passwordChanged')]).toEqual([0, []]);
  const jump = await shop.db.selectFrom('clock_jumps').selectAll().executeTakeFirstOrThrow();
  expect(jump).toMatchObject({ accepted_at: expect.any(Date), accepted_by: colleague.staff_id });
  expect((await acceptClock(found_at)).status).toBe(409);
});

test('a clock a day back makes the jobs wait for staff too, also in a process that starts later', async () => {
  await setOrdersAndMails({ orders: 2, sentMails: 0 });
  await runGuardedJobs(openGuard());
  await setClock(shop.db, '-1 day');
  const secondGuard = openGuard();
  await runGuardedJobs(secondGuard);
  expect((await fetchHealth()).clock.paused).toMatchObject({ kind: 'back' });
  expect(await secondGuard.checkForJump()).not.toBeNull();
  expect((await acceptClock((await fetchHealth()).clock.paused.found_at)).status).toBe(200);
  expect(await secondGuard.checkForJump()).toBeNull();
});

test('two processes that find the same jump log one line, and after one acceptance both run their jobs again', async () => {
  const [first, second] = [openGuard(), openGuard()];
  expect([await first.checkForJump(), await second.checkForJump()]).toEqual([null, null]);
  await setClock(shop.db, '3 hours');
  const jumps = await Promise.all([first.checkForJump(), second.checkForJump(), first.checkForJump()]);
  expect(new Set(jumps.map((jump) => jump?.clock_jump_id)).size).toBe(1);
  expect(logged.map(({ event }) => event)).toEqual(['clock_jumped']);
  await acceptClock((await fetchHealth()).clock.paused.found_at);
  expect([await first.checkForJump(), await second.checkForJump(), await first.checkForJump()]).toEqual([null, null, null]);
});

test('a shop that was closed for a weekend cancels by itself what was due meanwhile', async () => {
  await setOrdersAndMails({ orders: 3, sentMails: 0 });
  await sql`update orders set waits_since = now() - interval '4 days' where status = 'pending'`.execute(shop.db);
  await sql`update clock set seen_at = now() - interval '60 hours'`.execute(shop.db);
  await runGuardedJobs(openGuard());
  expect([await countPendingOrders(), (await fetchHealth()).clock.paused]).toEqual([0, null]);
});

test('a shop that was closed for a month waits for staff', async () => {
  await setOrdersAndMails({ orders: 3, sentMails: 0 });
  await sql`update orders set waits_since = now() - interval '32 days' where status = 'pending'`.execute(shop.db);
  await sql`update clock set seen_at = now() - interval '30 days'`.execute(shop.db);
  await runGuardedJobs(openGuard());
  expect([await countPendingOrders(), (await fetchHealth()).clock.paused]).toMatchObject([3, { kind: 'long_stop' }]);
});

test('a process whose clock differs from the database waits for staff when it starts, but not again once they have accepted the difference', async () => {
  const clocks = { process_ms: () => Date.now() - 3 * 3_600_000, monotonic_ms: () => performance.now() };
  const guard = openClockGuard(shop.db, log, clocks);
  expect(await guard.checkForJump()).toMatchObject({ kind: 'clocks_differ' });
  // The precision -4 allows a difference of 5 seconds.
  expect(guard.getDifference_ms()).toBeCloseTo(3 * 3_600_000, -4);
  await acceptClock((await fetchHealth()).clock.paused.found_at);
  // The next start finds the same difference, which staff have accepted.
  expect(await openClockGuard(shop.db, log, clocks).checkForJump()).toBeNull();
});
