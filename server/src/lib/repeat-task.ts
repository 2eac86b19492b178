/**
 * Runs a task at an interval, never twice at once, without keeping the process alive. After a failure it logs the error and runs the task
 * again at the next interval.
 * @returns the function that stops repeating the task and waits for a running one.
 */
export function repeatTask(interval_ms: number, task: () => Promise<unknown>, log: (message: string) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log(`maintenance failed: ${String(error)}`))
      .finally(() => {
        running = undefined;
      });
  }, interval_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
