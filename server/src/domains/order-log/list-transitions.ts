import type { Transition } from '@uruhu/contract/staff';
import type { Db } from '../../database/db.ts';
import { STAFF_MESSAGES } from '../../messages/messages.ts';
import { findReasonSentence, type ReasonCode } from '../../messages/sentences.ts';
import { selectTransitions } from './queries.ts';

/** The transitions of an order and its payments, oldest first, for staff. */
export async function listTransitions(db: Db, order_id: string): Promise<Transition[]> {
  const rows = await selectTransitions(db, order_id);
  return rows.map(({ from_state, to_state, actor, staff_name, payment_attempt_id, created_at, ...reason }) => ({
    from: from_state,
    // A claim that the shopper corrected has the state 'rejected', but staff have not rejected it.
    to: reason.reason_code === ('corrected' satisfies ReasonCode) ? 'replaced' : to_state,
    actor,
    staff: staff_name,
    payment_id: payment_attempt_id,
    reason: findReasonSentence(reason, STAFF_MESSAGES),
    created_at: created_at.toISOString(),
  }));
}
