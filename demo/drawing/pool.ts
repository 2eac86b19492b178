import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Picture } from './pictures.ts';
import type { WorkerAnswer } from './worker.ts';

export type Failure = { key: string; error: string };

/**
 * Draws the pictures on every core. `done` gets each one's bytes, in no set order; what it throws, and every picture
 * that could not be drawn, comes back as a failure. Rejects only where a thread itself dies.
 */
export async function drawAll(pictures: readonly Picture[], done: (picture: Picture, bytes: Uint8Array) => void): Promise<Failure[]> {
  const waiting = [...pictures];
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const failures: Failure[] = [];

  const take = (answer: WorkerAnswer): void => {
    const picture = byKey.get(answer.key);
    if ('error' in answer || !picture) {
      failures.push({ key: answer.key, error: 'error' in answer ? answer.error : 'was not asked for' });
      return;
    }
    try {
      done(picture, answer.bytes);
    } catch (error) {
      failures.push({ key: answer.key, error: error instanceof Error ? error.message : String(error) });
    }
  };

  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const next = () => worker.postMessage(waiting.shift()?.key ?? null);
      worker.on('message', (answer: WorkerAnswer) => {
        take(answer);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });

  const threads = Math.min(availableParallelism(), pictures.length);
  await Promise.all(Array.from({ length: threads }, work));
  return failures;
}
