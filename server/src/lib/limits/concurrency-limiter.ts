/** Limits how much work runs at once, in total and for each caller. Above the limit, the work is not queued: its caller is refused, with the time to retry. */
import { TryLater } from '../try-later.ts';

const RETRY_AFTER_S = 5;

export type ConcurrencyLimiter = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** The limiter throws TryLater: 429 if the caller has `each` runs in progress, 503 if all callers together have `all`. */
export function createConcurrencyLimiter({ all, each }: { all: number; each: number }): ConcurrencyLimiter {
  const running = new Map<string, number>();
  let freePlaces = all;
  return async (caller, work) => {
    const runningOfCaller = running.get(caller) ?? 0;
    if (runningOfCaller >= each) throw new TryLater(429, RETRY_AFTER_S);
    if (freePlaces === 0) throw new TryLater(503, RETRY_AFTER_S);
    freePlaces--;
    running.set(caller, runningOfCaller + 1);
    try {
      return await work();
    } finally {
      freePlaces++;
      const stillRunning = (running.get(caller) ?? 1) - 1;
      if (stillRunning > 0) running.set(caller, stillRunning);
      else running.delete(caller);
    }
  };
}
