/** Creates shoppers with carts, and orders, for tests. */
import { expect } from 'vitest';
import type { TestShop } from './app.ts';
import { type Answer, call } from './call.ts';
import { addToCart } from './cart.ts';
import { addPerson, addProduct, type Person, type Product, type ProductOptions } from './fixtures.ts';

type Shop = Pick<TestShop, 'app' | 'db'>;

/** Creates a shopper with one line in the cart. */
export async function addBuyer(shop: Shop, options: ProductOptions = {}, quantity = 1): Promise<{ buyer: Person; product: Product }> {
  const buyer = await addPerson(shop.db);
  const product = await addProduct(shop.db, options);
  expect((await addToCart(shop.app, buyer, { product_id: product.product_id, quantity })).status).toBe(200);
  return { buyer, product };
}

export const placeOrder = (
  { app }: Pick<Shop, 'app'>,
  { token }: Pick<Person, 'token'>,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> => call(app, '/api/orders/place', body, { token, headers });

/** Places an order of one line; returns it with its shopper. */
export async function createOrder(shop: Shop, options: ProductOptions = {}, quantity = 1) {
  const { buyer, product } = await addBuyer(shop, options, quantity);
  const { status, body } = await placeOrder(shop, buyer);
  expect(status).toBe(200);
  return { buyer, product, order: body.data };
}
