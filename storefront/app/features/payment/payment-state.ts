/** The payment state of an order, from the fields that the server sends. */
import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import type { Order, PublicOrder } from '@uruhu/contract/order';
import type { Payment, PaymentMethod } from '@uruhu/contract/payment';
import { computeAmountDue } from '@uruhu/contract/rules/prices/amount-due';

/**
 * The fields of an order from which this file derives its payment state. Readers other than the order's owner get `payment_review` only
 * while a claim waits for staff.
 */
export type PaymentState = Pick<PublicOrder, 'payment_status' | 'payment_review' | 'is_part_paid' | 'status'>;

/** Whether a claim of the shopper waits for staff. */
export const isUnderReview = ({ payment_status, payment_review }: Omit<PaymentState, 'status'>): boolean =>
  payment_status !== 'Paid' && payment_review?.state === 'submitted';

/** The statuses in which an order ends. */
const FINAL_STATUSES: readonly Order['status'][] = ['cancelled', 'delivered'];

/** Whether the shopper should pay. A refunded order is due again, unless it has ended. */
export function isPayable(order: PaymentState): boolean {
  if (isUnderReview(order)) return false;
  if (order.payment_status === 'Unpaid') return order.status !== 'cancelled';
  return order.payment_status === 'Refunded' && !FINAL_STATUSES.includes(order.status);
}

/** Whether the order was cancelled unpaid. The shopper may have sent money that the shop does not know of, so she can make a claim. */
export const mayHaveBeenPaid = (order: PaymentState): boolean =>
  order.status === 'cancelled' && order.payment_status === 'Unpaid' && !isUnderReview(order);

/** The amount still to pay in francs, the same for each method. */
export const getAmountDue = ({ final_total, payments }: Pick<Order, 'final_total' | 'payments'>): number =>
  computeAmountDue(final_total, payments);

/** The tone of the payment badge: `waiting` asks the shopper for attention, `quiet` does not. */
export function getPaymentTone(order: PaymentState): 'good' | 'waiting' | 'bad' | 'quiet' {
  if (order.payment_status === 'Paid') return 'good';
  if (order.payment_status === 'Refunded') return 'bad';
  return order.status === 'cancelled' && !isUnderReview(order) ? 'quiet' : 'waiting';
}

type OrderPayments = Pick<Order, 'payments'>;

export const findLatestPayment = ({ payments }: OrderPayments, method: PaymentMethod): Payment | undefined =>
  payments.findLast((payment) => payment.method === method);

/** The latest attempt that waits for a provider. */
export const findPendingPayment = ({ payments }: OrderPayments): Payment | undefined =>
  payments.findLast(({ method, state }) => method !== 'mobile_money' && (state === 'created' || state === 'pending'));

/** When the prompt on the shopper's phone ends, ISO 8601. */
export const getPromptEnd = ({ created_at }: Payment): string => new Date(Date.parse(created_at) + PROMPT_MINUTES * 60_000).toISOString();
export const hasPromptEnded = (prompt: Payment, now_ms = Date.now()): boolean => now_ms >= Date.parse(getPromptEnd(prompt));

/** The prompt that another payment has superseded, as long as the shopper's phone may still show it. */
export function findSupersededPrompt(order: OrderPayments, now_ms = Date.now()): Payment | undefined {
  const prompt = findLatestPayment(order, 'prompt');
  return prompt?.state === 'expired' && !hasPromptEnded(prompt, now_ms) ? prompt : undefined;
}

/** Succeeded and refunded payments, oldest first. */
export const listCompletedPayments = ({ payments }: OrderPayments): Payment[] =>
  payments.filter(({ state }) => state === 'succeeded' || state === 'refunded');

const FAILED_STATES: readonly Payment['state'][] = ['failed', 'expired', 'rejected'];

/** The latest attempt of a method, if it has failed. */
export function findFailedPayment(order: OrderPayments, method: PaymentMethod): Payment | undefined {
  const latest = findLatestPayment(order, method);
  return latest && FAILED_STATES.includes(latest.state) ? latest : undefined;
}
