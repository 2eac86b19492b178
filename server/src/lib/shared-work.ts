/** Shares work between requests that wait for it at the same time; only the first is charged. */
import { TryLater } from './try-later.ts';

/**
 * Runs `work`, or waits for another request that runs the same work already; `runOrJoin` decides which. If the other request is refused
 * because its own limit is used up, calls `runOrJoin` again, so that a request is never refused because of another request's limit.
 */
export async function shareWork<Args extends unknown[], WorkResult, Result>(
  work: (...args: Args) => Promise<WorkResult>,
  runOrJoin: (trackedWork: (...args: Args) => Promise<WorkResult>) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    let hasRun = false;
    const trackedWork = (...args: Args) => {
      hasRun = true;
      return work(...args);
    };
    try {
      return await runOrJoin(trackedWork);
    } catch (error) {
      if (hasRun || !(error instanceof TryLater)) throw error;
    }
  }
}
