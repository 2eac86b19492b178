/** What an order waits for, in one word. */
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { Tone } from '#admin/ui/badge.tsx';

type State = { label: string; tone: Tone };
type Described = Pick<AdminOrderRow, 'status' | 'payment_status' | 'payment_review'>;

const MOVED: Partial<Record<Described['status'], State>> = {
  preparing: { label: 'To send', tone: 'waiting' },
  in_transit: { label: 'On the way', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
};

export function describeOrder({ status, payment_status, payment_review }: Described): State {
  const moved = MOVED[status];
  // The money of a cancelled order may still wait to be looked at.
  if (payment_review?.state === 'submitted') return { label: 'To check', tone: 'waiting' };
  if (moved) return moved;
  if (payment_status === 'Paid') return { label: 'To pack', tone: 'waiting' };
  if (payment_status === 'Refunded') return { label: 'Refunded', tone: 'quiet' };
  return payment_review?.state === 'rejected' ? { label: 'Payment not found', tone: 'bad' } : { label: 'Unpaid', tone: 'quiet' };
}
