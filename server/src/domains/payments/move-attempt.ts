import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type By, noteMove } from '../trail/trail.ts';
import { type Attempt, insertAttempt, updateAttempt } from './queries.ts';

type NewAttempt = Parameters<typeof insertAttempt>[1];
type Known = Partial<
  Pick<Attempt, 'provider_reference' | 'amount_rwf' | 'redirect_url' | 'payer_phone' | 'confirmation_code' | 'method' | 'next_check_at'>
>;

/** Begins an attempt to pay. The database refuses a second live one for the order, and a reference that another payment has. */
export async function beginAttempt(trx: Transaction<Database>, attempt: NewAttempt, by: By): Promise<Attempt> {
  const made = await insertAttempt(trx, attempt);
  const { order_id, payment_attempt_id, state } = made;
  await noteMove(trx, { order_id, payment_attempt_id, from_state: null, to_state: state, by });
  return made;
}

/**
 * Moves an attempt on, with what has become known of it, and notes who did it. Undefined where somebody else has moved it meanwhile:
 * then nothing was done, and whatever follows from the move is theirs to do. Throws where the table of steps knows no such step.
 * `reason` is read by whoever paid; `note` stands in the trail alone, for staff.
 */
export async function moveAttempt(
  trx: Transaction<Database>,
  attempt: Pick<Attempt, 'payment_attempt_id' | 'order_id' | 'state'>,
  to: PaymentState,
  { by, reason = '', note = reason, ...known }: Known & { by: By; reason?: string; note?: string },
): Promise<Attempt | undefined> {
  const { payment_attempt_id, order_id, state } = attempt;
  const moved = await updateAttempt(trx, payment_attempt_id, state, { ...known, state: to, reason });
  if (moved) await noteMove(trx, { order_id, payment_attempt_id, from_state: state, to_state: to, by, reason: note });
  return moved;
}
