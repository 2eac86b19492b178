/** Counts missed searches in memory, and adds the counts to the database in batches. */
import type { Db } from '../../../database/db.ts';
import { createDailySearchFilter } from './daily-search-filter.ts';
import { normaliseWords } from './normalise-words.ts';
import { incrementCounts } from './queries.ts';

/** The maximum number of different texts that wait for the next write. When it is reached, only texts that already wait are counted. */
export const WAITING_TEXTS_MAX = 2_000;

export type MissedSearchCounter = {
  /**
   * Counts a search text that found nothing, once a day for each IP address. `visitorAddress`: the IP address of the visitor. It is null if
   * the server renders a page that it keeps for all visitors; such a search is not counted.
   */
  count(text: string, visitorAddress: string | null): void;
  /** Writes the counts since the last call. If the database fails, they wait for the next call. */
  flush(): Promise<void>;
};

export function createMissedSearchCounter(db: Db, now_ms: () => number = Date.now): MissedSearchCounter {
  const isFirstToday = createDailySearchFilter(now_ms);
  let waitingCounts = new Map<string, number>();

  function addCount(words: string, count: number): void {
    const previousCount = waitingCounts.get(words) ?? 0;
    if (previousCount > 0 || waitingCounts.size < WAITING_TEXTS_MAX) waitingCounts.set(words, previousCount + count);
  }
  return {
    count(text, visitorAddress) {
      const words = normaliseWords(text);
      if (words !== null && visitorAddress !== null && isFirstToday(visitorAddress, words)) addCount(words, 1);
    },
    async flush() {
      if (waitingCounts.size === 0) return;
      const batch = waitingCounts;
      waitingCounts = new Map();
      try {
        await incrementCounts(db, batch);
      } catch (error) {
        for (const [words, count] of batch) addCount(words, count);
        throw error;
      }
    },
  };
}
