/** Tests that the sweep deletes data whose retention time is over, and keeps all other data. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { addShopper } from '../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { createSharedRateLimiter } from '../database/rate-limiter.ts';
import { deleteOldData } from './sweep.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const createDateBefore = (age_ms: number) => new Date(Date.now() - age_ms);

type Mail = { kind: string; state: 'waiting' | 'sending' | 'sent' | 'refused'; age_ms: number };

async function addMail({ kind, state, age_ms }: Mail, name: string): Promise<void> {
  const mail = { kind, to_address: `${name}@example.com`, subject: 'a', text: 'a', html: 'a', user_id: null, state };
  const created_at = createDateBefore(age_ms);
  await database.db
    .insertInto('mails')
    .values({ ...mail, created_at, sent_at: state === 'sent' ? created_at : null })
    .execute();
}

test('the sweep deletes mails with a link soon after the link expires, mails to erased accounts after a day, other mails after 90 days, and contact messages after two years', async () => {
  const mails: Record<string, Mail> = {
    'link-of-today': { kind: 'reset', state: 'sent', age_ms: 23 * HOUR_MS },
    'link-of-yesterday': { kind: 'reset', state: 'sent', age_ms: 25 * HOUR_MS },
    'staff-link-of-yesterday': { kind: 'staffPassword', state: 'sent', age_ms: 25 * HOUR_MS },
    'expired-link-that-waits': { kind: 'reset', state: 'waiting', age_ms: 25 * HOUR_MS },
    'goodbye-of-yesterday': { kind: 'goodbye', state: 'sent', age_ms: 25 * HOUR_MS },
    'goodbye-that-waits': { kind: 'goodbye', state: 'waiting', age_ms: 25 * HOUR_MS },
    'cancelled-without-shopper': { kind: 'orderStatus', state: 'sent', age_ms: 25 * HOUR_MS },
    'rejected-without-shopper': { kind: 'paymentRejected', state: 'sent', age_ms: 25 * HOUR_MS },
    'invitation-of-yesterday': { kind: 'staffInvitation', state: 'sent', age_ms: 25 * HOUR_MS },
    'expired-invitation': { kind: 'staffInvitation', state: 'sent', age_ms: 97 * HOUR_MS },
    'confirm-of-last-week': { kind: 'confirmEmail', state: 'sent', age_ms: 7 * DAY_MS },
    'expired-undo-link': { kind: 'emailChanged', state: 'sent', age_ms: 8.1 * DAY_MS },
    'order-of-spring': { kind: 'orderPlaced', state: 'sent', age_ms: 91 * DAY_MS },
    'order-of-last-month': { kind: 'orderPlaced', state: 'sent', age_ms: 40 * DAY_MS },
    'never-sent': { kind: 'welcome', state: 'waiting', age_ms: 91 * DAY_MS },
  };
  for (const [name, mail] of Object.entries(mails)) await addMail(mail, name);
  for (const [name, years] of [
    ['young', 1.9],
    ['old', 2.1],
  ] as const) {
    const message = { name, email: 'keza@example.com', phone: '0788123456', message: 'Muraho' };
    await database.db
      .insertInto('contact_messages')
      .values({ ...message, created_at: createDateBefore(years * 365 * DAY_MS) })
      .execute();
  }
  await deleteOldData(database.db, async () => {});
  const remaining = await database.db.selectFrom('mails').select('to_address').orderBy('to_address').execute();
  expect(remaining.map(({ to_address }) => to_address.split('@')[0])).toEqual([
    'confirm-of-last-week',
    'goodbye-that-waits',
    'invitation-of-yesterday',
    'link-of-today',
    'order-of-last-month',
  ]);
  expect(await database.db.selectFrom('contact_messages').select('name').execute()).toEqual([{ name: 'young' }]);
});

test('the sweep deletes sign-ins after half a year, and sessions and links when they expire', async () => {
  const { db } = database;
  const shopper = { username: 'keza', name: 'Keza', email: 'keza@example.com', phone: '0788123456', password_hash: 'none' };
  const { user_id } = await db.insertInto('users').values(shopper).returning('user_id').executeTakeFirstOrThrow();
  const [past, future] = [createDateBefore(HOUR_MS), createDateBefore(-HOUR_MS)];
  for (const [tokenByte, expires_at] of [
    ['a', past],
    ['b', future],
  ] as const) {
    const row = { token_hash: Buffer.alloc(32, tokenByte), user_id, expires_at };
    await db.insertInto('sessions').values(row).execute();
    await db.insertInto('password_resets').values(row).execute();
  }
  const signIn = { succeeded: true, address: '10.0.0.1' };
  for (const age_days of [179, 181]) {
    await db
      .insertInto('sign_ins')
      .values([
        { ...signIn, user_id, created_at: createDateBefore(age_days * DAY_MS) },
        { ...signIn, user_id: null, created_at: createDateBefore(age_days * DAY_MS) },
      ])
      .execute();
  }
  await deleteOldData(db, async () => {});
  const countRemaining = async (table: 'sessions' | 'password_resets' | 'sign_ins') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect([await countRemaining('sessions'), await countRemaining('password_resets'), await countRemaining('sign_ins')]).toEqual([1, 1, 2]);
});

test('the sweep deletes the buckets of a rate limit that time has emptied, and keeps those that still count a call', async () => {
  const { db } = database;
  const limiter = createSharedRateLimiter('guesses', { burst: 2, secondsPerCall: 3_600 });
  for (const key of ['one guess', 'two guesses', 'two guesses']) expect(await limiter.countCalls(db, key)).toBe(0);
  /** `countCalls` returns 0 if it has counted the call; otherwise the seconds until the call is allowed. */
  const isRefused = async (key: string) => (await limiter.countCalls(db, key)) > 0;
  const countRows = async () => (await sql`select from rate_limits`.execute(db)).rows.length;
  await deleteOldData(db, async () => {});
  expect([await countRows(), await isRefused('two guesses')]).toEqual([2, true]);
  await sql`update rate_limits set empty_at = empty_at - interval '61 minutes'`.execute(db);
  await deleteOldData(db, async () => {});
  expect([await countRows(), await limiter.countCalls(db, 'two guesses'), await isRefused('two guesses')]).toEqual([1, 0, true]);
  // Undoing a count after its row was deleted writes no row.
  await limiter.undoCount(db, 'one guess');
  expect([await countRows(), await limiter.countCalls(db, 'one guess'), await limiter.countCalls(db, 'one guess')]).toEqual([1, 0, 0]);
});

