import { readShopTime } from '../../database/clock.ts';
import { giveUpAttempts } from '../paying/paying.ts';
import { cancelLocked } from './cancel-locked.ts';
import { forEachUnpaidOrder, type UnpaidOrdersContext } from './unpaid-orders.ts';

/** How much longer an order is kept while its provider does not say whether it was paid. After that others need the stock. */
const DOUBT_MS_MAX = 24 * 3_600_000;

/**
 * Cancels orders that were not paid in time. `at`: the time to judge by; the database's clock by default. Returns the number of cancelled
 * orders.
 */
export async function expireOrders(context: UnpaidOrdersContext, at?: Date): Promise<number> {
  const { mailer, providers } = context;
  const now = at ?? (await readShopTime(context.db));
  const expired = await forEachUnpaidOrder(context, { part: 1, unreminded: false, now }, async (trx, order, { until, inDoubt }) => {
    const isOver = until.getTime() + (inDoubt ? DOUBT_MS_MAX : 0) <= now.getTime();
    return isOver ? cancelLocked(trx, mailer, order, { by: 'job', unpaid: true }) : null;
  });
  await giveUpAttempts(providers, expired.flat());
  return expired.length;
}
