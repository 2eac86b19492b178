/**
 * A process for tests to kill: it opens the embedded database of a data folder and inserts orders, each with its lines and its first event
 * in one transaction. It prints `<order id> <lines>` after the database has confirmed the commit.
 *
 * Arguments: the data folder, the number of orders (`per-line`: one for each line of its input), and options: `without-socket` opens the
 * database without the socket that guards it, `report` prints the orders that exist at the start, as `found <JSON>`.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { withKysely } from '../../../src/database/connect.ts';
import { openEmbedded } from '../../../src/database/embedded/embedded.ts';
import { HAS_ABSTRACT_SOCKETS } from '../../../src/database/embedded/folder-guard.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { readOrders } from './written-orders.ts';

const STDOUT = 1;
const LINES_MAX = 5;
/** Makes checkpoints often, so that some kills happen during one. The shop makes one a minute. */
const ORDERS_PER_CHECKPOINT = 40;

const [dataDir = '', orderCount = 'Infinity', ...options] = process.argv.slice(2);
const withSocket = HAS_ABSTRACT_SOCKETS && !options.includes('without-socket');
const log = (message: string) => process.stderr.write(`${message}\n`);
const database = withKysely(await openEmbedded({ dataDir, log, withSocket }));
await migrate(database, () => {});
if (options.includes('report')) writeSync(STDOUT, `found ${JSON.stringify(await readOrders(database))}\n`);

/** Yields the number of each order to place, from 1. */
async function* yieldOrderNumbers(): AsyncGenerator<number> {
  let orderNumber = 0;
  if (orderCount === 'per-line') for await (const _line of createInterface(process.stdin)) yield ++orderNumber;
  else while (orderNumber < Number(orderCount)) yield ++orderNumber;
}

for await (const orderNumber of yieldOrderNumbers()) {
  const lineCount = 1 + (orderNumber % LINES_MAX);
  const order_id = await placeOrder(lineCount);
  writeSync(STDOUT, `${order_id} ${lineCount}\n`);
  if (orderNumber % ORDERS_PER_CHECKPOINT === 0) await sql`checkpoint`.execute(database.db);
}
await database.close();

/** Places an order whose lines cost 1 RWF each, so that the subtotal of a complete order is its number of lines. */
async function placeOrder(lineCount: number): Promise<string> {
  const order_id = randomUUID();
  await database.db.transaction().execute(async (transaction) => {
    const cart = await transaction.insertInto('carts').values({ ordered_at: new Date() }).returning('cart_id').executeTakeFirstOrThrow();
    await transaction
      .insertInto('orders')
      .values({
        order_id,
        cart_id: cart.cart_id,
        customer_name: 'Keza',
        customer_email: 'keza@example.rw',
        customer_phone: '+250788000000',
        address: 'KG 11 Ave, Kigali',
        total_weight_g: lineCount,
        subtotal_rwf: lineCount,
        shipping_fee_rwf: 0,
        total_rwf: lineCount,
      })
      .execute();
    for (let position = 1; position <= lineCount; position++) {
      await transaction
        .insertInto('order_lines')
        .values({
          order_id,
          position,
          product_id: 'serum',
          product_name: 'Serum',
          brand_name: 'Brand',
          image: '',
          weight_g: 1,
          quantity: 1,
          unit_price_rwf: 1,
        })
        .execute();
    }
    await transaction.insertInto('order_events').values({ order_id, stage: 'ordered' }).execute();
  });
  return order_id;
}
