/** Work that several readers wait for at once, of whom the first pays. */
import { TryLater } from './try-later.ts';

/**
 * Runs `share` with `work`. `share` may return the result of the same work that another request has started. If that work was refused
 * because the other request had used up a limit or a queue, this request tries again until the result is of its own work.
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
