import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertOpenCart, lockOpenCart } from './queries.ts';

const TRIES_MAX = 3;

/** Locks the shopper's open cart until the transaction ends; undefined if there is none. */
export async function lockCart(trx: Transaction<Database>, user_id: string): Promise<string | undefined> {
  const cart = await lockOpenCart(trx, user_id);
  return cart?.ordered_at === null ? cart.cart_id : undefined;
}

/**
 * Locks the shopper's open cart, and creates it if there is none. If the cart is ordered while this waits for the lock, it takes the next
 * one.
 */
export async function lockOrCreateCart(trx: Transaction<Database>, user_id: string): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    await insertOpenCart(trx, user_id);
    const cart_id = await lockCart(trx, user_id);
    if (cart_id) return cart_id;
  }
  throw new Error(`the open cart was ordered ${TRIES_MAX} times while this waited for its lock`);
}
