/** Inserts orders by plain statements, for tests of what the database itself refuses. */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../src/database/db.ts';
import type { OrderLines, Orders } from '../../src/database/schema.ts';

type Line = Partial<Insertable<OrderLines>>;

/** A line; by default of two pieces at 5,000 francs. */
export const createPlainLine = (order_id: string, position: number, line: Line = {}): Insertable<OrderLines> => ({
  ...{ order_id, position, product_id: 'serum', product_name: 'Serum', brand_name: 'Brand', image: '' },
  ...{ weight_g: 100, quantity: 2, unit_price_rwf: 5_000, ...line },
});

/** Inserts an order of 10,000 francs; by default with one line. Its cart belongs to no shopper. */
export async function createPlainOrder(db: Db, columns: Partial<Insertable<Orders>> = {}, lines: Line[] = [{}]): Promise<string> {
  const order_id = columns.order_id ?? randomUUID();
  await db.transaction().execute(async (trx) => {
    const { cart_id } = await trx.insertInto('carts').values({ ordered_at: new Date() }).returning('cart_id').executeTakeFirstOrThrow();
    await trx
      .insertInto('orders')
      .values({
        ...{ order_id, cart_id, customer_name: 'Keza', customer_email: 'keza@example.rw', customer_phone: '+250788000000' },
        ...{ address: 'KG 11 Ave, Kigali City, Rwanda', total_weight_g: 200 },
        ...{ subtotal_rwf: 10_000, shipping_fee_rwf: 0, total_rwf: 10_000, ...columns },
      })
      .execute();
    const rows = lines.map((line, position) => createPlainLine(order_id, position, line));
    if (rows.length > 0) await trx.insertInto('order_lines').values(rows).execute();
    await trx.insertInto('order_events').values({ order_id, stage: 'ordered' }).execute();
  });
  return order_id;
}
