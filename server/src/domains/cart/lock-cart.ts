import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertOpenCart, lockOpenCart } from './queries.ts';

/** Each further attempt needs another order of the same shopper at the same time. */
const ATTEMPTS_MAX = 3;

/** Like `lockOpenCart`, but undefined if another request has ordered the cart while this call waited for the lock. Returns the cart's id. */
export async function lockCartUnlessOrdered(trx: Transaction<Database>, user_id: string): Promise<string | undefined> {
  const cart = await lockOpenCart(trx, user_id);
  return cart?.ordered_at === null ? cart.cart_id : undefined;
}

/**
 * Locks the shopper's open cart, and creates it if there is none. If another request orders the cart while this call waits for the
 * lock, this call creates the next cart.
 */
export async function lockOrCreateCart(trx: Transaction<Database>, user_id: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    await insertOpenCart(trx, user_id);
    const cart_id = await lockCartUnlessOrdered(trx, user_id);
    if (cart_id) return cart_id;
  }
  throw new Error(`the open cart was ordered ${ATTEMPTS_MAX} times while this request waited for its lock`);
}
