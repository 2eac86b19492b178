/** Work that is done later, and again until it is done: kept in the database, so that it outlives this process and is shared by several. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Db as BossDb, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from '../database/schema.ts';
import type { Db } from '../http/parts.ts';
import { QUEUES, type Work } from './queues.ts';

export type Later = <Name extends keyof Work>(db: Db, name: Name, data: Work[Name]) => Promise<void>;
export type Handlers = { [Name in keyof Work]: (data: Work[Name]) => Promise<void> };

export type Jobs = {
  /** Puts work into its queue through `db`: in a transaction it is there when the transaction is, and else never was. */
  later: Later;
  /** Begins to do what is in the queues, here; several processes share it. */
  work(handlers: Handlers): Promise<void>;
  /** Waits for what is under way, and leaves the rest to whoever comes. */
  close(): Promise<void>;
};

/** How often this process asks for work: nobody waits for a mail longer than for the phone to say that it is there. */
const POLL_SECONDS = 2;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** How fast work goes; what is not told is as the shop does it. `retry` is for every queue. Tests do not wait as mails do. */
export type Pace = { pollSeconds?: number; retry?: { retryDelay: number; retryDelayMax: number } };
const CLOSE_MS_MAX = 8_000;

/** Together, and the next ones at once while there are so many: somebody's flood must not keep the others waiting. */
const AT_ONCE = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

/** The queue hands on copies of errors, which say nothing as text. A connection that nobody takes has a code, and no message. */
function failureWords(error: unknown): string {
  const { message, code, queue } = error as { message?: unknown; code?: unknown; queue?: unknown };
  return [queue, message || code || String(error)].filter(Boolean).join(': ');
}

/** One that fails is tried again by itself. */
const settle = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error) => ({ id, status: 'failed', output: { message: String(error) } }),
  );

const through = (db: Kysely<Database>): BossDb => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    // Several statements at once have no rows.
    return { rows: (rows as unknown[] | undefined) ?? [] };
  },
});

/** Of the advisory lock under which the queues are made; any constant does, as long as it stays. */
const LOCK_KEY = 20_260_002;

/**
 * One process after the other: two that make the same schema at once stumble over each other. The embedded database has one process,
 * and one connection.
 */
async function alone(db: Db, engine: 'embedded' | 'postgres', work: () => Promise<void>): Promise<void> {
  if (engine === 'embedded') return work();
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK_KEY)})`.execute(held);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_KEY)})`.execute(held);
    }
  });
}

/** @throws what the database throws while the queues are made. */
export async function openJobs(
  db: Db,
  engine: 'embedded' | 'postgres',
  onError: (words: string) => void,
  { pollSeconds = POLL_SECONDS, retry }: Pace = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: through(db),
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    // Nothing of ours recurs by the clock, and vacuum has its own place.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => onError(failureWords(error)));
  await alone(db, engine, async () => {
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, { ...options, ...retry });
      await boss.updateQueue(name, { ...options, ...retry });
      // Looked up now and remembered: within a transaction it would wait for the embedded database's one connection, which that has.
      await boss.getJobById(name, NO_JOB);
    }
  });
  return {
    async later(trx, name, data) {
      await boss.send(name, data, { db: through(trx) });
    },
    async work(handlers) {
      const begin = <Name extends keyof Work>(name: Name) =>
        boss.work(name, { ...AT_ONCE, pollingIntervalSeconds: pollSeconds }, (jobs: Job<Work[Name]>[]) =>
          Promise.all(jobs.map(({ id, data }) => settle(id, handlers[name](data)))),
        );
      for (const name of Object.keys(QUEUES) as (keyof Work)[]) await begin(name);
    },
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSE_MS_MAX, close: false });
    },
  };
}
