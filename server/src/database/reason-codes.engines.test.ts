/** A migration gives codes to the stored reasons by which the shop decides, and leaves all others readable. */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { createTempFolder } from '../../test/support/system/temp-folder.ts';
import { findReasonSentence } from '../messages/sentences.ts';
import type { OpenDatabase } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

const MIGRATION_UNDER_TEST = '0016-reason-codes.sql';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('reasons that were stored before the migration are shown as before', async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  const folder = createTempFolder();
  const earlierMigrations = readdirSync(MIGRATIONS_FOLDER).filter((file) => file < MIGRATION_UNDER_TEST);
  for (const name of earlierMigrations) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name));
  await migrate(database, () => {}, folder);
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
