import type { Db } from '../../database/db.ts';
import type { ReasonCode } from '../../messages/sentences.ts';
import { insertTransition } from './queries.ts';

/** Who caused a transition. `job`: a background job of the shop. `provider`: a report of a payment provider. */
export type Actor = 'shopper' | 'provider' | 'job' | { staff_id: string };

export const isStaff = (actor: Actor): actor is { staff_id: string } => typeof actor !== 'string';

type NewTransition = {
  order_id: string;
  /** The attempt whose state changed; null if the order's own status changed. */
  payment_attempt_id?: string | null;
  /** Null if `to_state` is the first state. */
  from_state: string | null;
  to_state: string;
  actor: Actor;
  /** The reason that a staff member wrote. */
  reason?: string;
  reason_code?: ReasonCode | '';
};

export async function recordTransition(
  trx: Db,
  { order_id, payment_attempt_id = null, from_state, to_state, actor, reason = '', reason_code = '' }: NewTransition,
): Promise<void> {
  const actorColumns = isStaff(actor) ? { actor: 'staff' as const, staff_id: actor.staff_id } : { actor, staff_id: null };
  await insertTransition(trx, { order_id, payment_attempt_id, from_state, to_state, reason, reason_code, ...actorColumns });
}
