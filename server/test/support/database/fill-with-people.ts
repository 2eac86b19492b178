/** Adds accounts, reviews, messages and coupons to orders of fill-with-orders, for measurements. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/**
 * Inserts one account for every two orders, one review for each account, and one answered message for every five accounts. Inserts coupons: a
 * welcome coupon for each account, 10,000 single coupons, and 50 batches of 1,000 codes. A tenth of the orders has used a code.
 */
export async function fillWithPeople(db: Db, orderCount: number): Promise<void> {
  const accountCount = orderCount / 2;
  /** Builds an SQL expression for the id of the row with this number, which is an SQL expression too. */
  const buildId = (kind: string, number = 'n') => `md5('${kind}' || ${number})::uuid`;
  const spreadOverYear = (total: number) => `now() - (n::float / ${total}) * interval '364 days'`;
  await db.transaction().execute(async (trx) => {
    const insert = (insertSelect: string, count: number) => sql.raw(`${insertSelect} from generate_series(1, ${count}) n`).execute(trx);
    // In this mode PostgreSQL runs no triggers and checks no foreign keys, which would take minutes.
    await sql`set local session_replication_role = replica`.execute(trx);
    await insert(
      `insert into users (user_id, username, name, email, phone, primary_phone, password_hash, created_at, email_verified_at, blocked_at)
        select ${buildId('user')}, 'keza' || n, 'Keza Uwase ' || n, 'keza' || n || '@example.rw', '+25078' || (1000000 + n), '', 'none', ${spreadOverYear(accountCount)},
          now(), case when n % 500 = 0 then now() end`,
      accountCount,
    );
    await sql
      .raw(`update orders set user_id = account_of_order.user_id
        from (select ${buildId('order')} as order_id, ${buildId('user', `(1 + n % ${accountCount})`)} as user_id
          from generate_series(1, ${orderCount}) n) as account_of_order
        where account_of_order.order_id = orders.order_id`)
      .execute(trx);
    await insert(
      `insert into reviews (product_id, user_id, author_name, rating, review, created_at, checked_at)
        select 'product-' || 1 + n % 10000, ${buildId('user')}, 'Keza ' || n, 1 + n % 5, 'Soft skin, number ' || n, ${spreadOverYear(accountCount)},
          case when n % 20 > 0 then now() end`,
      accountCount,
    );
    await sql`insert into staff (username, name, password_hash, role) values ('measured', 'Measured', 'none', 'support')`.execute(trx);
    await insert(
      `insert into contact_messages (contact_message_id, user_id, name, email, phone, message, created_at, state)
        select ${buildId('message')}, case when n % 2 = 0 then ${buildId('user')} end, 'Keza Uwase ' || n, 'keza' || n || '@example.rw', '+25078' || (1000000 + n),
          'Where is my order ' || n || '?', ${spreadOverYear(accountCount / 5)}, (case when n % 50 = 0 then 'open' else 'answered' end)`,
      accountCount / 5,
    );
    await insert(
      `insert into contact_entries (contact_message_id, direction, text, staff_id)
        select ${buildId('message')}, 'sent', 'In Kigali', (select staff_id from staff limit 1)`,
      accountCount / 5,
    );
    await insert(
      `insert into coupon_batches (coupon_batch_id, name, prefix, count, coupon_type, discount)
        select ${buildId('batch')}, 'Batch ' || n, 'CARD-', 1000, 'percentage', 10`,
      50,
    );
    const insertCoupons = `insert into coupons (coupon_id, coupon_code, coupon_type, discount, starts_at, ends_at, total_limit, user_id, coupon_batch_id, note)`;
    await insert(
      `${insertCoupons} select ${buildId('welcome')}, 'MURAHO-' || n, 'percentage', 5, now(), now() + interval '30 days', 1, ${buildId('user')}, null, ''`,
      accountCount,
    );
    await insert(
      `${insertCoupons} select ${buildId('single')}, 'SINGLE-' || n, 'fixed', 2000, now(), null, null, null, null, 'Radio ' || n`,
      10_000,
    );
    await insert(
      `${insertCoupons} select ${buildId('code')}, 'CARD-' || n, 'percentage', 10, now(), null, 1, null, ${buildId('batch', '(1 + n % 50)')}, ''`,
      50_000,
    );
    // `person_keys` (see schema.ts) are hashes of the customer's e-mail address and phone number.
    const redemptions = Math.min(orderCount / 10, 50_000);
    await insert(
      `insert into coupon_redemptions (order_id, coupon_id, person_keys) select ${buildId('order')}, ${buildId('code')}, array[sha256(n::text::bytea)]`,
      redemptions,
    );
    await sql.raw(`update coupons set redeemed = 1 where coupon_id in (select coupon_id from coupon_redemptions)`).execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
