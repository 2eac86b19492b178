/**
 * Limits how much work runs at once, in total and for each caller. Above the limit, the work is not queued: its caller is refused, with the
 * time to retry.
 */
import { TryLater } from '../try-later.ts';

const RETRY_AFTER_S = 5;

export type ConcurrencyLimiter = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

type Bounds = { running: number; runningPerCaller: number };

/** The limiter throws TryLater: 429 if work of this caller runs `runningPerCaller` times already, 503 if work of all callers runs `running` times. */
export function createConcurrencyLimiter(bounds: Bounds): ConcurrencyLimiter {
  const runningByCaller = new Map<string, number>();
  let running = 0;
  return async (caller, work) => {
    const runningOfCaller = runningByCaller.get(caller) ?? 0;
    if (runningOfCaller >= bounds.runningPerCaller) throw new TryLater(429, RETRY_AFTER_S);
    if (running >= bounds.running) throw new TryLater(503, RETRY_AFTER_S);
    running++;
    runningByCaller.set(caller, runningOfCaller + 1);
    try {
      return await work();
    } finally {
      running--;
      const stillRunning = (runningByCaller.get(caller) ?? 1) - 1;
      if (stillRunning > 0) runningByCaller.set(caller, stillRunning);
      else runningByCaller.delete(caller);
    }
  };
}
