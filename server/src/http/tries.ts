/** How often something may be tried: a bucket for each key, that a try fills and time empties. */

export type Tries = {
  /** Counts a try. 0: it may be; else how many seconds until one may be, and nothing was counted. */
  take(key: string): number;
  /** For a try that turned out not to be what is counted. */
  giveBack(key: string): void;
};

/** The keys tried longest ago are forgotten beyond so many, which takes a flood from thousands of addresses. */
const KEYS_MAX = 50_000;

/** `max` at once, then one every `everySeconds`. Unlike a window that ends for all at once, this never refuses for long. */
export function tries({ max, everySeconds }: { max: number; everySeconds: number }, now_ms = () => Date.now()): Tries {
  /** When each bucket is empty again: the whole state in one number. */
  const emptyAt_ms = new Map<string, number>();
  const one_ms = everySeconds * 1000;

  const fill = (key: string, at_ms: number) => {
    emptyAt_ms.delete(key);
    if (at_ms > now_ms()) emptyAt_ms.set(key, at_ms);
    const oldest = emptyAt_ms.size > KEYS_MAX ? emptyAt_ms.keys().next().value : undefined;
    if (oldest !== undefined) emptyAt_ms.delete(oldest);
  };

  return {
    take(key) {
      const filled_ms = Math.max(emptyAt_ms.get(key) ?? 0, now_ms()) + one_ms;
      const wait_ms = filled_ms - now_ms() - max * one_ms;
      if (wait_ms > 0) return Math.ceil(wait_ms / 1000);
      fill(key, filled_ms);
      return 0;
    },
    giveBack(key) {
      fill(key, (emptyAt_ms.get(key) ?? 0) - one_ms);
    },
  };
}
