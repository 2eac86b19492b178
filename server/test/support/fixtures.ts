/** Inserts shoppers and products for tests. Every name is unique, so that the tests of one file do not affect each other. */
import { createHash, randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../src/database/db.ts';
import type { Products } from '../../src/database/schema.ts';

let count = 0;
/** Returns a text that no other test uses. */
export const fresh = (noun: string): string => `${noun}-${++count}-${randomBytes(3).toString('hex')}`;

export type Person = { user_id: string; token: string; username: string; email: string };

type PersonOptions = { phone?: string; primary_phone?: string; address?: string | null; email_verified?: boolean };

/** Adds a signed-in shopper who can order: with a phone, an address on file and, by default, a verified e-mail address. */
export async function addPerson(
  db: Db,
  { phone = '0788123456', primary_phone = '', address = 'KG 11 Ave 5', email_verified = true }: PersonOptions = {},
): Promise<Person> {
  const username = fresh('person');
  const email = `${username}@example.com`;
  const { user_id } = await db
    .insertInto('users')
    .values({
      ...{ username, name: `Name of ${username}`, email, phone, primary_phone, password_hash: 'nobody signs in with this' },
      email_verified_at: email_verified ? new Date() : null,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sign_in_names')
    .values([username, email].map((sign_in_name) => ({ sign_in_name, user_id })))
    .execute();
  const token = await addSession(db, user_id, new Date(Date.now() + 3_600_000));
  if (address !== null) {
    await db
      .insertInto('addresses')
      .values({ user_id, address, city: 'Kigali City', country: 'Rwanda', postal_code: '0000', is_default: true })
      .execute();
  }
  return { user_id, token, username, email };
}

/** Verifies the shopper's address as if she had followed the link in the mail. */
export const verifyEmail = (db: Db, { user_id }: Pick<Person, 'user_id'>) =>
  db.updateTable('users').set({ email_verified_at: new Date() }).where('user_id', '=', user_id).execute();

export async function addSession(db: Db, user_id: string, expires_at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ token_hash: createHash('sha256').update(token).digest(), user_id, expires_at })
    .execute();
  return token;
}

type Choice = { name?: string; extra?: number; stock?: number; image?: string };
export type ProductOptions = Partial<Insertable<Products>> & {
  options?: Choice[];
  sizes?: Choice[];
  /** Pieces of the product itself; none: made to order. */
  stock?: number;
};
export type Product = { product_id: string; name: string; option_ids: string[]; size_ids: string[] };

/** A published product of 10,000 francs and 100 grams, unless told otherwise. */
export async function addProduct(db: Db, { options = [], sizes = [], stock, ...columns }: ProductOptions = {}): Promise<Product> {
  const brand_id = fresh('brand');
  const category_id = fresh('category');
  const product_id = columns.product_id ?? fresh('product');
  const name = columns.name ?? `Toner ${product_id}`;
  await db
    .insertInto('brands')
    .values({ brand_id, name: `Brand ${brand_id}` })
    .execute();
  await db
    .insertInto('categories')
    .values({ category_id, parent_id: null, name: `Category ${category_id}` })
    .execute();
  await db
    .insertInto('products')
    .values({ brand_id, category_id, base_price_rwf: 10_000, weight_g: 100, image: `${product_id}.webp`, ...columns, product_id, name })
    .execute();
  const option_ids: string[] = [];
  for (const [position, option] of options.entries()) {
    const option_id = fresh('option');
    option_ids.push(option_id);
    const { name: option_name = option_id, extra = 0, image = '' } = option;
    await db
      .insertInto('product_options')
      .values({ option_id, product_id, name: option_name, image, additional_price_rwf: extra, position })
      .execute();
    if (option.stock !== undefined) await addStock(db, { product_id, option_id, on_hand: option.stock });
  }
  const size_ids: string[] = [];
  for (const [position, size] of sizes.entries()) {
    const size_id = fresh('size');
    size_ids.push(size_id);
    const { name: size_name = size_id, extra = 0 } = size;
    await db.insertInto('product_sizes').values({ size_id, product_id, name: size_name, additional_price_rwf: extra, position }).execute();
    if (size.stock !== undefined) await addStock(db, { product_id, size_id, on_hand: size.stock });
  }
  if (stock !== undefined) await addStock(db, { product_id, on_hand: stock });
  return { product_id, name, option_ids, size_ids };
}

type NewStock = { product_id: string; option_id?: string; size_id?: string; on_hand: number };

export const addStock = (db: Db, { product_id, option_id = '', size_id = '', on_hand }: NewStock) =>
  db
    .insertInto('stock')
    .values({ product_id, option_id: option_id || null, size_id: size_id || null, on_hand })
    .execute();

type Band = { min_weight: number; max_weight: number; shipping_fee: number };
type ShopOptions = { free_shipping?: boolean; bands?: Band[] };

/** The shop's settings and its bands of weight, in place of those that are there. */
export async function setShipping(
  db: Db,
  { free_shipping = true, bands = [{ min_weight: 0, max_weight: 100_000, shipping_fee: 2_000 }] }: ShopOptions = {},
) {
  await db
    .insertInto('site_settings')
    .values({ name: 'Uruhu', free_shipping })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ free_shipping }))
    .execute();
  await db.deleteFrom('shipping_bands').execute();
  if (bands.length === 0) return;
  await db
    .insertInto('shipping_bands')
    .values(bands.map((band) => ({ min_weight_g: band.min_weight, max_weight_g: band.max_weight, shipping_fee_rwf: band.shipping_fee })))
    .execute();
}
