/** Shares work between requests that wait for it at the same time; only the first is charged. */
import { TryLater } from './try-later.ts';

/**
 * Runs `work`, or waits for another request that runs the same work already; `runOrJoin` decides which: it calls `startWork`, or returns the
 * result of the other request. If the other request is refused because its own limit is used up, calls `runOrJoin` again, so that a request is
 * never refused because of another request's limit.
 */
export async function shareWork<Args extends unknown[], WorkResult, Result>(
  work: (...args: Args) => Promise<WorkResult>,
  runOrJoin: (startWork: (...args: Args) => Promise<WorkResult>) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    let hasRun = false;
    const startWork = (...args: Args) => {
      hasRun = true;
      return work(...args);
    };
    try {
      return await runOrJoin(startWork);
    } catch (error) {
      if (hasRun || !(error instanceof TryLater)) throw error;
    }
  }
}
