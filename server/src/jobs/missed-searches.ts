/** Writes the counts of missed searches. Each process writes its own, because it counts in memory. */
import type { AppContext } from '../context.ts';
import type { ShopJob } from './shop-job.ts';

const WRITE_EVERY_MS = 30_000;

export const createMissedSearchesJob = ({ missedSearches }: Pick<AppContext, 'missedSearches'>): ShopJob => ({
  name: 'missed-searches',
  every_ms: WRITE_EVERY_MS,
  pausesAfterClockJump: false,
  work: () => missedSearches.flush(),
});
