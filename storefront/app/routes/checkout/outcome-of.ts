import type { Refusal } from '@uruhu/contract/client';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/checkout';

/** Why an order was not placed. `at` is where the shopper can mend it. */
export type Trouble = { at: 'address' | 'phone' | 'coupon' | 'here'; message: string; retry: boolean };

export type Refused = {
  trouble: Trouble;
  /** No answer came, or none of the shop's own: the order may have been placed, so the key must be kept. */
  unknown: boolean;
};

function newTotal(data: unknown): number | null {
  const total = (data as { total?: unknown } | null | undefined)?.total;
  return typeof total === 'number' ? total : null;
}

/** Every sentence about a coupon names it; of all that an order needs, only a coupon can be not found. */
const isAboutCoupon = ({ status, message }: Refusal) => status === 404 || (status === 422 && /\bcoupon\b/i.test(message));

/** What the server's refusal means for the shopper. `withCoupon`: a code was sent along. */
export function refused(refusal: Refusal, withCoupon: boolean): Refused {
  const { status, message, data } = refusal;
  const here = (text: string, retry: boolean): Trouble => ({ at: 'here', message: text, retry });
  if (status === 0) return { trouble: here(words.connectionDropped, true), unknown: true };
  if (status >= 500) return { trouble: here(message, true), unknown: true };
  if (message === MESSAGE.addressNeeded) return { trouble: { at: 'address', message, retry: false }, unknown: false };
  if (message === MESSAGE.phoneNeeded) return { trouble: { at: 'phone', message, retry: false }, unknown: false };
  if (withCoupon && isAboutCoupon(refusal)) return { trouble: { at: 'coupon', message, retry: false }, unknown: false };
  const total = status === 409 ? newTotal(data) : null;
  return { trouble: here(total === null ? message : words.priceChanged(formatRwf(total)), false), unknown: false };
}
