import type { PublicOrder } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { findOrderByNumber, presentPublicOrder } from '../orders/orders.ts';
import { loadOrderView } from './load-order-view.ts';

/**
 * Limits the wrong digits for one short number, for all visitors together but those who once gave the right ones. A visitor who knows only the number would have to try 10,000
 * combinations; in 90 days she can try 4 % of them.
 */
const WRONG_DIGITS_LIMIT = createSharedRateLimiter('tracking digits', { burst: 10, secondsPerCall: 6 * 3_600 });

/**
 * Remembers for 90 days from which addresses the right digits came. Such an address has a limit of its own, so that a stranger who guesses
 * cannot keep the shopper from her order; nor can one who shares her address guess more often.
 */
const RIGHT_DIGITS = createSharedRateLimiter('right tracking digits', { burst: 1, secondsPerCall: 90 * 86_400 });

/**
 * The public view of an order, for a visitor who knows its short number and the last four digits of its phone number. An unknown number
 * gets the same refusals as wrong digits: 404, and 429 after too many attempts. Must be called outside of a transaction, as a rollback
 * would undo the count of attempts.
 */
export async function trackByNumber(
  db: Db,
  { order_number, phone_digits, ip_address }: { order_number: string; phone_digits: string; ip_address: string },
  messages: Messages,
): Promise<Outcome<PublicOrder>> {
  const short_id = order_number.toLowerCase();
  const shopperKey = `${short_id} ${ip_address}`;
  const limitKey = (await RIGHT_DIGITS.hasCalls(db, shopperKey)) ? shopperKey : short_id;
  // Counts the attempt before the look-up, so that concurrent attempts cannot exceed the limit.
  const wait_s = await WRONG_DIGITS_LIMIT.countCalls(db, limitKey);
  if (wait_s > 0) return refuse('too_many_tracking_guesses');
  const details = await findOrderByNumber(db, short_id, phone_digits);
  if (!details) return refuse('order_not_found');
  await WRONG_DIGITS_LIMIT.undoCount(db, limitKey);
  await RIGHT_DIGITS.countCalls(db, shopperKey);
  return done(await loadOrderView(db, details, { present: presentPublicOrder, messages }));
}
