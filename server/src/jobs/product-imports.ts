/** Runs the waiting imports of products. Several processes may look for them; one process runs each import. */
import type { AppContext } from '../context.ts';
import { createPictureFetch, runWaitingImport } from '../domains/product-files/product-files.ts';
import type { EventLog } from '../http/log.ts';
import type { ShopJob } from './shop-job.ts';

const LOOK_EVERY_MS = 1_000;

/** `stop` interrupts an import between two batches; the next start runs it again. */
export function createProductImportsJob(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  log: Pick<EventLog, 'error'>,
): { job: ShopJob; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const context = { db, storage, fetchPicture: createPictureFetch(), signal: stopping.signal };
  let running: Promise<unknown> | undefined;
  // The job does not wait for the import, which takes minutes: a job without a recorded run for so long counts as late.
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
    job: { name: 'product-imports', every_ms: LOOK_EVERY_MS, pausesAfterClockJump: false, work },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
