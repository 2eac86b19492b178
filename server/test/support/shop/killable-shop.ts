/**
 * A process for tests to kill: the shop on the database of DATABASE_URL, driven by messages from the process that forked it.
 *
 * It records the steps of a request: `before` each statement is sent, `sent` after a statement that changes data is sent, and `before` and
 * `answered` for each call of another server. A request that names a step kills the whole process there with SIGKILL, as a power cut would.
 *
 * The shop's own code is unchanged: this file wraps the database driver and `fetch`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { observeStatements } from '../database/statements.ts';

/** A request to the shop, and the step at which the process is killed. */
export type KillableRequest = {
  method?: 'GET' | 'POST';
  url: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The number of the step at which the process is killed, from 1. Without it, the request completes. */
  kill_at?: number;
};
export type KillableReply = { status: number; text: string; steps: string[] };

type Recording = { steps: string[]; kill_at: number };
const recordings = new AsyncLocalStorage<Recording>();

function recordStep(name: string): void {
  const recording = recordings.getStore();
  if (!recording) return;
  recording.steps.push(name);
  if (recording.steps.length === recording.kill_at) process.kill(process.pid, 'SIGKILL');
}

function wrapFetch(): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const [target] = args;
    const path = new URL(target instanceof Request ? target.url : String(target)).pathname;
    recordStep(`before ${path}`);
    const response = await originalFetch(...args);
    recordStep(`answered ${path}`);
    return response;
  };
}

const STATEMENT_LENGTH_MAX = 60;
const shorten = (statement: string) => statement.slice(0, STATEMENT_LENGTH_MAX);
/** Returns whether a statement only reads, so that a kill after it has no other effect than a kill before it. */
const isRead = (text: string) => /^select(?!.* for update$)/.test(text);
observeStatements({
  before: (text) => recordStep(`before ${shorten(text)}`),
  after: (text) => isRead(text) || recordStep(`sent ${shorten(text)}`),
});
wrapFetch();
const { openShopWithoutJobs } = await import('./shop-without-jobs.ts');
const app = await openShopWithoutJobs(process.env);

/** Gives each call another IP address, so that no limit by address refuses it. */
const createIpAddress = () => `10.${[...randomBytes(3)].join('.')}`;

process.on('message', (request: KillableRequest) => {
  const { method = 'POST', url, body, headers = {}, kill_at = Number.POSITIVE_INFINITY } = request;
  const recording: Recording = { steps: [], kill_at };
  const recorded = recordings.run(recording, async () => {
    const result = await app.inject({ method, url, headers, remoteAddress: createIpAddress(), ...(body ? { payload: body } : {}) });
    recordStep('before the reply');
    return result;
  });
  recorded.then(({ statusCode, payload }) =>
    process.send?.({ status: statusCode, text: payload, steps: recording.steps } satisfies KillableReply),
  );
});
// The process that forked this one has ended or was killed.
process.on('disconnect', () => process.exit(0));
process.send?.('open');
