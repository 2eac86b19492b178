import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

const TRIES_MAX = 400;
const PAUSE_MS = 25;

/** How many statements of the database wait for a lock. `pattern`: counts only statements that match this pattern of SQL's `like`. */
export async function countBlocked(db: Kysely<Database>, pattern = '%'): Promise<number> {
  const { rows } = await sql<{ blocked: number }>`select count(*)::int as blocked from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${pattern}`.execute(db);
  return rows[0]?.blocked ?? 0;
}

/** Resolves when `count` statements of the database wait for a lock, so that all calls of a race test begin to compete at once. */
export async function waitUntilBlocked(db: Kysely<Database>, count: number, pattern?: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    if ((await countBlocked(db, pattern)) >= count) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${count} statements never came to wait for a lock`);
}
