/** How many may be at something at once: all together, and each one. Nobody waits: who finds no place is told to come back. */
import { TryLater } from './try-later.ts';

const RETRY_AFTER_S = 5;

export type Places = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

/** Throws TryLater: 429 where `each` of one's own are taken, 503 where `all` are. */
export function places({ all, each }: { all: number; each: number }): Places {
  const taken = new Map<string, number>();
  let free = all;
  return async (who, work) => {
    const own = taken.get(who) ?? 0;
    if (own >= each) throw new TryLater(429, RETRY_AFTER_S);
    if (free === 0) throw new TryLater(503, RETRY_AFTER_S);
    free--;
    taken.set(who, own + 1);
    try {
      return await work();
    } finally {
      free++;
      const left = (taken.get(who) ?? 1) - 1;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
    }
  };
}
