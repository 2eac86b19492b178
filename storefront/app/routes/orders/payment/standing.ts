/** How the payment of an order stands, for whoever is to pay it. */
import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import type { Order } from '@uruhu/contract/order';
import type { Payment, PaymentMethod } from '@uruhu/contract/payment';
import { amountDue } from '@uruhu/contract/rules/amount-due';

/** To others than the owner nothing is told of a payment that is being looked for. */
export type Due = Pick<Order, 'payment_status' | 'status'> & Partial<Pick<Order, 'payment_review'>>;

/** Staff are looking for money that the shopper says has been sent. */
export const isChecked = ({ payment_status, payment_review }: Omit<Due, 'status'>): boolean =>
  payment_status !== 'Paid' && payment_review?.state === 'submitted';

/** After these nothing is to come. */
const ENDS: readonly Order['status'][] = ['cancelled', 'delivered'];

/** Whether there is something to pay and sense in paying it. Money that went back is due again, unless the order has ended. */
export const isToPay = (order: Due): boolean =>
  (order.payment_status === 'Unpaid'
    ? order.status !== 'cancelled'
    : order.payment_status === 'Refunded' && !ENDS.includes(order.status)) && !isChecked(order);

/** Whether money may have been sent for it all the same, of which nobody knows: told of it, staff look for it. */
export const mayHavePaid = (order: Due): boolean => order.status === 'cancelled' && order.payment_status === 'Unpaid' && !isChecked(order);

/** Francs that are still to come: what is asked for, whichever way is chosen. */
export const dueOf = ({ final_total, payments }: Pick<Order, 'final_total' | 'payments'>): number => amountDue(final_total, payments);

/** How that is marked: what still waits for somebody asks for attention, what nobody waits for does not. */
export function paymentLook(order: Due): 'good' | 'waiting' | 'bad' | 'quiet' {
  if (order.payment_status === 'Paid') return 'good';
  if (order.payment_status === 'Refunded') return 'bad';
  return order.status === 'cancelled' && !isChecked(order) ? 'quiet' : 'waiting';
}

type Tried = Pick<Order, 'payments'>;

export const latestBy = ({ payments }: Tried, method: PaymentMethod): Payment | undefined =>
  payments.findLast((payment) => payment.method === method);

/** What a provider has not answered yet. */
export const underWay = ({ payments }: Tried): Payment | undefined =>
  payments.findLast(({ method, state }) => method !== 'mobile_money' && (state === 'created' || state === 'pending'));

/** Until when the phone of a prompt asks its owner, ISO 8601. */
export const promptEnds = ({ created_at }: Payment): string => new Date(Date.parse(created_at) + PROMPT_MINUTES * 60_000).toISOString();
export const hasEnded = (prompt: Payment, now_ms = Date.now()): boolean => now_ms >= Date.parse(promptEnds(prompt));

/** A prompt that gave way to another payment, though its phone may still ask. */
export function mayStillAsk(order: Tried, now_ms = Date.now()): Payment | undefined {
  const prompt = latestBy(order, 'prompt');
  return prompt?.state === 'expired' && !hasEnded(prompt, now_ms) ? prompt : undefined;
}

/** Money that has come in, and what of it went back; oldest first. */
export const moneyMoved = ({ payments }: Tried): Payment[] => payments.filter(({ state }) => state === 'succeeded' || state === 'refunded');

const FAILED: readonly Payment['state'][] = ['failed', 'expired', 'rejected'];

/** The newest attempt of a way, where it has come to nothing. */
export function failedBy(order: Tried, method: PaymentMethod): Payment | undefined {
  const latest = latestBy(order, method);
  return latest && FAILED.includes(latest.state) ? latest : undefined;
}
