import { ORDER_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { STAFF_SAID } from '../staff-words.ts';
import { type Acting, asStaff } from './as-staff.ts';
import { cancelLocked } from './cancel-locked.ts';
import { giveUpAttempts } from './give-up-attempts.ts';

/** Cancels an order that has not been delivered. What was paid is due back; what has left the stock does not come back by itself. */
export async function cancelByStaff(
  { db, post, providers }: Pick<Parts, 'db' | 'post' | 'providers'>,
  acting: Acting,
  reason: string,
): Promise<Outcome<null>> {
  const ended = await asStaff(db, acting, async (trx, order) => {
    if (!ORDER_TRANSITIONS[order.status].includes('cancelled')) return refuse(409, STAFF_SAID.notPossible);
    return done(await cancelLocked(trx, post, order, { by: { staff_id: acting.staff_id }, reason }));
  });
  if (!ended.ok) return ended;
  void giveUpAttempts(providers, ended.value);
  return done(null);
}
