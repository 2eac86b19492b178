/** Labels for the state of an order, which say what it waits for. */
import { isPartPaid as hasPartCome } from '@uruhu/contract/rules/prices/amount-due';
import type { AdminOrder, AdminOrderRow } from '@uruhu/contract/staff';
import type { Tone } from '#admin/ui/badge.tsx';

type State = { label: string; tone: Tone };
type DescribedOrder = Pick<AdminOrderRow, 'status' | 'payment_status' | 'payment_review'>;

const LATER_STATES: Partial<Record<DescribedOrder['status'], State>> = {
  preparing: { label: 'To send', tone: 'waiting' },
  in_transit: { label: 'On the way', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
};

export function describeOrder({ status, payment_status, payment_review }: DescribedOrder): State {
  const laterState = LATER_STATES[status];
  // A claimed payment of a cancelled order may still wait to be checked.
  if (payment_review?.state === 'submitted') return { label: 'To check', tone: 'waiting' };
  if (laterState) return laterState;
  if (payment_status === 'Paid') return { label: 'To pack', tone: 'waiting' };
  if (payment_status === 'Refunded') return { label: 'Refunded', tone: 'quiet' };
  return payment_review?.state === 'rejected' ? { label: 'Payment not found', tone: 'bad' } : { label: 'Unpaid', tone: 'quiet' };
}

/** Whether some of the money has come and the pending order waits for the rest. Members who see no totals do not see it. */
export function isPartPaid({ status, final_total, payments }: Pick<AdminOrder, 'status' | 'final_total' | 'payments'>): boolean {
  return final_total !== null && status === 'pending' && hasPartCome(final_total, payments);
}
