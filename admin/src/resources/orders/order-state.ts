/** Labels for the state of an order, which say what it waits for. */
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { Tone } from '#admin/ui/badge.tsx';

type State = { label: string; tone: Tone };
type OrderStateFields = Pick<AdminOrderRow, 'status' | 'payment_status' | 'payment_review' | 'is_part_paid'>;

const LATER_STATES: Partial<Record<OrderStateFields['status'], State>> = {
  preparing: { label: 'To send', tone: 'waiting' },
  in_transit: { label: 'On the way', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
};

export function describeOrder({ status, payment_status, payment_review, is_part_paid }: OrderStateFields): State {
  const laterState = LATER_STATES[status];
  // A claimed payment of a cancelled order may still wait to be checked.
  if (payment_review?.state === 'submitted') return { label: 'To check', tone: 'waiting' };
  if (laterState) return laterState;
  if (payment_status === 'Paid') return { label: 'To pack', tone: 'waiting' };
  if (is_part_paid) return { label: 'Partly paid', tone: 'waiting' };
  if (payment_status === 'Refunded') return { label: 'Refunded', tone: 'quiet' };
  return payment_review?.state === 'rejected' ? { label: 'Payment not found', tone: 'bad' } : { label: 'Unpaid', tone: 'quiet' };
}
