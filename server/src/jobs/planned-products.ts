/** Publishes products and changes discounts at their planned times. Several processes may run it at once. */
import type { AppContext } from '../context.ts';
import { applyPlannedChanges } from '../domains/products/products.ts';
import type { ShopJob } from './shop-job.ts';

/** So a product appears within three seconds of its time, one of which the snapshot may take. */
const LOOK_EVERY_MS = 2_000;

/** `waitsForClock` false: the work itself checks the clock, but only when something is due. */
export const createPlannedProductsJob = (context: Pick<AppContext, 'db' | 'clock'>): ShopJob => ({
  ...{ job: 'planned-products', every_ms: LOOK_EVERY_MS, waitsForClock: false },
  work: () => applyPlannedChanges(context),
});
