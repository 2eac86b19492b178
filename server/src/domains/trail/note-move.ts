import type { Db } from '../../http/parts.ts';
import { insertMove } from './queries.ts';

/** Whoever moves something: `job` is the shop by itself, `provider` is what a provider of payments answered. */
export type By = 'shopper' | 'provider' | 'job' | { staff_id: string };

export type Move = {
  order_id: string;
  /** Null: the order itself. */
  payment_attempt_id?: string | null;
  /** Null: it began. */
  from_state: string | null;
  to_state: string;
  by: By;
  reason?: string;
};

export async function noteMove(
  trx: Db,
  { order_id, payment_attempt_id = null, from_state, to_state, by, reason = '' }: Move,
): Promise<void> {
  const actor = typeof by === 'string' ? { actor: by, staff_id: null } : { actor: 'staff' as const, staff_id: by.staff_id };
  await insertMove(trx, { order_id, payment_attempt_id, from_state, to_state, reason, ...actor });
}
