/**
 * Work that takes much of the machine takes turns: some at once, some waiting, and no more. Without an end the queue would grow
 * until everybody has given up waiting for what is still worked on.
 */
import { TryLater } from './try-later.ts';

const RETRY_AFTER_S = 2;

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `running` at once and lets `waiting` wait, first come first served; who comes then is told to come back. */
export function turns({ running, waiting }: { running: number; waiting: number }): Turns {
  let free = running;
  const queue: (() => void)[] = [];

  async function myTurn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw new TryLater(503, RETRY_AFTER_S);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  return async (work) => {
    await myTurn();
    try {
      return await work();
    } finally {
      // A turn is handed on, so that nobody who comes just now gets before those who wait.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
