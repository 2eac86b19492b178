/**
 * A process for tests to kill: the shop on the database of DATABASE_URL, driven by messages from whoever forked it. Each step of a
 * request is counted: every statement (before it is sent, which is after the one before was answered, and
 * once it is sent, if it does more than look) and every call of somebody
 * else's server (before, answered).
 * A request that names a step ends the whole process there, as a power cut would: kill -9.
 *
 * Nothing in the shop knows of this: what is wrapped is the database driver and `fetch`, here.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { hearStatements } from './statements.ts';

/** What the process is asked to do, and to die of. */
export type Asked = {
  method?: 'GET' | 'POST';
  url: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The step to be killed at, from 1; none: it is let through. */
  kill_at?: number;
};
export type Told = { status: number; text: string; steps: string[] };

type Walk = { steps: string[]; kill_at: number };
const walking = new AsyncLocalStorage<Walk>();

function step(name: string): void {
  const walk = walking.getStore();
  if (!walk) return;
  walk.steps.push(name);
  if (walk.steps.length === walk.kill_at) process.kill(process.pid, 'SIGKILL');
}

function wrapFetch(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const [to] = args;
    const name = `${new URL(to instanceof Request ? to.url : String(to)).pathname}`;
    step(`before ${name}`);
    const answer = await send(...args);
    step(`answered ${name}`);
    return answer;
  };
}

const named = (text: string) => text.slice(0, 60);
/** What only looks changes nothing, answered or not. */
const looks = (text: string) => /^select(?!.* for update$)/.test(text);
hearStatements({
  before: (text) => step(`before ${named(text)}`),
  sent: (text) => looks(text) || step(`sent ${named(text)}`),
});
wrapFetch();
const { openQuietShop } = await import('./quiet-shop.ts');
const app = await openQuietShop(process.env);

/** Each call comes from somewhere else: limits by address are not what is looked at here. */
const anywhere = () => `10.${[...randomBytes(3)].join('.')}`;

process.on('message', (asked: Asked) => {
  const { method = 'POST', url, body, headers = {}, kill_at = Number.POSITIVE_INFINITY } = asked;
  const walk: Walk = { steps: [], kill_at };
  const injected = walking.run(walk, async () => {
    const answer = await app.inject({ method, url, headers, remoteAddress: anywhere(), ...(body ? { payload: body } : {}) });
    step('about to answer');
    return answer;
  });
  injected.then(({ statusCode, payload }) => process.send?.({ status: statusCode, text: payload, steps: walk.steps } satisfies Told));
});
// Whoever forked it is gone, killed perhaps.
process.on('disconnect', () => process.exit(0));
process.send?.('open');
