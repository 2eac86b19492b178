/** Fills an empty database with many orders, for measurements. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/**
 * Inserts orders of the last year, each with two lines, a different customer name, phone number and transaction, and as many carts that were
 * not ordered. Four fifths of the orders are paid, one tenth is cancelled. Each pending order without a payment has a claim that waits for staff.
 */
export async function fillWithOrders(db: Db, orderCount: number): Promise<void> {
  const runSql = (statement: string) => sql.raw(statement).execute(db);
  /** Builds an SQL expression for the id of the row with the number n. */
  const buildId = (kind: string) => `md5('${kind}' || n)::uuid`;
  const createdAt = `now() - (n::float / ${orderCount}) * interval '364 days'`;
  await runSql(`insert into brands (brand_id, name) values ('brand', 'Brand')`);
  await runSql(`insert into categories (category_id, name) values ('category', 'Category')`);
  await runSql(`insert into products (product_id, name, brand_id, category_id, base_price_rwf, weight_g)
    select 'product-' || n, 'Product ' || n, 'brand', 'category', 9000, 100 from generate_series(1, 10000) n`);
  await db.transaction().execute(async (trx) => {
    const insert = (insertSelect: string) => sql.raw(`${insertSelect} from generate_series(1, ${orderCount}) n`).execute(trx);
    // In this mode PostgreSQL runs no triggers and checks no foreign keys, which would take minutes.
    await sql`set local session_replication_role = replica`.execute(trx);
    await insert(`insert into carts (cart_id, created_at, ordered_at) select ${buildId('cart')}, ${createdAt}, ${createdAt}`);
    await insert(`insert into carts (cart_id, created_at) select ${buildId('open')}, ${createdAt}`);
    for (const kind of ['cart', 'open']) {
      await insert(
        `insert into cart_items (cart_id, product_id, quantity, seen_price_rwf, created_at) select ${buildId(kind)}, 'product-' || 1 + n % 10000, 2, 9000, ${createdAt}`,
      );
    }
    await insert(`insert into orders (order_id, cart_id, status, customer_name, customer_email, customer_phone, address, total_weight_g, subtotal_rwf,
        shipping_fee_rwf, total_rwf, created_at)
      select ${buildId('order')}, ${buildId('cart')}, (case when n % 10 = 0 then 'cancelled' when n < ${orderCount} / 50 then 'pending' else 'delivered' end),
        'Keza Uwase ' || n, 'keza@example.rw', '+25078' || (1000000 + n), 'KG 11 Ave, Kigali City, Rwanda', 400, 36000, 0, 36000, ${createdAt}`);
    for (const line of [1, 2]) {
      await insert(`insert into order_lines (order_id, position, product_id, product_name, brand_name, image, weight_g, quantity, unit_price_rwf)
        select ${buildId('order')}, ${line}, 'product-' || 1 + (n * ${line}) % 10000, 'Product', 'Brand', '', 100, 2, 9000`);
    }
    await sql
      .raw(`insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, created_at)
        select ${buildId('order')}, 'pesapal', 'REFERENCE' || n, 36000, 'succeeded', ${createdAt} from generate_series(1, ${orderCount}) n where n % 5 > 0`)
      .execute(trx);
    await sql
      .raw(`insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, payer_phone, created_at)
        select ${buildId('order')}, 'mobile_money', (20000000000 + n)::text, 36000, 'submitted', '+25078' || (1000000 + n), ${createdAt}
        from generate_series(1, ${orderCount} / 50) n where n % 10 = 5`)
      .execute(trx);
  });
  await runSql('vacuum analyze');
}
