/** Checks live products again after a release has changed the list of barred ingredients. Several processes may run it at once. */
import type { AppContext } from '../context.ts';
import { checkLiveProducts } from '../domains/products/products.ts';
import type { ShopJob } from './shop-job.ts';

/** Edits are checked when they are saved, so this only follows a release. */
const CHECK_EVERY_MS = 5 * 60_000;

export const createProductChecksJob = ({ db }: Pick<AppContext, 'db'>): ShopJob => ({
  name: 'product-checks',
  every_ms: CHECK_EVERY_MS,
  pausesAfterClockJump: false,
  work: () => checkLiveProducts(db),
});
