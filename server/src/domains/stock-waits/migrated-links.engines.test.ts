/** Tests the links in mails that were sent before links had a table of their own. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { migrateBefore } from '../../../test/support/database/migrate-before.ts';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createToken, hashToken } from '../accounts/accounts.ts';
import { stopWaits } from './stop-waits.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a link that was mailed before the migration still ends the waits', async () => {
  const { db } = database;
  await migrateBefore(database, '0020');
  const [{ user_id }, restocked, stillSoldOut] = [await addShopper(db), await addProduct(db), await addProduct(db)];
  const token = createToken();
  await sql`insert into stock_waits (user_id, product_id, notified_at, stop_token_hash)
    values (${user_id}, ${restocked.product_id}, now() - interval '80 days', ${hashToken(token)}), (${user_id}, ${stillSoldOut.product_id}, null, null)`.execute(
    db,
  );

  await migrate(database, () => {});
  await db.deleteFrom('products').where('product_id', '=', restocked.product_id).execute();
  expect(await stopWaits(db, createToken())).toMatchObject({ ok: false, code: 'email_link_invalid' });
  expect(await db.selectFrom('stock_waits').select('product_id').execute()).toEqual([{ product_id: stillSoldOut.product_id }]);
  expect(await stopWaits(db, token)).toMatchObject({ ok: true });
  expect(await db.selectFrom('stock_waits').select('product_id').execute()).toEqual([]);
  const { rows } = await sql`select ceil(extract(epoch from expires_at - now()) / 86400)::int as days_left from unsubscribe_links`.execute(
    db,
  );
  // A link works for 365 days, and its mail was sent 80 days ago.
  expect(rows).toEqual([{ days_left: 285 }]);
});