test("the sweep deletes a coupon's customer fingerprints once the coupon is over, deleted or given back, and not before", async () => {
  const { db } = database;
  const key = createHash('sha256').update('phone 250788123456').digest();
  const addTestCoupon = async (coupon_code: string, ends_at: Date | null, user_id: string | null = null) =>
    (
      await db
        .insertInto('coupons')
        .values({
          coupon_code,
          coupon_type: 'fixed',
          discount: 100,
          person_limit: 1,
          starts_at: createDateBefore(9 * DAY_MS),
          ends_at,
          user_id,
        })
        .returning('coupon_id')
        .executeTakeFirstOrThrow()
    ).coupon_id;
  const redeem = async (coupon_id: string, released_at: Date | null = null) => {
    const order_id = await createPlainOrder(db);
    await db
      .insertInto('coupon_redemptions')
      .values({ order_id, coupon_id, person_keys: [key], released_at })
      .execute();
    return order_id;
  };
  const [endless, open, ended, deleted] = [
    await addTestCoupon('ENDLESS', null),
    await addTestCoupon('OPEN', createDateBefore(-DAY_MS)),
    await addTestCoupon('OVER', createDateBefore(HOUR_MS)),
    // Only a coupon with an owner is deleted after it was used: with the owner's account.
    await addTestCoupon('GONE', null, (await addShopper(db)).user_id),
  ];
  const keptOrders = [await redeem(endless), await redeem(open)];
  const cleanedOrders = [await redeem(ended), await redeem(endless, new Date()), await redeem(deleted)];
  await db.deleteFrom('coupons').where('coupon_id', '=', deleted).execute();
  await deleteOldData(db, async () => {});
  const remaining = await db.selectFrom('coupon_redemptions').select('order_id').where('person_keys', 'is not', null).execute();
  expect(remaining.map(({ order_id }) => order_id).sort()).toEqual(keptOrders.sort());
  const rows = await db.selectFrom('coupon_redemptions').selectAll().where('order_id', 'in', cleanedOrders).execute();
  expect(rows).toHaveLength(3);
  // The database refuses this with 'coupon_redemptions is written once'.
  const insertKeysAgain = db
    .updateTable('coupon_redemptions')
    .set({ person_keys: sql<null>`array[${key}]::bytea[]` })
    .where('order_id', 'in', cleanedOrders);
  await expect(insertKeysAgain.execute()).rejects.toThrow('once');
});
