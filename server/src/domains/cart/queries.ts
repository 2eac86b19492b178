/** SQL of carts and their lines. The dashboard counts open carts with queries of its own. */
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/db.ts';

// ── carts; the database allows each shopper one open cart ──

/**
 * Locks the shopper's open cart, after waiting for a transaction that changes or orders it, and returns its state after the wait. The
 * subquery finds the cart's id before the wait, so a request that waits while the cart is ordered gets the ordered cart, not nothing.
 */
export const lockOpenCart = (db: Db, user_id: string) =>
  db
    .selectFrom('carts')
    .select(['cart_id', 'ordered_at'])
    .where('cart_id', '=', (carts) =>
      carts.selectFrom('carts').select('cart_id').where('user_id', '=', user_id).where('ordered_at', 'is', null),
    )
    .forUpdate()
    .executeTakeFirst();

/** Creates an open cart if the shopper has none. */
export const insertOpenCart = (db: Db, user_id: string) =>
  db
    .insertInto('carts')
    .values({ user_id })
    .onConflict((conflict) => conflict.column('user_id').where('ordered_at', 'is', null).doNothing())
    .execute();

export const markOrdered = (db: Db, cart_id: string) =>
  db.updateTable('carts').set({ ordered_at: sql<Date>`now()` }).where('cart_id', '=', cart_id).execute();

/** Deletes the open cart with its lines. */
export const deleteOpenCart = (db: Db, user_id: string) =>
  db.deleteFrom('carts').where('user_id', '=', user_id).where('ordered_at', 'is', null).execute();

/** Creates a cart without a shopper, for an order that staff enter. */
export const insertStaffCart = (db: Db) => db.insertInto('carts').values({ user_id: null }).returning('cart_id').executeTakeFirstOrThrow();

// ── lines, with current prices ──

const buildLineQuery = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('cart_items as item')
    .innerJoin('products', 'products.product_id', 'item.product_id')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .leftJoin('product_options as option', (join) =>
      join
        .onRef('option.option_id', '=', 'item.option_id')
        .onRef('option.product_id', '=', 'item.product_id')
        .on('option.archived_at', 'is', null),
    )
    .leftJoin('product_sizes as size', (join) =>
      join.onRef('size.size_id', '=', 'item.size_id').onRef('size.product_id', '=', 'item.product_id').on('size.archived_at', 'is', null),
    )
    .select(['item.cart_item_id', 'item.product_id', 'item.option_id', 'item.size_id', 'item.quantity', 'item.seen_price_rwf'])
    .select(['products.name', 'products.description', 'products.image', 'products.weight_g', 'products.status'])
    .select(['products.base_price_rwf', 'products.discounted_price_rwf', 'brands.name as brand'])
    .select(['option.name as option_name', 'option.image as option_image', 'option.additional_price_rwf as option_extra_rwf'])
    .select(['size.name as size_name', 'size.additional_price_rwf as size_extra_rwf'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('product_options')
          .select('option_id')
          .whereRef('product_options.product_id', '=', 'item.product_id')
          .where('archived_at', 'is', null),
      ).as('has_options'),
      exists(
        selectFrom('product_sizes')
          .select('size_id')
          .whereRef('product_sizes.product_id', '=', 'item.product_id')
          .where('archived_at', 'is', null),
      ).as('has_sizes'),
    ])
    .orderBy('item.created_at')
    .orderBy('item.cart_item_id');

export const selectLines = (db: Db, cart_id: string) => buildLineQuery(db).where('item.cart_id', '=', cart_id).execute();

export const selectOpenCartLines = (db: Db, user_id: string) =>
  buildLineQuery(db)
    .innerJoin('carts', 'carts.cart_id', 'item.cart_id')
    .where('carts.user_id', '=', user_id)
    .where('carts.ordered_at', 'is', null)
    .execute();

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

export type NewLine = {
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  quantity: number;
  seen_price_rwf: number;
};

/** Completes lines that are in no cart, as selectLines does those of a cart. Their ids are their positions. */
export function selectUnstoredLines(db: Db, lines: readonly NewLine[]): Promise<LineRow[]> {
  const rows = lines.map((line, index) => ({ ...line, cart_item_id: String(index).padStart(4, '0') }));
  // Named like the table, so that the query of lines reads these rows in its place.
  const withLines = db.with(
    'cart_items',
    () => sql`(select *, now() as created_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (cart_item_id text, product_id text, option_id text, size_id text, quantity integer, seen_price_rwf integer))`,
  );
  return buildLineQuery(withLines as unknown as Pick<Db, 'selectFrom'>).execute();
}

export const insertLine = (db: Db, line: NewLine & { cart_id: string }) =>
  db.insertInto('cart_items').values(line).returning('cart_item_id').executeTakeFirstOrThrow();

export const updateLine = (db: Db, cart_item_id: string, changes: { quantity: number; seen_price_rwf: number }) =>
  db.updateTable('cart_items').set(changes).where('cart_item_id', '=', cart_item_id).execute();

export const deleteLine = (db: Db, cart_item_id: string) => db.deleteFrom('cart_items').where('cart_item_id', '=', cart_item_id).execute();

// ── products that can be added ──

/** A published product with its prices, options and sizes, in display order. */
export const selectSellableProduct = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .select(['product_id', 'base_price_rwf as base_price', 'discounted_price_rwf as discounted_price'])
    .select((product) => [
      jsonArrayFrom(
        product
          .selectFrom('product_options')
          .select(['option_id', 'additional_price_rwf as additional_price'])
          .whereRef('product_options.product_id', '=', 'products.product_id')
          .where('archived_at', 'is', null)
          .orderBy('position')
          .orderBy('option_id'),
      ).as('options'),
      jsonArrayFrom(
        product
          .selectFrom('product_sizes')
          .select(['size_id', 'additional_price_rwf as additional_price'])
          .whereRef('product_sizes.product_id', '=', 'products.product_id')
          .where('archived_at', 'is', null)
          .orderBy('position')
          .orderBy('size_id'),
      ).as('sizes'),
    ])
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .executeTakeFirst();

export type SellableProduct = NonNullable<Awaited<ReturnType<typeof selectSellableProduct>>>;
