/** Works on imports of products. Several processes may look; one of them works on the one that waits. */
import type { AppContext } from '../context.ts';
import { createPictureFetch, runWaitingImport } from '../domains/product-files/product-files.ts';
import type { EventLog } from '../http/log.ts';
import type { ShopJob } from './shop-job.ts';

const LOOK_EVERY_MS = 1_000;

/** `stop` ends an import between two batches; the next start goes on with it. */
export function createProductImportsJob(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  log: Pick<EventLog, 'error'>,
): { job: ShopJob; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const context = { db, storage, fetchPicture: createPictureFetch(), signal: stopping.signal };
  let running: Promise<unknown> | undefined;
  // Not awaited by the job: an import takes minutes, and a job without a record for so long counts as late.
  const work = async () => {
    running ??= runWaitingImport(context)
      .catch((err: unknown) =>
        log.error({ event: 'job_failing', job: 'product-imports', err }, 'An import failed; nothing of it is written'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  return {
    job: { job: 'product-imports', every_ms: LOOK_EVERY_MS, waitsForClock: false, work },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
