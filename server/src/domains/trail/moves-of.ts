import type { Move } from '@uruhu/contract/staff';
import type { Db } from '../../http/parts.ts';
import { selectMoves } from './queries.ts';

/** Who moved an order and its payments, and why, oldest first: for staff. */
export async function movesOf(db: Db, order_id: string): Promise<Move[]> {
  const moves = await selectMoves(db, order_id);
  return moves.map(({ from_state, to_state, actor, staff_name, payment_attempt_id, reason, created_at }) => ({
    ...{ from: from_state, to: to_state, actor, staff: staff_name, payment_id: payment_attempt_id, reason },
    created_at: created_at.toISOString(),
  }));
}
