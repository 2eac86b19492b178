/** Publishes products and changes discounts at their planned times. Several processes may run it at once. */
import type { AppContext } from '../context.ts';
import { applyScheduledChanges } from '../domains/products/products.ts';
import type { ShopJob } from './shop-job.ts';

/** Short, so that a product appears within three seconds of its time: the snapshot may take one more second. */
const LOOK_EVERY_MS = 2_000;

/** `pausesAfterClockJump` false: the work itself checks the clock, but only when something is due. */
export const createPlannedProductsJob = (context: Pick<AppContext, 'db' | 'clock'>): ShopJob => ({
  name: 'planned-products',
  every_ms: LOOK_EVERY_MS,
  pausesAfterClockJump: false,
  work: () => applyScheduledChanges(context),
});
