import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endReservations, lockHeldStock } from './queries.ts';

/** Frees the pieces that an order holds. Pieces that were released or shipped before stay so; a second call does nothing. */
export async function releaseStock(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldStock(trx, order_id);
  await endReservations(trx, order_id, 'released_at');
}

/** Ships the pieces that an order holds: they are neither reserved nor on hand any more. A second call does nothing. */
export async function shipStock(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldStock(trx, order_id);
  await endReservations(trx, order_id, 'shipped_at');
}
