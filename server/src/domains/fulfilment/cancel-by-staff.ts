import { ORDER_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import type { AppContext } from '../../context.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { setAuditedStaff } from '../audit/audit.ts';
import { type StaffRequest, withExpectedStatus } from '../orders/orders.ts';
import { cancelAtProviders } from '../paying/paying.ts';
import { cancelLockedOrder } from './cancel-locked.ts';

/**
 * Cancels an order that has not been delivered. Payments become due for refund. Pieces that were shipped return to the stock only with
 * `restock`, as their parcel may be lost.
 */
export async function cancelByStaff(
  { db, mailer, providers }: Pick<AppContext, 'db' | 'mailer' | 'providers'>,
  request: StaffRequest,
  { reason, restock }: { reason: string; restock: boolean },
): Promise<Outcome<null>> {
  const ended = await withExpectedStatus(db, request, async (trx, order) => {
    if (!ORDER_TRANSITIONS[order.status].includes('cancelled')) return refuse('step_not_possible');
    // Pieces that come back are a change of stock, which names the member.
    await setAuditedStaff(trx, request.staff_id);
    return done(await cancelLockedOrder(trx, mailer, order, { by: { staff_id: request.staff_id }, reason, restock }));
  });
  if (!ended.ok) return ended;
  void cancelAtProviders(providers, ended.value);
  return done(null);
}
