/** Tests that the database normalises transaction ids as the contract does, and that a migration normalises those of older shops. */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import { createTempFolder } from '../../test/support/system/temp-folder.ts';
import type { OpenDatabase } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

const MIGRATION_UNDER_TEST = '0011-holds-and-transactions.sql';

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

describe('a shop from before ids were normalised', () => {
  const attemptColumns = { provider: 'mobile_money', amount_rwf: 10_000 } as const;
  /** Opens a database after the first ten migrations, with ids as staff and shoppers wrote them. */
  async function openOldDatabase() {
    await sql`drop schema public cascade; create schema public`.execute(database.db);
    const folder = createTempFolder();
    for (const name of readdirSync(MIGRATIONS_FOLDER).filter((file) => file < MIGRATION_UNDER_TEST)) {
      copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name));
    }
    await migrate(database, () => {}, folder);
    const order_ids: string[] = [];
    for (const columns of [
      { provider_reference: '5537-3250365', state: 'succeeded' },
      { provider_reference: '055373250365', state: 'refunded' },
      { provider_reference: '55373250365.', state: 'submitted' },
      { provider_reference: 'TXID55373250365', state: 'rejected' },
      { provider_reference: 'MP24.A1', state: 'submitted' },
      { provider_reference: 'MP-24/A1', state: 'submitted' },
      { provider_reference: '0000', state: 'submitted' },
    ] as const) {
      const order_id = await createPlainOrder(database.db);
      order_ids.push(order_id);
      await database.db
        .insertInto('payment_attempts')
        .values({ ...attemptColumns, ...columns, order_id, created_at: sql<Date>`clock_timestamp()` })
        .execute();
    }
    return order_ids;
  }

  test('gets normalised ids, and payment problems for transactions that paid or were claimed twice', async () => {
    const order_ids = await openOldDatabase();
    await migrate(database, () => {});
    const attempts = await database.db.selectFrom('payment_attempts').selectAll().orderBy('created_at').execute();
    // A second payment by the same transaction gets X2 at the end of its id. An id that cannot be normalised is replaced by a unique one.
    expect(attempts.map(({ provider_reference, state }) => `${provider_reference} ${state}`)).toEqual([
      '55373250365 succeeded',
      '55373250365X2 refunded',
      '55373250365 submitted',
      '55373250365 rejected',
      'MP24A1 submitted',
      'MP24A1 submitted',
      expect.stringMatching(/^UNREAD0[0-9A-F]{32} submitted$/),
    ]);
    const problems = await database.db.selectFrom('payment_problems').select(['order_id', 'kind', 'detail']).execute();
    expect(problems).toHaveLength(3);
    expect(problems).toEqual(
      expect.arrayContaining([
        { order_id: order_ids[1], kind: 'used_twice', detail: expect.stringContaining(String(order_ids[0])) },
        { order_id: order_ids[4], kind: 'contested', detail: expect.stringContaining(String(order_ids[5])) },
        { order_id: order_ids[5], kind: 'contested', detail: expect.stringContaining(String(order_ids[4])) },
      ]),
    );
  });

  test('refuses, once it is migrated, to rewrite the id of a payment that succeeded', async () => {
    await openOldDatabase();
    await migrate(database, () => {});
    const rewrite = sql`update payment_attempts set provider_reference = '1234' where state = 'succeeded'`.execute(database.db);
    await expect(rewrite).rejects.toThrow('written once');
  });
});
