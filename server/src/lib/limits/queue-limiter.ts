/**
 * Limits how much expensive work runs at once and how much may wait. Without a bound the queue would grow until callers have given up
 * before their work begins.
 *
 * Each caller has its own queue, and the queues are served round robin: a caller with much work delays only its own. When the queue is
 * full, a caller with fewer waiting takes the last place of the caller with most.
 */
import { TryLater } from '../try-later.ts';

const RETRY_AFTER_S = 2;

/** `caller`: the key that work is counted by, mostly an IP address. */
export type QueueLimiter = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** `each`: how much of one caller may wait. */
type Bounds = { running: number; waiting: number; each: number };
type Waiter = { begin: () => void; refuse: (why: TryLater) => void };

/** The limiter throws TryLater: 429 if `each` of the caller wait already, 503 if the queue is full and no other caller has more in it. */
export function createQueueLimiter({ running, waiting, each }: Bounds): QueueLimiter {
  let free = running;
  let waiters = 0;
  /** In serving order: a caller that was served goes to the end. */
  const queues = new Map<string, Waiter[]>();

  /** Refuses the newest waiter of the caller with most, unless `caller` would then have as many. */
  function refuseNewestOfLongest(caller: string): boolean {
    const [greediest, queue] = [...queues].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (queue.length <= (queues.get(caller)?.length ?? 0) + 1) return false;
    queue.pop()?.refuse(new TryLater(503, RETRY_AFTER_S));
    if (queue.length === 0) queues.delete(greediest);
    waiters -= 1;
    return true;
  }

  async function waitForTurn(caller: string): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const mine = queues.get(caller) ?? [];
    if (mine.length >= each) throw new TryLater(429, RETRY_AFTER_S);
    if (waiters >= waiting && !(waiters > 0 && refuseNewestOfLongest(caller))) throw new TryLater(503, RETRY_AFTER_S);
    waiters += 1;
    queues.set(caller, mine);
    await new Promise<void>((begin, refuse) => mine.push({ begin, refuse }));
  }

  function passTurnToNextWaiter(): void {
    const next = queues.entries().next().value;
    if (!next) {
      free += 1;
      return;
    }
    const [caller, queue] = next;
    // The turn goes straight to a waiter: a caller that comes just now must not overtake those that wait.
    queue.shift()?.begin();
    waiters -= 1;
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
