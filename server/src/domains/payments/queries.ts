/** The payments' only SQL. */
import type { Selectable } from 'kysely';
import type { PaymentAttempts } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type Attempt = Pick<Selectable<PaymentAttempts>, 'provider' | 'state' | 'amount_rwf' | 'reason'>;

/** Attempts of these orders, oldest first. */
export async function selectAttempts(db: Db, order_ids: readonly string[]): Promise<(Attempt & { order_id: string })[]> {
  if (order_ids.length === 0) return [];
  return db
    .selectFrom('payment_attempts')
    .select(['order_id', 'provider', 'state', 'amount_rwf', 'reason'])
    .where('order_id', 'in', order_ids)
    .orderBy('created_at')
    .orderBy('payment_attempt_id')
    .execute();
}
