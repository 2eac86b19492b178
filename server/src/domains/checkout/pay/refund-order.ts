import type { RefundFinding } from '@uruhu/contract/staff';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { type Attempt, amountDue, disputedOf, lockAttempts } from '../../payments/payments.ts';
import { type Acting, asStaff } from '../move/as-staff.ts';
import { STAFF_SAID } from '../staff-words.ts';
import { beginRefund, concludeRefund, giveBack } from './refund.ts';

/** By which name the provider knows who asked for it; and which payment goes back, where more than one has come in. */
export type Refunding = {
  by: string;
  reason: string;
  payment_id: string | null;
  /** What the provider's own page says of a refund whose answer was not clear. */
  found?: RefundFinding | null;
};

/**
 * What an order that is under way needs to be paid stays: it is cancelled first. What is too much goes back at any time. A payment that
 * may be on its way back pays for nothing any more.
 */
const isNeeded = ({ status, total_rwf }: OrderRow, attempts: readonly Attempt[], one: Attempt): boolean =>
  status !== 'cancelled' &&
  status !== 'delivered' &&
  amountDue(
    total_rwf,
    attempts.filter((other) => other !== one && other.refund_asked_at === null),
  ) > 0;

type Choice = Pick<Refunding, 'payment_id' | 'found'>;

function choose(order: OrderRow, attempts: readonly Attempt[], { payment_id, found }: Choice): Outcome<Attempt> {
  const paid = attempts.filter(({ state }) => state === 'succeeded');
  const [chosen, ...more] = payment_id === null ? paid : paid.filter(({ payment_attempt_id }) => payment_attempt_id === payment_id);
  if (!chosen) return refuse(409, STAFF_SAID.nothingToRefund);
  if (more.length > 0) return refuse(422, STAFF_SAID.whichPayment);
  // A doubt can always be ended: whatever the provider has done is done.
  const inDoubt = found && chosen.refund_asked_at !== null;
  return !inDoubt && isNeeded(order, attempts, chosen) ? refuse(422, STAFF_SAID.cancelFirst) : done(chosen);
}

/**
 * Gives a payment back: through its provider, or by hand, and then this is the note of it. Chosen and claimed while the order is held,
 * so of two payments that are given back at once one stays where the order needs it. What turned out to be another order's money does
 * not go back before staff have said what that was (422): it came once.
 */
export async function refundOrder(
  parts: Pick<Parts, 'db' | 'post' | 'providers'>,
  acting: Acting,
  { by, reason, payment_id, found }: Refunding,
): Promise<Outcome<null>> {
  const giving = { staff_id: acting.staff_id, by, reason };
  const begun = await asStaff(parts.db, acting, async (trx, order) => {
    const chosen = choose(order, await lockAttempts(trx, order.order_id), { payment_id, found: found ?? null });
    if (!chosen.ok) return chosen;
    const disputed = await disputedOf(trx, order.order_id);
    if (disputed.includes(chosen.value.payment_attempt_id)) return refuse(422, STAFF_SAID.disputed);
    const held = { order, attempt: chosen.value };
    return found ? concludeRefund(trx, parts, held, giving, found) : beginRefund(trx, parts, held, giving);
  });
  if (!begun.ok) return begun;
  return found ? done(null) : giveBack(parts, begun.value, giving);
}
