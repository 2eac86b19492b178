/** Tests reasons and resolutions that older versions stored as texts, without a code, and that a resolution is either a known code or a text. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { STAFF_MESSAGES } from '../messages/messages.ts';
import { findReasonSentence, findResolutionSentence } from '../messages/sentences.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a reason without a code is shown as it was stored', () => {
  expect(findReasonSentence({ reason: 'No money came from this number', reason_code: '' }, STAFF_MESSAGES)).toBe(
    'No money came from this number',
  );
});

test('a resolution is either a known code or a text', async () => {
  const order_id = await createPlainOrder(database.db);
  for (const resolution of ['', 'confirmed'])
    await database.db.insertInto('payment_problems').values({ order_id, kind: 'mismatch', detail: resolution, resolution }).execute();
  const problems = await database.db.selectFrom('payment_problems').selectAll().orderBy('detail').execute();
  expect(problems.map((problem) => findResolutionSentence(problem))).toEqual(['', 'confirmed']);

  const setCode = (resolution_code: string, resolution: string) =>
    sql`update payment_problems set resolution_code = ${resolution_code} where resolution = ${resolution}`.execute(database.db);
  await expect(setCode('kept', '')).rejects.toThrow('payment_problems_resolution_code_check');
  await expect(setCode('claim_confirmed', 'confirmed')).rejects.toThrow('payment_problems_resolved_one_way');
  await setCode('claim_confirmed', '');
});
