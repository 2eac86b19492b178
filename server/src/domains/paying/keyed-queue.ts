/**
 * Runs work with the same key one after another. All calls during a run share one further run after it, as the current run may have read
 * its data before the call.
 */
export function createKeyedQueue<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const runs = new Map<string, { current: Promise<Result>; next: Promise<Result> | null }>();

  return function run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = runs.get(key);
    if (running) {
      running.next ??= running.current
        .catch(() => {})
        .then(() => {
          runs.delete(key);
          return run(key, work);
        });
      return running.next;
    }
    const newRun = { current: work(), next: null as Promise<Result> | null };
    runs.set(key, newRun);
    const removeRun = () => {
      if (newRun.next === null && runs.get(key) === newRun) runs.delete(key);
    };
    newRun.current.then(removeRun, removeRun);
    return newRun.current;
  };
}
