import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Picture } from './pictures.ts';
import type { WorkerReply } from './worker.ts';

export type Failure = { key: string; error: string };

/**
 * Draws the pictures in one thread for each core. Calls `onDrawn` with the bytes of each picture, in no fixed order. Returns a failure for
 * each picture that could not be drawn or for which `onDrawn` threw. Rejects only when a thread dies.
 */
export async function drawAll(pictures: readonly Picture[], onDrawn: (picture: Picture, bytes: Uint8Array) => void): Promise<Failure[]> {
  const pending = [...pictures];
  const pictureByKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const failures: Failure[] = [];

  const handleReply = (reply: WorkerReply): void => {
    const picture = pictureByKey.get(reply.key);
    if ('error' in reply || !picture) {
      failures.push({ key: reply.key, error: 'error' in reply ? reply.error : 'was not requested' });
      return;
    }
    try {
      onDrawn(picture, reply.bytes);
    } catch (error) {
      failures.push({ key: reply.key, error: error instanceof Error ? error.message : String(error) });
    }
  };

  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const sendNext = () => worker.postMessage(pending.shift()?.key ?? null);
      worker.on('message', (reply: WorkerReply) => {
        handleReply(reply);
        sendNext();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      sendNext();
    });

  const threads = Math.min(availableParallelism(), pictures.length);
  await Promise.all(Array.from({ length: threads }, runWorker));
  return failures;
}
