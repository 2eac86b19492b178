/**
 * Moves a shop from the embedded database to PostgreSQL. move-database.long.race.test.ts tests what can go wrong in a move. Slow: a move is
 * a process that starts the embedded engine.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPostgres } from '../../../test/support/database/engines.ts';
import {
  buyAsDemoShopper,
  createShop,
  createTarget,
  describeSchema,
  MOVE_MS_MAX,
  openTarget,
  runMove,
} from '../../../test/support/database/move-database.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { call } from '../../../test/support/shop/call.ts';
import { openShopWithoutJobs } from '../../../test/support/shop/shop-without-jobs.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { migrate } from '../migrate.ts';

test(
  'a moved shop has every row, constraint and trigger on PostgreSQL, and its shopper signs in, sees her orders and places another',
  async () => {
    const dataDir = createTempFolder();
    await createShop(dataDir);
    const target = await createTarget();
    const database = await openTarget(target);
    await sql`create table of_another_program as select 'theirs' as text`.execute(database.db);
    const moved = await runMove(dataDir, '--to', target);
    expect(moved.errors).toBe('');
    expect(moved.code).toBe(0);
    // createShop has written these rows.
    expect(moved.output).toMatch(/copied {2}contact_messages: 1200 rows/);
    expect(moved.output).toMatch(/equal {3}missed_searches: 2 rows/);
    expect(moved.output).toMatch(/equal {3}rate_limits: 7\d\d rows, sha256 [0-9a-f]{64}/);
    expect(moved.output).toContain('DATABASE_URL=');
    expect(moved.output).toContain(join(dataDir, 'media'));
    expect((await runMove(dataDir, '--check', '--to', target)).output).toContain('Equal: ');

    const newDatabase = await openTestPostgres();
    onTestFinished(() => newDatabase.close());
    expect((await sql`select text from of_another_program`.execute(database.db)).rows).toEqual([{ text: 'theirs' }]);
    await sql`drop table of_another_program`.execute(database.db);
    expect(await describeSchema(database)).toEqual(await describeSchema(newDatabase));
    expect(await migrate(database, () => {})).toEqual([]);

    const app = await openShopWithoutJobs({ DATABASE_URL: target, DATA_DIR: createTempFolder(), NODE_ENV: 'test' });
    onTestFinished(() => app.close());
    const ordersBefore = await database.db.selectFrom('orders').select('order_id').execute();
    const { token, order_id } = await buyAsDemoShopper(app);
    const list = await call(app, '/api/orders/user', {}, { token });
    const orderIds = list.body.orders.map((order: { order_id: string }) => order.order_id);
    expect(orderIds.toSorted()).toEqual([order_id, ...ordersBefore.map((order) => order.order_id)].toSorted());
    // One of the seven pieces was ordered before the move and one after it, so seven are too many.
    expect((await addToCart(app, { token }, { product_id: 'stocked', quantity: 7 })).status).not.toBe(200);
  },
  MOVE_MS_MAX,
);
