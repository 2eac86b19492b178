/** Describes the entries of an order's log in words. */
import type { OrderStatus, PROGRESS_STAGES } from '@uruhu/contract/order';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { AdminPayment, Transition } from '@uruhu/contract/staff';

const ACTORS: Record<Transition['actor'], string> = {
  shopper: 'the shopper',
  staff: 'staff',
  provider: 'the payment provider',
  job: 'the shop itself',
};

const ORDER_EVENTS: Readonly<Record<OrderStatus | (typeof PROGRESS_STAGES)[number] | 'contact_corrected', string>> = {
  pending: 'Order placed',
  ordered: 'Order placed',
  preparing: 'Being packed',
  packaging: 'Being packed',
  in_transit: 'On the way',
  shipping: 'Left Korea',
  arrived: 'Arrived in Kigali',
  delivering: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  contact_corrected: 'Address corrected',
};

const PAYMENT_EVENTS: Readonly<Record<PaymentState | 'replaced', string>> = {
  created: 'Payment begun',
  pending: 'Payment waits for the provider',
  submitted: 'Payment claimed',
  succeeded: 'Payment confirmed',
  failed: 'Payment failed',
  rejected: 'Payment rejected',
  replaced: 'Payment replaced by another claim',
  expired: 'Payment expired',
  refunded: 'Payment refunded',
};

export function describeTransition({ to, payment_id, actor, staff }: Transition): { event: string; actorName: string } {
  const events: Readonly<Record<string, string>> = payment_id === null ? ORDER_EVENTS : PAYMENT_EVENTS;
  return { event: events[to] ?? to.replaceAll('_', ' '), actorName: staff ?? ACTORS[actor] };
}

type RefundedPayment = Pick<AdminPayment, 'payment_id' | 'refund_transaction_id'>;

/** The transaction by which staff sent the money of this payment back; '' for any other transition, and if there is none. */
export const findRefundId = ({ to, payment_id }: Pick<Transition, 'to' | 'payment_id'>, payments: readonly RefundedPayment[]): string =>
  to === 'refunded' ? (payments.find((payment) => payment.payment_id === payment_id)?.refund_transaction_id ?? '') : '';
