import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from './engine.ts';

const VACUUM_INTERVAL_MS = 60 * 60 * 1_000;
const CHECKPOINT_INTERVAL_MS = 60 * 1_000;
/** As much log as may pile up before a checkpoint: it bounds the disk that the log takes, and what a start after a crash replays. */
const CHECKPOINT_LOG_BYTES = 16 * 1024 * 1024;

/**
 * Does what PostgreSQL's background processes would do if the embedded database had any: vacuums, and checkpoints.
 * @returns the function that ends it, and waits for what is under way.
 */
export function startMaintenance(pool: pg.Pool, log: Log): () => Promise<void> {
  const stops = [repeat(VACUUM_INTERVAL_MS, () => vacuum(pool), log), repeat(CHECKPOINT_INTERVAL_MS, () => checkpointWhenDue(pool), log)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Tells the planner what the tables hold, on either engine: call it after writing much at once, or the first queries are planned as
 * if the tables were empty.
 */
export async function analyze<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`analyze`.execute(db);
}

/** One table at a time, so that a shopper's query waits for one table's vacuum at most. */
export async function vacuum(pool: pg.Pool): Promise<void> {
  const tables = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  for (const { name } of tables.rows) await pool.query(`vacuum (analyze) ${pg.escapeIdentifier(name)}`);
}

/** @returns whether one was due, and made. */
export async function checkpointWhenDue(pool: pg.Pool, limit_bytes: number = CHECKPOINT_LOG_BYTES): Promise<boolean> {
  const { rows } = await pool.query<{ log_bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as log_bytes from pg_control_checkpoint()',
  );
  const due = (rows[0]?.log_bytes ?? 0) > limit_bytes;
  if (due) await pool.query('checkpoint');
  return due;
}

/**
 * Runs a task at an interval, never twice at once, without keeping the process alive for it. A failure is logged, and tried
 * again at the next turn.
 * @returns the function that ends it, and waits for a run that is under way.
 */
export function repeat(interval_ms: number, task: () => Promise<unknown>, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log(`maintenance failed: ${String(error)}`))
      .finally(() => {
        running = undefined;
      });
  }, interval_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
