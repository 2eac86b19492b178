/** Inserts many buyers and products with a few large statements. Each has a number, from which its other values follow. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

type Db = Kysely<Database>;

/** Each cart holds two of these products, one of each half. They are so many that two orders rarely wait for the same stock. */
export const PRODUCTS = 5_000;
const HALF = PRODUCTS / 2;

export const formatProductId = (number: number) => `bench-${number}`;
export const chooseCartProducts = (turn: number): [number, number] => [1 + ((turn * 7) % HALF), HALF + 1 + ((turn * 11) % HALF)];
export const formatToken = (turn: number) => String(turn).padStart(43, 'A');

export async function addProducts(db: Db): Promise<void> {
  await sql`insert into brands (brand_id, name) values ('bench', 'Bench')`.execute(db);
  await sql`insert into categories (category_id, name) values ('bench', 'Bench')`.execute(db);
  await sql`insert into products (product_id, brand_id, category_id, name, base_price_rwf, weight_g, image)
    select 'bench-' || n, 'bench', 'bench', 'Product ' || n, 10000, 100, 'bench.webp' from generate_series(1, ${sql.lit(PRODUCTS)}) n`.execute(
    db,
  );
  // Inserts in order, so that the stock of product n has the number n.
  await sql`insert into stock (product_id, on_hand) select 'bench-' || n, 1000000 from generate_series(1, ${sql.lit(PRODUCTS)}) n order by n`.execute(
    db,
  );
  await sql`insert into site_settings (name) values ('Bench')`.execute(db);
  await sql`insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (0, 100000, 2000)`.execute(db);
}

/** Adds the buyers `from` to `to`, each signed in, with an address and, if `carts` is set, with two products in the cart. */
export async function addBuyers(db: Db, from: number, to: number, carts: boolean): Promise<void> {
  const turns = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) turn`;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`create temp table crowd on commit drop as select turn, gen_random_uuid() as user_id, gen_random_uuid() as cart_id from ${turns}`.execute(
      trx,
    );
    await sql`insert into users (user_id, username, name, email, phone, password_hash)
      select user_id, 'bench' || turn, 'Buyer ' || turn, 'bench' || turn || '@example.com', '0788123456', 'none' from crowd`.execute(trx);
    await sql`insert into sessions (token_hash, user_id, expires_at)
      select sha256(lpad(turn::text, 43, 'A')::bytea), user_id, now() + interval '1 hour' from crowd`.execute(trx);
    await sql`insert into addresses (user_id, address, city, country, postal_code, is_default)
      select user_id, 'KG 11 Ave 5', 'Kigali City', 'Rwanda', '0000', true from crowd`.execute(trx);
    if (!carts) return;
    await sql`insert into carts (cart_id, user_id) select cart_id, user_id from crowd`.execute(trx);
    await sql`insert into cart_items (cart_id, product_id, quantity, seen_price_rwf)
      select cart_id, 'bench-' || number, 1, 10000
      from crowd, unnest(array[1 + (turn * 7) % ${sql.lit(HALF)}, ${sql.lit(HALF + 1)} + (turn * 11) % ${sql.lit(HALF)}]) number`.execute(
      trx,
    );
  });
  await sql`analyze`.execute(db);
}

/**
 * Vacuums, which the server would do by itself within a minute. Without it, long-lived connections would use plans from when the tables were
 * empty.
 */
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db);
