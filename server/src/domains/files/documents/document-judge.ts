/** Judges documents in a worker thread, so that no file blocks the event loop. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createQueueLimiter } from '../../../lib/limits/queue-limiter.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { CHECK_TAKES_TOO_LONG } from '../refusals.ts';
import type { DocumentKind } from './judge-document.ts';
import type { JudgeReply, JudgeRequest } from './judge-worker.ts';

/** A document's file name extension, and its bytes, which the thread transfers back. */
export type JudgedDocument = { extension: string; bytes: Buffer };

export type DocumentJudge = {
  /**
   * Transfers the bytes to the thread, so that the caller cannot use them any more. Refuses documents that are broken, harmful, or take too
   * much time or memory to judge. Throws TryLater if too many documents wait: 429 if they are of this shopper, 503 if they are of all.
   */
  judge(user_id: string, kind: DocumentKind, bytes: Buffer): Promise<Outcome<JudgedDocument>>;
  close(): Promise<void>;
};

/**
 * Limits for one document. `work_ms_max`: the thread's processor time, as elapsed time would refuse documents on a busy machine; ten
 * megabytes of XML, the slowest harmless document, take a little over a second. `wait_ms_max`: the elapsed time, for a machine that hardly
 * runs the thread. `memory_mb_max`: the thread's memory without the bytes; ten megabytes of XML take half of it.
 */
export const JUDGE_LIMITS = { work_ms_max: 3_000, wait_ms_max: 20_000, memory_mb_max: 192 };
/** The part of the memory that holds new objects. */
const YOUNG_MEMORY_MB = 16;
type Limits = typeof JUDGE_LIMITS;
const CHECK_EVERY_MS = 100;
/** At most ten documents wait, each with its file in memory, and at most three of one shopper. */
const QUEUE = { running: 1, waiting: 10, waitingPerCaller: 3 };
const TOO_LONG = 'too long';
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Starts the thread and waits until it has loaded its modules, which does not count as time of a document. */
async function startWorker({ memory_mb_max }: Limits, onExit: () => void): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: memory_mb_max, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB };
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { resourceLimits, name: 'judging documents' });
  // The pending request gets the error. Without this listener the error would end the process.
  worker.on('error', () => {});
  worker.once('exit', onExit);
  await once(worker, 'message');
  // An idle thread must not keep the process alive.
  worker.unref();
  return worker;
}

type Verdict = Extract<JudgeReply, { type: 'verdict' }>;

async function readProcessorTime_ms(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** Aborts the request when the thread has used too much time. */
async function abortWhenTooSlow(worker: Worker, controller: AbortController, { work_ms_max, wait_ms_max }: Limits): Promise<void> {
  const start_ms = performance.now();
  const startProcessorTime_ms = await readProcessorTime_ms(worker);
  while (!controller.signal.aborted) {
    await pause(CHECK_EVERY_MS, undefined, { ref: false });
    if (performance.now() - start_ms > wait_ms_max || (await readProcessorTime_ms(worker)) - startProcessorTime_ms > work_ms_max)
      controller.abort(TOO_LONG);
  }
}

/** Returns null if judging took too much time or memory. Rejects with any other error of the thread. */
async function requestVerdict(worker: Worker, request: JudgeRequest, limits: Limits): Promise<Verdict | null> {
  const controller = new AbortController();
  // Reading the processor time of an ended thread fails. Ignores that error, because the code below gets the error of the thread.
  abortWhenTooSlow(worker, controller, limits).catch(() => {});
  worker.ref();
  try {
    const exit = once(worker, 'exit', { signal: controller.signal }).then(() => {
      throw new Error('the thread that judges documents ended before it replied');
    });
    const reply = once(worker, 'message', { signal: controller.signal });
    worker.postMessage(request, [request.bytes.buffer]);
    const [verdict] = await Promise.race([reply, exit]);
    return verdict as Verdict;
  } catch (error) {
    if (controller.signal.reason === TOO_LONG || (error as NodeJS.ErrnoException).code === OUT_OF_MEMORY) return null;
    throw error;
  } finally {
    controller.abort();
    worker.unref();
  }
}

/** Returns the bytes in a buffer of their own, because a transfer takes away the whole buffer, with all other data in it. */
function copyIfShared(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}

/** `limits`: for one document. The thread starts with the first document. */
export function createDocumentJudge(limits: Limits = JUDGE_LIMITS): DocumentJudge {
  const runInQueue = createQueueLimiter(QUEUE);
  let thread: Promise<Worker> | null = null;

  function startThread(): Promise<Worker> {
    const startedThread = startWorker(limits, () => {
      if (thread === startedThread) thread = null;
    });
    return startedThread;
  }

  async function stopThread(): Promise<void> {
    const endedThread = thread;
    thread = null;
    await (await endedThread?.catch(() => null))?.terminate();
  }

  async function judge(kind: DocumentKind, bytes: Buffer): Promise<Outcome<JudgedDocument>> {
    thread ??= startThread();
    try {
      const reply = await requestVerdict(await thread, { kind, bytes: copyIfShared(bytes) }, limits);
      if (reply) return reply.verdict.ok ? done({ extension: reply.verdict.value, bytes: Buffer.from(reply.bytes.buffer) }) : reply.verdict;
    } catch (error) {
      await stopThread();
      throw error;
    }
    await stopThread();
    return CHECK_TAKES_TOO_LONG;
  }

  return { judge: (user_id, kind, bytes) => runInQueue(user_id, () => judge(kind, bytes)), close: stopThread };
}
