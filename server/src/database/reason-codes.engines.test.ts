/** Tests that a migration gives a code to one stored reason (`corrected`), and that all other stored reasons and resolutions keep their texts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { migrateBefore } from '../../test/support/database/migrate-before.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { findReasonSentence, findResolutionSentence } from '../messages/sentences.ts';
import type { OpenDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('reasons that were stored before the migration are shown as before', async () => {
  await migrateBefore(database, '0016');
  /** The state and reason of each payment, and the code that the migration gives it. */
  const stored = [
    ['rejected', 'corrected by the shopper', 'corrected'],
    ['rejected', 'No money came from this number', ''],
    ['failed', 'The payment was declined on the phone.', ''],
    ['expired', 'superseded', ''],
    ['failed', '', ''],
  ] as const;
  const order_id = await createPlainOrder(database.db);
  for (const [state, reason] of stored)
    await sql`
      insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, reason, created_at)
      values (${order_id}, 'mobile_money', '1', 1, ${state}, ${reason}, clock_timestamp())`.execute(database.db);
  await migrate(database, () => {});
  const attempts = await database.db.selectFrom('payment_attempts').selectAll().orderBy('created_at').execute();
  expect(attempts.map((attempt) => [attempt.state, findReasonSentence(attempt), attempt.reason_code])).toEqual(stored);
});

test('resolutions that were stored before the migration are shown as before, and a resolution is either a known code or a text', async () => {
  await migrateBefore(database, '0021');
  const stored = ['', 'confirmed', 'refunded (by hand)', 'The rest came by hand'];
  const order_id = await createPlainOrder(database.db);
  for (const resolution of stored)
    await sql`
      insert into payment_problems (order_id, kind, detail, created_at, resolved_at, resolution)
      values (${order_id}, 'mismatch', ${resolution}, clock_timestamp(), now(), ${resolution})`.execute(database.db);
  await migrate(database, () => {});
  const problems = await database.db.selectFrom('payment_problems').selectAll().orderBy('created_at').execute();
  expect(problems.map((problem) => [findResolutionSentence(problem), problem.resolution_code])).toEqual(stored.map((text) => [text, '']));

  const setCode = (resolution_code: string, resolution: string) =>
    sql`update payment_problems set resolution_code = ${resolution_code} where resolution = ${resolution}`.execute(database.db);
  await expect(setCode('kept', '')).rejects.toThrow('payment_problems_resolution_code_check');
  await expect(setCode('claim_confirmed', 'confirmed')).rejects.toThrow('payment_problems_resolved_one_way');
  await setCode('claim_confirmed', '');
});
