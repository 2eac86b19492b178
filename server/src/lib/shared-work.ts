/** Shares work between requests that wait for it at the same time; only the first is charged. */
import { TryLater } from './try-later.ts';

/**
 * Calls `share` with `work`. `share` runs it, or waits for another request that runs the same work already. If that work fails because the
 * other request has used up its own limit, this request calls `share` again, until the result or the error comes from its own work.
 */
export async function shareAllowedWork<Args extends unknown[], WorkResult, Result>(
  work: (...args: Args) => Promise<WorkResult>,
  share: (trackedWork: (...args: Args) => Promise<WorkResult>) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    let hasRun = false;
    const trackedWork = (...args: Args) => {
      hasRun = true;
      return work(...args);
    };
    try {
      return await share(trackedWork);
    } catch (error) {
      if (hasRun || !(error instanceof TryLater)) throw error;
    }
  }
}
