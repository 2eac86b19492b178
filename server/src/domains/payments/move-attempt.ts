import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ReasonCode } from '../../messages/sentences.ts';
import { type Actor, recordTransition } from '../order-log/order-log.ts';
import { type Attempt, insertAttempt, updateAttempt } from './queries.ts';

type NewAttempt = Parameters<typeof insertAttempt>[1];
type AttemptDetails = Partial<
  Pick<
    Attempt,
    | 'provider_reference'
    | 'amount_rwf'
    | 'redirect_url'
    | 'payer_phone'
    | 'confirmation_code'
    | 'method'
    | 'next_check_at'
    | 'refund_transaction_id'
  >
>;

type Cause = { actor: Actor; reason?: string; reason_code?: ReasonCode | ''; note?: string };

/**
 * Inserts and logs a new attempt. The database refuses a second live attempt for an order, and a provider's reference that another attempt
 * has. Claims of several orders may name the same mobile-money transaction, but staff can confirm only one of them.
 */
export async function createAttempt(trx: Transaction<Database>, attempt: NewAttempt, actor: Actor): Promise<Attempt> {
  const created = await insertAttempt(trx, attempt);
  const { order_id, payment_attempt_id, state } = created;
  await recordTransition(trx, { order_id, payment_attempt_id, from_state: null, to_state: state, actor });
  return created;
}

/**
 * Moves an attempt to the state `to_state` with the given details, and logs the actor. Returns undefined and changes nothing if another
 * transaction has moved the attempt meanwhile. Throws if PAYMENT_TRANSITIONS does not allow the step. The shopper sees the sentence for
 * `reason_code`, or the `reason` that staff wrote. `note`: the reason in the order log, which only staff see; by default `reason`.
 */
export async function moveAttempt(
  trx: Transaction<Database>,
  attempt: Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state'>,
  to_state: PaymentState,
  { actor, reason = '', reason_code = '', note = reason, ...details }: AttemptDetails & Cause,
): Promise<Attempt | undefined> {
  const { payment_attempt_id, order_id, state: from_state } = attempt;
  const moved = await updateAttempt(trx, payment_attempt_id, from_state, { ...details, state: to_state, reason, reason_code });
  if (moved) await recordTransition(trx, { order_id, payment_attempt_id, from_state, to_state, actor, reason: note, reason_code });
  return moved;
}
