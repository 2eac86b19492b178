/**
 * Runs work with the same key one after another. Calls that come during a run share one further run, as the current one may have read its
 * data too early.
 */
export function createKeyedQueue<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const runs = new Map<string, { now: Promise<Result>; next: Promise<Result> | null }>();

  return function run(key: string, work: () => Promise<Result>): Promise<Result> {
    const current = runs.get(key);
    if (current) {
      current.next ??= current.now
        .catch(() => {})
        .then(() => {
          runs.delete(key);
          return run(key, work);
        });
      return current.next;
    }
    const entry = { now: work(), next: null as Promise<Result> | null };
    runs.set(key, entry);
    const end = () => {
      if (entry.next === null && runs.get(key) === entry) runs.delete(key);
    };
    entry.now.then(end, end);
    return entry.now;
  };
}
