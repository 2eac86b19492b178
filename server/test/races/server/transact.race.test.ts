import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { transact } from '../../../src/database/transact.ts';
import { done, refuse } from '../../../src/lib/outcome.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { addShopper } from '../../support/fixtures/fixtures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('two transactions that deadlock are both committed, one of them on a later run', async () => {
  const shoppers = [await addShopper(database.db), await addShopper(database.db)].map(({ user_id }) => user_id);
  const bothLocked = Promise.withResolvers<void>();
  let firstLockCount = 0;
  let runs = 0;
  const updateInTurn = (ids: readonly string[]) =>
    transact(database.db, async (trx) => {
      runs++;
      for (const [index, user_id] of ids.entries()) {
        await trx.updateTable('users').set({ address: sql`address || '!'` }).where('user_id', '=', user_id).execute();
        if (index > 0) continue;
        // Each transaction has locked one row before either requests the row of the other.
        if (++firstLockCount === 2) bothLocked.resolve();
        await bothLocked.promise;
      }
      return done(null);
    });
  await Promise.all([updateInTurn(shoppers), updateInTurn(shoppers.toReversed())]);
  const users = await database.db.selectFrom('users').select('address').where('user_id', 'in', shoppers).execute();
  expect(users).toEqual([{ address: '!!' }, { address: '!!' }]);
  expect(runs).toBe(3);
});

test('an error that is not retryable is thrown at once', async () => {
  let runs = 0;
  const failing = transact(database.db, async (trx) => {
    runs++;
    await trx.insertInto('brands').values({ brand_id: 'x', name: '' }).execute();
    return done(null);
  });
  await expect(failing).rejects.toThrow('brands_name_check');
  expect(runs).toBe(1);
});

test('a refusal rolls the transaction back', async () => {
  const outcome = await transact(database.db, async (trx) => {
    await trx.insertInto('brands').values({ brand_id: 'refused', name: 'Refused' }).execute();
    return refuse('sold_out');
  });
  expect(outcome).toEqual({ ok: false, code: 'sold_out' });
  expect(await database.db.selectFrom('brands').selectAll().where('brand_id', '=', 'refused').execute()).toEqual([]);
});
