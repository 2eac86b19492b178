/** Fills an empty database with many orders, for measurements. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/**
 * Orders of the last year with two lines each, four fifths of them paid, one tenth cancelled, and as many carts that were not ordered. Each
 * has a name, a phone number and a transaction of its own. Of those that wait for money, half have a claim that staff have to check.
 */
export async function fillWithOrders(db: Db, orders: number): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const id = (kind: string) => `md5('${kind}' || n)::uuid`;
  const at = `now() - (n::float / ${orders}) * interval '364 days'`;
  await run(`insert into brands (brand_id, name) values ('brand', 'Brand')`);
  await run(`insert into categories (category_id, name) values ('category', 'Category')`);
  await run(`insert into products (product_id, name, brand_id, category_id, base_price_rwf, weight_g)
    select 'product-' || n, 'Product ' || n, 'brand', 'category', 9000, 100 from generate_series(1, 10000) n`);
  await db.transaction().execute(async (trx) => {
    const write = (text: string) => sql.raw(`${text} from generate_series(1, ${orders}) n`).execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await write(`insert into carts (cart_id, created_at, ordered_at) select ${id('cart')}, ${at}, ${at}`);
    await write(`insert into carts (cart_id, created_at) select ${id('open')}, ${at}`);
    for (const kind of ['cart', 'open']) {
      await write(
        `insert into cart_items (cart_id, product_id, quantity, seen_price_rwf, created_at) select ${id(kind)}, 'product-' || 1 + n % 10000, 2, 9000, ${at}`,
      );
    }
    await write(`insert into orders (order_id, cart_id, status, customer_name, customer_email, customer_phone, address, total_weight_g, subtotal_rwf,
        shipping_fee_rwf, total_rwf, created_at)
      select ${id('order')}, ${id('cart')}, (case when n % 10 = 0 then 'cancelled' when n < ${orders} / 50 then 'pending' else 'delivered' end),
        'Keza Uwase ' || n, 'keza@example.rw', '+25078' || (1000000 + n), 'KG 11 Ave, Kigali City, Rwanda', 400, 36000, 0, 36000, ${at}`);
    for (const line of [1, 2]) {
      await write(`insert into order_lines (order_id, position, product_id, product_name, brand_name, image, weight_g, quantity, unit_price_rwf)
        select ${id('order')}, ${line}, 'product-' || 1 + (n * ${line}) % 10000, 'Product', 'Brand', '', 100, 2, 9000`);
    }
    await sql
      .raw(`insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, created_at)
        select ${id('order')}, 'pesapal', 'REFERENCE' || n, 36000, 'succeeded', ${at} from generate_series(1, ${orders}) n where n % 5 > 0`)
      .execute(trx);
    await sql
      .raw(`insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, payer_phone, created_at)
        select ${id('order')}, 'mobile_money', (20000000000 + n)::text, 36000, 'submitted', '+25078' || (1000000 + n), ${at}
        from generate_series(1, ${orders} / 50) n where n % 10 = 5`)
      .execute(trx);
  });
  await run('vacuum analyze');
}
