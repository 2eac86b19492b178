import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endReservations, lockHeldBy } from './queries.ts';

/** Gives back what an order holds. What was given back or sent off before stays so: a second time does nothing. */
export async function release(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldBy(trx, order_id);
  await endReservations(trx, order_id, 'released_at');
}

/** The pieces leave the house: they are neither held nor on hand any more. A second time does nothing. */
export async function ship(trx: Transaction<Database>, order_id: string): Promise<void> {
  await lockHeldBy(trx, order_id);
  await endReservations(trx, order_id, 'shipped_at');
}
