import { readShopTime } from '../../database/clock.ts';
import { cancelAtProviders } from '../paying/paying.ts';
import { cancelLockedOrder } from './cancel-locked.ts';
import { forEachUnpaidOrder, type UnpaidOrdersContext } from './unpaid-orders.ts';

/** How much longer an order waits if a provider does not report clearly whether it was paid. */
const IN_DOUBT_MS_MAX = 24 * 3_600_000;

/**
 * Cancels orders that were not paid in time, and returns their number. `currentTime`: by default that of the database.
 */
export async function expireOrders(context: UnpaidOrdersContext, currentTime?: Date): Promise<number> {
  const { mailer, providers } = context;
  const now = currentTime ?? (await readShopTime(context.db));
  const attemptsOfExpiredOrders = await forEachUnpaidOrder(
    context,
    { waitedShare: 1, excludesReminded: false, now },
    async (trx, order, { pay_until, isInDoubt }) => {
      const isOver = pay_until.getTime() + (isInDoubt ? IN_DOUBT_MS_MAX : 0) <= now.getTime();
      return isOver ? cancelLockedOrder(trx, mailer, order, { actor: 'job', isOverdue: true }) : null;
    },
  );
  await cancelAtProviders(providers, attemptsOfExpiredOrders.flat());
  return attemptsOfExpiredOrders.length;
}
