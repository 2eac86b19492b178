/** Asks again after a failure: soon at first, then less and less often, as what is broken may stay so for hours. */

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

export type Retrying = {
  /** `again` will be called; a call that was due before is not made besides. */
  failed(): void;
  /** Nothing is left to ask, and the next failure is a first one. */
  succeeded(): void;
  /** Calls no more, whatever fails. */
  close(): void;
};

export function retrying(again: () => void): Retrying {
  let wait_ms = FIRST_MS;
  let due: NodeJS.Timeout | undefined;
  let open = true;
  return {
    failed() {
      clearTimeout(due);
      if (!open) return;
      due = setTimeout(again, wait_ms).unref();
      wait_ms = Math.min(2 * wait_ms, LONGEST_MS);
    },
    succeeded() {
      clearTimeout(due);
      wait_ms = FIRST_MS;
    },
    close() {
      open = false;
      clearTimeout(due);
    },
  };
}
