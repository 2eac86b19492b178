/** The job queue. It keeps jobs in the database, so that they survive this process and several processes share them, and retries failed ones. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Db as BossDb, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { type JobData, QUEUES } from './queues.ts';

export type JobQueue = <Name extends keyof JobData>(db: Db, name: Name, data: JobData[Name]) => Promise<void>;
export type Workers = { [Name in keyof JobData]: (data: JobData[Name]) => Promise<void> };

export type Jobs = {
  /** Adds a job through `db`: in a transaction, the job exists only if the transaction commits. */
  enqueue: JobQueue;
  /** Starts to run the queued jobs in this process; several processes share the queues. */
  startWorkers(workers: Workers): Promise<void>;
  /** Waits for running jobs, and leaves the others to other processes or the next start. */
  close(): Promise<void>;
};

/** How often this process polls for jobs: a delay of this length is not noticeable in the delivery of the mail that a job writes. */
const POLL_SECONDS = 2;
/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Overrides the polling and retry intervals of every queue, so that tests need not wait. */
export type JobIntervals = { pollSeconds?: number; retry?: { retryDelay: number; retryDelayMax: number } };
/** How long closing waits for running jobs. */
const CLOSE_MS_MAX = 8_000;

/** Each worker runs five jobs at once, and fetches the next ones immediately while batches are full, so that a long queue empties fast. */
const BATCH_OPTIONS = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

/** Describes an error of pg-boss: a copy of the original error, which String would print as '[object Object]'. Some have a code and no message. */
function describeError(error: unknown): string {
  const { message, code, queue } = error as { message?: unknown; code?: unknown; queue?: unknown };
  return [queue, message || code || String(error)].filter(Boolean).join(': ');
}

/** Turns a job's end into its result. pg-boss runs a failed job again. */
const toJobResult = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error) => ({ id, status: 'failed', output: { message: String(error) } }),
  );

const toBossDb = (db: Kysely<Database>): BossDb => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    // A text with several statements returns no rows.
    return { rows: (rows as unknown[] | undefined) ?? [] };
  },
});

/** The key of the advisory lock for creating the queues. Old and new versions of the shop must use the same key. */
const LOCK_KEY = 20_260_002;

/**
 * Runs `work` in one process at a time, because two processes that create the schema at once fail. The embedded database has only one
 * process, and one connection, which a lock would block.
 */
async function withSetupLock(db: Db, engine: 'embedded' | 'postgres', work: () => Promise<void>): Promise<void> {
  if (engine === 'embedded') return work();
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK_KEY)})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_KEY)})`.execute(connection);
    }
  });
}

/** @throws the database's errors while it creates the queues. */
export async function openJobs(
  db: Db,
  engine: 'embedded' | 'postgres',
  onError: (message: string) => void,
  { pollSeconds = POLL_SECONDS, retry }: JobIntervals = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: toBossDb(db),
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    // shop-job.ts runs the recurring jobs: a schedule of pg-boss has minutes as its smallest unit, and after the clock was put back it stops
    // until the clock shows the old time again. maintenance.ts vacuums.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => onError(describeError(error)));
  await withSetupLock(db, engine, async () => {
    await boss.start();
    // Deletes the queues of older versions, with their jobs.
    for (const { name } of await boss.getQueues()) if (!(name in QUEUES)) await boss.deleteQueue(name);
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, { ...options, ...retry });
      await boss.updateQueue(name, { ...options, ...retry });
      // Makes pg-boss cache the queue now. A lookup within a transaction would wait for the embedded database's only connection.
      await boss.getJobById(name, NO_JOB);
    }
  });
  return {
    async enqueue(trx, name, data) {
      await boss.send(name, data, { db: toBossDb(trx) });
    },
    async startWorkers(workers) {
      const startWorker = <Name extends keyof JobData>(name: Name) =>
        boss.work(name, { ...BATCH_OPTIONS, pollingIntervalSeconds: pollSeconds }, (jobs: Job<JobData[Name]>[]) =>
          Promise.all(jobs.map(({ id, data }) => toJobResult(id, workers[name](data)))),
        );
      for (const name of Object.keys(QUEUES) as (keyof JobData)[]) await startWorker(name);
    },
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSE_MS_MAX, close: false });
    },
  };
}
