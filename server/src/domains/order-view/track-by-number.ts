import type { PublicOrder } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findOrderByNumber, presentPublicOrder } from '../orders/orders.ts';
import { showOrder } from './show-order.ts';

/**
 * The limit of wrong digits for one short number, by all callers together. A caller who knows only the number has 10,000 combinations to try,
 * and gets through 4 % of them in 90 days.
 */
const WRONG_DIGITS = createSharedRateLimiter('tracking digits', { max: 10, everySeconds: 6 * 3_600 });

/**
 * The public view of an order, for anyone who knows its short number and the last four digits of its phone number. An unknown number takes
 * the same steps as wrong digits and is refused alike (404), also after too many tries (429). Call it outside any transaction: a rollback
 * would undo the count.
 */
export async function trackByNumber(
  db: Db,
  { order_number, phone_digits }: { order_number: string; phone_digits: string },
): Promise<Outcome<PublicOrder>> {
  const short_id = order_number.toLowerCase();
  // Counts before the look-up, so that concurrent tries are counted, too.
  if ((await WRONG_DIGITS.take(db, short_id)) > 0) return refuse('too_many_tracking_guesses');
  const record = await findOrderByNumber(db, short_id, phone_digits);
  if (!record) return refuse('order_not_found');
  await WRONG_DIGITS.giveBack(db, short_id);
  return done(await showOrder(db, record, presentPublicOrder));
}
