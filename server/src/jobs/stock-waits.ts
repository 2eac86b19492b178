/** Writes to shoppers who wait for a product that is in stock again. Several processes may run it at once. */
import type { AppContext } from '../context.ts';
import { notifyWaitingShoppers } from '../domains/stock-waits/stock-waits.ts';
import type { ShopJob } from './shop-job.ts';

const NOTIFY_EVERY_MS = 60 * 1_000;

export const createStockWaitsJob = (context: Pick<AppContext, 'db' | 'mailer'>): ShopJob => ({
  name: 'stock-waits',
  every_ms: NOTIFY_EVERY_MS,
  pausesAfterClockJump: true,
  work: () => notifyWaitingShoppers(context),
});
