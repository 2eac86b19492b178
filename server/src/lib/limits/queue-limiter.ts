/**
 * Limits how much expensive work runs at once and how much may wait. Without a bound the queue would grow until callers have given up
 * before their work begins.
 *
 * Each caller has its own queue, and the queues are served round robin: a caller with much work delays only itself. When all queues
 * together are full, the last waiter of the longest queue is refused in favour of a caller with a shorter queue.
 */
import { TryLater } from '../try-later.ts';

const RETRY_AFTER_S = 2;

/** `caller`: the key that work is counted by, mostly an IP address. */
export type QueueLimiter = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** How many works may run at once, how many may wait, and how many of one caller may wait. */
type Bounds = { running: number; waiting: number; waitingPerCaller: number };
type Waiter = { begin: () => void; refuse: (error: TryLater) => void };

/**
 * The limiter throws TryLater: 429 if `waitingPerCaller` works of the caller wait already, 503 if the queues are full and no other caller has a
 * longer queue.
 */
export function createQueueLimiter(bounds: Bounds): QueueLimiter {
  /** How many more works may begin at once. */
  let freeTurns = bounds.running;
  let waiterCount = 0;
  /** In serving order: a caller that was served goes to the end. */
  const queues = new Map<string, Waiter[]>();

  /** Refuses the last waiter of the caller with the longest queue, unless the queue of `caller` would then be as long. */
  function refuseLastOfLongestQueue(caller: string): boolean {
    let longestCaller = '';
    let longestQueue: Waiter[] = [];
    for (const [queuedCaller, queue] of queues) {
      if (queue.length > longestQueue.length) [longestCaller, longestQueue] = [queuedCaller, queue];
    }
    if (longestQueue.length <= (queues.get(caller)?.length ?? 0) + 1) return false;
    longestQueue.pop()?.refuse(new TryLater(503, RETRY_AFTER_S));
    if (longestQueue.length === 0) queues.delete(longestCaller);
    waiterCount -= 1;
    return true;
  }

  async function waitForTurn(caller: string): Promise<void> {
    if (freeTurns > 0) {
      freeTurns -= 1;
      return;
    }
    const queue = queues.get(caller) ?? [];
    if (queue.length >= bounds.waitingPerCaller) throw new TryLater(429, RETRY_AFTER_S);
    if (waiterCount >= bounds.waiting && !refuseLastOfLongestQueue(caller)) throw new TryLater(503, RETRY_AFTER_S);
    waiterCount += 1;
    queues.set(caller, queue);
    await new Promise<void>((begin, refuse) => queue.push({ begin, refuse }));
  }

  function passTurnToNextWaiter(): void {
    const next = queues.entries().next().value;
    if (!next) {
      freeTurns += 1;
      return;
    }
    const [caller, queue] = next;
    // The turn goes straight to a waiter, so that a new caller does not overtake those that wait.
    queue.shift()?.begin();
    waiterCount -= 1;
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
  }

  return async (caller, work) => {
    await waitForTurn(caller);
    try {
      return await work();
    } finally {
      passTurnToNextWaiter();
    }
  };
}
