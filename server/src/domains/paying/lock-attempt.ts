import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockOrder, type OrderRow } from '../orders/orders.ts';
import { type Attempt, lockAttempts } from '../payments/payments.ts';

type LockedPayment = { order: OrderRow; attempts: Attempt[]; attempt: Attempt };

/** Locks an attempt with its order and all of the order's attempts until the transaction ends. */
export async function lockAttempt(
  trx: Transaction<Database>,
  { order_id, payment_attempt_id }: Pick<Attempt, 'order_id' | 'payment_attempt_id'>,
): Promise<LockedPayment> {
  const order = await lockOrder(trx, order_id);
  const attempts = await lockAttempts(trx, order_id);
  const attempt = attempts.find((candidate) => candidate.payment_attempt_id === payment_attempt_id);
  if (!order || !attempt) throw new Error(`payment ${payment_attempt_id} or its order does not exist`);
  return { order, attempts, attempt };
}
