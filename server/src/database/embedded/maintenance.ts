import type pg from 'pg';
import { repeatTask } from '../../lib/repeat-task.ts';
import type { Log } from '../engine.ts';

const VACUUM_INTERVAL_MS = 60 * 60 * 1_000;
const CHECKPOINT_INTERVAL_MS = 60 * 1_000;
/**
 * How large the write-ahead log may grow before a checkpoint. This bounds its disk space, and how much of it a start after a crash must replay.
 */
const CHECKPOINT_LOG_BYTES = 16 * 1024 * 1024;

/**
 * Vacuums and checkpoints, because the embedded database has no background processes that do it.
 * @returns the function that stops the maintenance and waits for running tasks.
 */
export function startMaintenance(pool: pg.Pool, log: Log): () => Promise<void> {
  const stops = [
    repeatTask({ name: 'vacuum', every_ms: VACUUM_INTERVAL_MS, work: () => vacuumTables(pool) }, log),
    repeatTask({ name: 'checkpoint', every_ms: CHECKPOINT_INTERVAL_MS, work: () => checkpointWhenDue(pool) }, log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** The schemas of the shop's own tables and of the job queue, which the shop writes to all day. */
const VACUUMED_SCHEMAS = ['public', 'pgboss'];

/** Vacuums one table at a time, so that a shopper's query waits for one table's vacuum at most. */
export async function vacuumTables(pool: pg.Pool): Promise<void> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [VACUUMED_SCHEMAS],
  );
  for (const { name } of tables.rows) await pool.query(`vacuum (analyze) ${name}`);
}

/** @returns whether it made a checkpoint. */
export async function checkpointWhenDue(pool: pg.Pool, limit_bytes: number = CHECKPOINT_LOG_BYTES): Promise<boolean> {
  const { rows } = await pool.query<{ log_bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as log_bytes from pg_control_checkpoint()',
  );
  const isDue = (rows[0]?.log_bytes ?? 0) > limit_bytes;
  if (isDue) await pool.query('checkpoint');
  return isDue;
}
