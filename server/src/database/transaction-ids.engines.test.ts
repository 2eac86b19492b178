/** Tests that the database normalises transaction ids as the contract does. */
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import type { OpenDatabase } from './connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('contract and database normalise every text alike', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
    fc.stringMatching(/^[tTXxNIiDdRAS0-9 .:-]{0,14}$/),
    fc.stringMatching(/^[０-９٠-٩۰-۹Ａ-Ｚa-z0]{0,8}$/),
  );
  const texts = fc.sample(text, { numRuns: 2_000, seed: 11 }).map((value) => value.toWellFormed());
  const { rows } = await sql<{ normalised: string }>`
    select canonical_transaction_id(written) as normalised from unnest(${texts}::text[]) with ordinality texts (written, place) order by place`.execute(
    database.db,
  );
  expect(rows.map(({ normalised }) => normalised)).toEqual(texts.map(normaliseTransactionId));
});
