/** Cancels unpaid orders when their time is over, and reminds their shoppers after half of it. Several processes may run it at once. */
import { expireOrders, remindOrders, type UnpaidOrdersContext } from '../domains/fulfilment/fulfilment.ts';
import type { ShopJob } from './shop-job.ts';

const CHECK_EVERY_MS = 60 * 1_000;

/** Cancels before it reminds, so that after a long stop of the shop no shopper is reminded of an order that is then cancelled. */
async function expireAndRemindOrders(context: UnpaidOrdersContext): Promise<void> {
  await expireOrders(context);
  await remindOrders(context);
}

export const createUnpaidOrdersJob = (context: UnpaidOrdersContext): ShopJob => ({
  name: 'unpaid',
  every_ms: CHECK_EVERY_MS,
  pausesAfterClockJump: true,
  work: () => expireAndRemindOrders(context),
});
