/** Forks killable shops, and kills them at each step of a request. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/http/parts.ts';
import type { Asked, Told } from './killable-shop.ts';

const SHOP = join(import.meta.dirname, 'killable-shop.ts');
/** As many as this machine has processors. */
const AT_ONCE = 2;
/** Reading the same sources forty times is most of the time that this takes. */
const COMPILED = join(import.meta.dirname, '../../../.cache/test/compiled');
const POLL_MS = 10;
const POLLS_MAX = 1_000;

export type Killable = {
  /** What it answers, with the steps that it took. */
  ask(asked: Asked): Promise<Told>;
  /**
   * Ends at a step of the request, and with it everything that it had open in the database. False where the request took fewer steps
   * than that, as one that somebody did before need not be done again: then it is over, and the process too.
   */
  dieOf(asked: Asked & { kill_at: number }): Promise<boolean>;
  stop(): Promise<void>;
};

let started = 0;

/** `env` is the shop's. Its connections carry a name of their own, so that the end of the last one can be seen. */
export async function startKillable(db: Db, databaseUrl: string, env: Record<string, string> = {}): Promise<Killable> {
  const name = `killable-${process.pid}-${++started}`;
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  const child: ChildProcess = fork(SHOP, [], {
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, DATABASE_POOL: '2', ...env, DATABASE_URL: url.href },
    execArgv: [],
  });
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const told = async () => {
    const ended = gone.then(([code, signal]) => Promise.reject(new Error(`the shop ended (${code ?? signal})`)));
    return (await Promise.race([once(child, 'message'), ended]))[0];
  };
  await told();

  /** What a killed process had sent is still worked off; what it had begun is undone after that. */
  async function untilForgotten(): Promise<void> {
    for (let polls = 0; polls < POLLS_MAX; polls++) {
      const { rows } = await sql`select 1 from pg_stat_activity where application_name = ${name}`.execute(db);
      if (rows.length === 0) return;
      await pause(POLL_MS);
    }
    throw new Error(`the database still has connections of ${name}`);
  }

  return {
    async ask(asked) {
      const answer = told();
      child.send(asked);
      return answer;
    },
    async dieOf(asked) {
      child.send(asked);
      const lived = await Promise.race([gone.then(() => false), once(child, 'message').then(() => true)]);
      if (lived) child.disconnect();
      const [code, signal] = await gone;
      if (!lived && signal !== 'SIGKILL') throw new Error(`it ended by itself (${code ?? signal})`);
      await untilForgotten();
      return !lived;
    },
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}

/** Once a change is sent: between two of them nothing becomes of a transaction. And when all is done but the answer. */
export const changes = (step: string): boolean => /^sent\s+(insert|update|delete|commit)|^about to answer/i.test(step);

/**
 * Calls `one` for each step that is `wanted`, a few at a time, each with a process of its own; the next ones start meanwhile.
 */
export async function atEachStep(
  steps: readonly string[],
  start: () => Promise<Killable>,
  one: (at: { shop: Killable; kill_at: number; step: string }) => Promise<void>,
  wanted: (step: string) => boolean = () => true,
) {
  const waiting = [...steps.entries()].filter(([, step]) => wanted(step));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, step] = next;
        await one({ shop: await start(), kill_at: index + 1, step });
      }
    }),
  );
}
