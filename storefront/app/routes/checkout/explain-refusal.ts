import { type ClientCode, isInconclusive, type Refusal } from '@uruhu/contract/client';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import * as messages from '#messages/orders/checkout';

/** The part of the page where the shopper can fix a problem. */
type ProblemLocation = 'address' | 'phone' | 'coupon' | 'order_button';
/** Why an order was not placed. */
export type CheckoutProblem = { location: ProblemLocation; code?: ClientCode; message: string; canRetry: boolean };

export type ExplainedRefusal = {
  problem: CheckoutProblem;
  /** No response came, or the shop failed: the order may have been placed, so a retry must send the same idempotency key. */
  mayBePlaced: boolean;
};

function readNewTotal(data: unknown): number | null {
  const total = (data as { total?: unknown } | null | undefined)?.total;
  return typeof total === 'number' ? total : null;
}

const isAboutCoupon = ({ code }: Refusal) => code.startsWith('coupon_');

/** The problem for a call without a response, which is safe to retry. */
export const describeDroppedConnection = (): CheckoutProblem => ({
  location: 'order_button',
  message: messages.connectionDropped,
  canRetry: true,
});

/** Turns the server's refusal into a problem for the shopper. `hasCoupon`: the order had a coupon code. */
export function explainRefusal(refusal: Refusal, { hasCoupon }: { hasCoupon: boolean }): ExplainedRefusal {
  const { code, message, data } = refusal;
  const createButtonProblem = (text: string, canRetry: boolean): CheckoutProblem => ({ location: 'order_button', message: text, canRetry });
  if (code === 'network_error') return { problem: describeDroppedConnection(), mayBePlaced: true };
  if (isInconclusive(refusal)) return { problem: createButtonProblem(message, true), mayBePlaced: true };
  if (code === 'address_needed') return { problem: { location: 'address', message, canRetry: false }, mayBePlaced: false };
  if (code === 'phone_needed') return { problem: { location: 'phone', message, canRetry: false }, mayBePlaced: false };
  if (hasCoupon && isAboutCoupon(refusal)) return { problem: { location: 'coupon', code, message, canRetry: false }, mayBePlaced: false };
  const total = code === 'total_changed' ? readNewTotal(data) : null;
  return { problem: createButtonProblem(total === null ? message : messages.priceChanged(formatRwf(total)), false), mayBePlaced: false };
}
