/** Limits how much work runs at once, in total and for each caller. Above the limit, callers do not wait: they are refused, with the time to retry. */
import { TryLater } from '../try-later.ts';

const RETRY_AFTER_S = 5;

export type ConcurrencyLimiter = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** The limiter throws TryLater: 429 if the caller has `each` runs in progress, 503 if all callers together have `all`. */
export function createConcurrencyLimiter({ all, each }: { all: number; each: number }): ConcurrencyLimiter {
  const running = new Map<string, number>();
  let free = all;
  return async (caller, work) => {
    const own = running.get(caller) ?? 0;
    if (own >= each) throw new TryLater(429, RETRY_AFTER_S);
    if (free === 0) throw new TryLater(503, RETRY_AFTER_S);
    free--;
    running.set(caller, own + 1);
    try {
      return await work();
    } finally {
      free++;
      const left = (running.get(caller) ?? 1) - 1;
      if (left > 0) running.set(caller, left);
      else running.delete(caller);
    }
  };
}
