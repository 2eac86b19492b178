/** Calls a function again after a failure, with exponential backoff, from one second up to thirty. */

const FIRST_WAIT_MS = 1_000;
const WAIT_MS_MAX = 30_000;

export type Retry = {
  /** Call it after a failure. Schedules a call of `onRetry`, in place of one that is scheduled already. */
  scheduleRetry(): void;
  /** Call it after a success. Cancels the scheduled call, and restarts the backoff. */
  resetBackoff(): void;
  /** Cancels the scheduled call; later failures schedule none. */
  close(): void;
};

export function createRetry(onRetry: () => void): Retry {
  let wait_ms = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  return {
    scheduleRetry() {
      clearTimeout(timer);
      if (!isOpen) return;
      timer = setTimeout(onRetry, wait_ms).unref();
      wait_ms = Math.min(2 * wait_ms, WAIT_MS_MAX);
    },
    resetBackoff() {
      clearTimeout(timer);
      wait_ms = FIRST_WAIT_MS;
    },
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
