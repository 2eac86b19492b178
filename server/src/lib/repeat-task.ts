/** `name`: names the task in the log. */
type Task = { name: string; every_ms: number; work: () => Promise<unknown> };

/**
 * Runs a task at an interval, never twice at once, without keeping the process alive. After a failure it logs the error and runs the task
 * again at the next interval.
 * @returns the function that stops repeating the task and waits for a running one.
 */
export function repeatTask({ name, every_ms, work }: Task, log: (message: string) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log(`${name} failed: ${String(error)}`))
      .finally(() => {
        running = undefined;
      });
  }, every_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
