/** Counts once an hour what each product has sold. */
import type { Db } from '../database/db.ts';
import { countSales } from '../domains/sales/sales.ts';
import type { ShopJob } from './shop-job.ts';

const COUNT_EVERY_MS = 60 * 60 * 1_000;

/** `pausesAfterClockJump`: after a jump ahead, all sales would be too old to be counted. */
export const createSalesCountJob = (db: Db): ShopJob => ({
  name: 'count-sales',
  every_ms: COUNT_EVERY_MS,
  pausesAfterClockJump: true,
  work: () => countSales(db),
});
