import { cancelLocked } from './cancel-locked.ts';
import { giveUpAttempts } from './give-up-attempts.ts';
import { eachWaiting, type Keeping } from './unpaid-orders.ts';

/** How much longer an order is kept whose payment is in doubt, as its provider does not answer. Then its stock is needed. */
const DOUBT_MS_MAX = 24 * 3_600_000;

/** Cancels what was not paid in time. Answers how many orders. */
export async function expireOrders(keeping: Keeping, now = new Date()): Promise<number> {
  const { post, providers } = keeping;
  const expired = await eachWaiting(keeping, { part: 1, unreminded: false, now }, async (trx, order, { until, inDoubt }) => {
    const over = until.getTime() + (inDoubt ? DOUBT_MS_MAX : 0) <= now.getTime();
    return over ? cancelLocked(trx, post, order, { by: 'job', reason: 'not paid in time', unpaid: true }) : null;
  });
  await giveUpAttempts(providers, expired.flat());
  return expired.length;
}
