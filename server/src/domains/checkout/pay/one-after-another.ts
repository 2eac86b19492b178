/** Many who want the same done at once: one run under way, and one more after it for all who came meanwhile, as the first may have looked too early. */
export function oneAfterAnother<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const runs = new Map<string, { now: Promise<Result>; next: Promise<Result> | null }>();

  return function run(key: string, work: () => Promise<Result>): Promise<Result> {
    const under_way = runs.get(key);
    if (under_way) {
      under_way.next ??= under_way.now
        .catch(() => {})
        .then(() => {
          runs.delete(key);
          return run(key, work);
        });
      return under_way.next;
    }
    const begun = { now: work(), next: null as Promise<Result> | null };
    runs.set(key, begun);
    const end = () => {
      if (begun.next === null && runs.get(key) === begun) runs.delete(key);
    };
    begun.now.then(end, end);
    return begun.now;
  };
}
