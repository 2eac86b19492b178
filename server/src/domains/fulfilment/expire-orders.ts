import { readShopTime } from '../../database/clock.ts';
import { cancelAtProviders } from '../paying/paying.ts';
import { cancelLockedOrder } from './cancel-locked.ts';
import { forEachUnpaidOrder, type UnpaidOrdersContext } from './unpaid-orders.ts';

/** How much longer an order waits if its provider does not report whether it was paid. */
const UNCLEAR_PAYMENT_MS_MAX = 24 * 3_600_000;

/**
 * Cancels orders that were not paid in time. `at`: the time to judge by; the database's clock by default. Returns the number of cancelled
 * orders.
 */
export async function expireOrders(context: UnpaidOrdersContext, at?: Date): Promise<number> {
  const { mailer, providers } = context;
  const now = at ?? (await readShopTime(context.db));
  const expired = await forEachUnpaidOrder(context, { part: 1, unreminded: false, now }, async (trx, order, { until, inDoubt }) => {
    const isOver = until.getTime() + (inDoubt ? UNCLEAR_PAYMENT_MS_MAX : 0) <= now.getTime();
    return isOver ? cancelLockedOrder(trx, mailer, order, { by: 'job', unpaid: true }) : null;
  });
  await cancelAtProviders(providers, expired.flat());
  return expired.length;
}
