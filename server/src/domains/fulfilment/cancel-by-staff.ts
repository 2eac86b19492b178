import { ORDER_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import type { AppContext } from '../../context.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { setAuditedStaff } from '../audit/audit.ts';
import { type StaffRequest, withExpectedStatus } from '../orders/orders.ts';
import { cancelAtProviders } from '../paying/paying.ts';
import { cancelLockedOrder } from './cancel-locked.ts';

/**
 * Cancels an order that has not been delivered. Its payments become due for refund. `restock`: the pieces that were shipped have come back
 * and return to the stock; otherwise their parcel may be lost.
 */
export async function cancelByStaff(
  { db, mailer, providers }: Pick<AppContext, 'db' | 'mailer' | 'providers'>,
  request: StaffRequest,
  { reason, restock }: { reason: string; restock: boolean },
): Promise<Outcome<null>> {
  const cancellation = await withExpectedStatus(db, request, async (trx, order) => {
    if (!ORDER_TRANSITIONS[order.status].includes('cancelled')) return refuse('step_not_possible');
    // If pieces return to the stock, the audit log records a change of stock by this staff member.
    await setAuditedStaff(trx, request.staff_id);
    return done(await cancelLockedOrder(trx, mailer, order, { actor: { staff_id: request.staff_id }, reason, shouldRestock: restock }));
  });
  if (!cancellation.ok) return cancellation;
  // Runs in the background: the staff member must not wait for a provider that does not respond.
  void cancelAtProviders(providers, cancellation.value);
  return done(null);
}
