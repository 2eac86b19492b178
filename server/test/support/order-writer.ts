/**
 * A process for tests to kill: it opens the embedded database of a data folder and places orders, each with its lines and its first
 * event in one transaction. It writes `<order id> <lines>` to its output only when the commit has been answered.
 *
 * Arguments: the data folder, and after how many orders to end by itself.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';

const STDOUT = 1;
const LINES_MAX = 5;
/** Checkpoints come by the minute; here by the order, so that the process is also killed in the middle of one. */
const ORDERS_PER_CHECKPOINT = 40;

const [dataDir = '', count = 'Infinity'] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir, log: (message) => process.stderr.write(`${message}\n`) });
await migrate(database, () => {});

for (let order = 1; order <= Number(count); order++) {
  const lines = 1 + (order % LINES_MAX);
  const id = await placeOrder(lines);
  writeSync(STDOUT, `${id} ${lines}\n`);
  if (order % ORDERS_PER_CHECKPOINT === 0) await sql`checkpoint`.execute(database.db);
}
await database.close();

/** The price of a line is 1 RWF, so the subtotal of a whole order is its number of lines. */
async function placeOrder(lines: number): Promise<string> {
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
        total_weight_g: lines,
        subtotal_rwf: lines,
        shipping_fee_rwf: 0,
        total_rwf: lines,
      })
      .execute();
    for (let position = 1; position <= lines; position++) {
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
