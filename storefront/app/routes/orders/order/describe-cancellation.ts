import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { isUnderReview, mayHaveBeenPaid } from '#app/features/payment/payment-state.ts';
import * as messages from '#messages/orders/order';
import { getRefundState } from './refund-state.ts';

type CancellableOrder = Pick<Order, 'status' | 'payment_status' | 'payment_review' | 'payments' | 'applied_coupon_code'>;

function describeMoney(order: CancellableOrder): string {
  const pending_rwf = getRefundState({ status: 'cancelled', payments: order.payments })?.pending_rwf ?? 0;
  if (pending_rwf > 0) return messages.cancelPaid(formatRwf(pending_rwf));
  // An order that costs nothing is paid without any money.
  if (order.payment_status === 'Paid') return messages.cancelFree;
  return isUnderReview(order) ? messages.cancelChecked : messages.cancelUnpaid;
}

/** The text that explains a cancellation: first what happens to the money, then to the coupon. */
export function describeCancellation(order: CancellableOrder): string {
  const coupon = order.applied_coupon_code && messages.cancelFreesCoupon(order.applied_coupon_code);
  return [describeMoney(order), coupon, messages.notUndone].filter(Boolean).join(' ');
}

/** Whether the shopper may have sent money without a claim, and could make one after cancelling. */
export const mayBePaidAlready = (order: CancellableOrder): boolean => mayHaveBeenPaid({ ...order, status: 'cancelled' });
