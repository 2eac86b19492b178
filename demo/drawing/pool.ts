import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Picture } from './pictures.ts';
import type { WorkerReply } from './worker.ts';

export type Failure = { key: string; error: string };

/**
 * Draws the pictures in one thread for each core. `onDrawn` receives the bytes of each picture, in no fixed order.
 * Pictures that could not be drawn, and errors that `onDrawn` throws, are returned as failures. Rejects only when a thread
 * dies.
 */
export async function drawAll(pictures: readonly Picture[], onDrawn: (picture: Picture, bytes: Uint8Array) => void): Promise<Failure[]> {
  const pending = [...pictures];
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const failures: Failure[] = [];

  const handleReply = (answer: WorkerReply): void => {
    const picture = byKey.get(answer.key);
    if ('error' in answer || !picture) {
      failures.push({ key: answer.key, error: 'error' in answer ? answer.error : 'was not requested' });
      return;
    }
    try {
      onDrawn(picture, answer.bytes);
    } catch (error) {
      failures.push({ key: answer.key, error: error instanceof Error ? error.message : String(error) });
    }
  };

  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const sendNext = () => worker.postMessage(pending.shift()?.key ?? null);
      worker.on('message', (answer: WorkerReply) => {
        handleReply(answer);
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
