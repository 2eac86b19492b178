/** Cancels unpaid orders when their time is over, and reminds their shoppers after half of it. Several processes may run it at once. */
import { expireOrders, remindOrders, type UnpaidOrdersContext } from '../domains/fulfilment/fulfilment.ts';
import type { ShopJob } from './shop-job.ts';

const CHECK_EVERY_MS = 60 * 1_000;

/** Cancels before it reminds, so that after a long stop of the shop no shopper gets a reminder for an order that is cancelled next. */
export async function handleUnpaidOrders(keeping: UnpaidOrdersContext): Promise<void> {
  await expireOrders(keeping);
  await remindOrders(keeping);
}

export const createUnpaidJob = (keeping: UnpaidOrdersContext): ShopJob => ({
  ...{ job: 'unpaid', every_ms: CHECK_EVERY_MS, isGuarded: true },
  work: () => handleUnpaidOrders(keeping),
});
