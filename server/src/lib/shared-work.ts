/** Shares work between requests that wait for it at the same time; only the first is charged. */
import { TryLater } from './try-later.ts';

/**
 * Calls `share` with `work`. `share` runs it, or waits for another request that runs the same work already. If that work fails because the
 * other request has used up its own limit, this request calls `share` again, until the result or the error comes from its own work.
 */
export async function shareAllowedWork<Args extends unknown[], Made, Result>(
  work: (...args: Args) => Promise<Made>,
  share: (own: (...args: Args) => Promise<Made>) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    let isOwn = false;
    const own = (...args: Args) => {
      isOwn = true;
      return work(...args);
    };
    try {
      return await share(own);
    } catch (error) {
      if (isOwn || !(error instanceof TryLater)) throw error;
    }
  }
}
