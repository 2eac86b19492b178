import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endReservations, lockHeldStock } from './queries.ts';

/** Frees the pieces that an order still reserves; pieces that were shipped are not among them. A second call does nothing. */
export async function releaseStock(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldStock(trx, order_id);
  await endReservations(trx, order_id, 'released_at');
}

/** Ships the pieces that an order still reserves: they are neither reserved nor on hand afterwards. A second call does nothing. */
export async function shipStock(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldStock(trx, order_id);
  await endReservations(trx, order_id, 'shipped_at');
}
