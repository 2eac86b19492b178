import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertOpenCart, lockOpenCart } from './queries.ts';

/** An attempt fails only if another request orders or deletes the cart at that moment, so three are enough. */
const ATTEMPTS_MAX = 3;

/** Locks the shopper's open cart and returns its id. Undefined if she has none, or if another request ordered it while this call waited. */
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
