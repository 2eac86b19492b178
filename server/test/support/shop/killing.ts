/** Forks killable shops, and kills them at each step of a request. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { bundleScript } from '../../../../tools/bundle-script.ts';
import type { Db } from '../../../src/database/db.ts';
import type { KillableReply, KillableRequest } from './killable-shop.ts';

const SHOP_SCRIPT = join(import.meta.dirname, 'killable-shop.ts');
/** Processes that run at once: as many as the smallest test machine has processors. */
const PROCESSES_MAX = 2;
/** The cache of compiled code. All processes share it, because most of them are killed before they could write one. */
const COMPILE_CACHE = join(import.meta.dirname, '../../../../.cache/test/compiled');
const POLL_MS = 10;
const POLLS_MAX = 1_000;

export type Killable = {
  /** Returns the reply with the steps that the request took. */
  request(request: KillableRequest): Promise<KillableReply>;
  /**
   * Kills the process at a step of the request, and waits until the database has ended its connections. Returns false if the request took
   * fewer steps, for example because an earlier request has already done its work. The process has ended in both cases.
   */
  killDuring(request: KillableRequest & { kill_at: number }): Promise<boolean>;
  stop(): Promise<void>;
};

let processCount = 0;
let bundle: Promise<string> | undefined;

/**
 * `env`: the shop's environment. The process's connections have a unique application name, so that tests can wait until they are closed.
 */
export async function startKillable(db: Db, databaseUrl: string, env: Record<string, string> = {}): Promise<Killable> {
  bundle ??= bundleScript(SHOP_SCRIPT);
  const name = `killable-${process.pid}-${++processCount}`;
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  const child: ChildProcess = fork(await bundle, [], {
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, DATABASE_POOL: '2', ...env, DATABASE_URL: url.href },
    execArgv: [],
  });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const waitForMessage = async () => {
    const ended = exited.then(([code, signal]) => Promise.reject(new Error(`the shop ended (${code ?? signal})`)));
    return (await Promise.race([once(child, 'message'), ended]))[0];
  };
  await waitForMessage();

  /** Waits until PostgreSQL has finished the killed process's last statement and rolled back its transaction. */
  async function waitForDisconnect(): Promise<void> {
    for (let poll = 0; poll < POLLS_MAX; poll++) {
      const { rows } = await sql`select 1 from pg_stat_activity where application_name = ${name}`.execute(db);
      if (rows.length === 0) return;
      await pause(POLL_MS);
    }
    throw new Error(`the database still has connections of ${name}`);
  }

  return {
    async request(request) {
      const response = waitForMessage();
      child.send(request);
      return response;
    },
    async killDuring(request) {
      child.send(request);
      const hasReplied = await Promise.race([exited.then(() => false), once(child, 'message').then(() => true)]);
      if (hasReplied) child.disconnect();
      const [code, signal] = await exited;
      if (!hasReplied && signal !== 'SIGKILL') throw new Error(`the shop ended by itself (${code ?? signal})`);
      await waitForDisconnect();
      return !hasReplied;
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}

/**
 * Returns whether a kill at this step may have another effect than a kill at the step before: a change has just been sent, or only the reply is
 * missing. A statement that begins with 'with' may contain a change. killable-shop.ts says which texts steps have.
 */
export const isStepWithNewEffect = (step: string): boolean =>
  /^sent\s+(with|insert|update|delete|commit)/i.test(step) || isBeforeReply(step);

/** Returns whether at this step every change of the transaction is done, and only its commit is missing. */
export const isBeforeCommit = (step: string): boolean => /^before commit/i.test(step);

/** Returns whether at this step everything is done, and only the reply to the call is missing. */
export const isBeforeReply = (step: string): boolean => step.startsWith('before the reply');

/** Returns whether at this step another server is about to be called, or has just responded. */
export const isCallOfOtherServer = (step: string): boolean => /^(before|answered) \//.test(step);

/** Calls `killAtStep` for each step that `isWanted` chooses, a few at a time, each with a separate process. */
export async function killAtEachStep(
  steps: readonly string[],
  start: () => Promise<Killable>,
  killAtStep: (target: { shop: Killable; kill_at: number; step: string }) => Promise<void>,
  isWanted: (step: string) => boolean = () => true,
) {
  const waitingSteps = [...steps.entries()].filter(([, step]) => isWanted(step));
  await Promise.all(
    Array.from({ length: PROCESSES_MAX }, async () => {
      for (;;) {
        const nextStep = waitingSteps.shift();
        if (nextStep === undefined) return;
        const [index, step] = nextStep;
        await killAtStep({ shop: await start(), kill_at: index + 1, step });
      }
    }),
  );
}
