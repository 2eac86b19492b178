import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/order';
import { moneyBack } from './money-back.ts';
import { isChecked, mayHavePaid } from './payment/standing.ts';

type Cancelled = Pick<Order, 'status' | 'payment_status' | 'payment_review' | 'payments' | 'applied_coupon_code'>;

function ofTheMoney(order: Cancelled): string {
  const to_come_rwf = moneyBack({ status: 'cancelled', payments: order.payments })?.to_come_rwf ?? 0;
  if (to_come_rwf > 0) return words.cancelPaid(formatRwf(to_come_rwf));
  // One that costs nothing is paid, without money.
  if (order.payment_status === 'Paid') return words.cancelFree;
  return isChecked(order) ? words.cancelChecked : words.cancelUnpaid;
}

/** What cancelling does, in words: what becomes of the money, which is what people ask first, then of the coupon if one was used. */
export function whatCancellingDoes(order: Cancelled): string {
  const coupon = order.applied_coupon_code && words.cancelFreesCoupon(order.applied_coupon_code);
  return [ofTheMoney(order), coupon, words.notUndone].filter(Boolean).join(' ');
}

/** Whether money may be on its way of which the shop has not been told, and its page will have a place to tell it. */
export const mayBePaidAlready = (order: Cancelled): boolean => mayHavePaid({ ...order, status: 'cancelled' });
