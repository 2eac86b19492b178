import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertOpenCart, lockOpenCart } from './queries.ts';

const TRIES_MAX = 3;

/** Locks the person's open cart, for as long as the transaction lasts; undefined where there is none. */
export async function holdOpenCart(trx: Transaction<Database>, user_id: string): Promise<string | undefined> {
  const cart = await lockOpenCart(trx, user_id);
  return cart?.ordered_at === null ? cart.cart_id : undefined;
}

/**
 * Locks the person's open cart, which is made where there is none. It may be ordered while this waits for the lock: then the
 * next one is taken.
 */
export async function holdOrOpenCart(trx: Transaction<Database>, user_id: string): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    await insertOpenCart(trx, user_id);
    const cart_id = await holdOpenCart(trx, user_id);
    if (cart_id) return cart_id;
  }
  throw new Error('the cart was ordered again and again while an item was being added');
}
