import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

const TRIES_MAX = 400;
const PAUSE_MS = 25;

/** Resolves when `count` statements of the database wait for a lock, so that all calls of a race test begin to compete at once. */
export async function waitUntilBlocked(db: Kysely<Database>, count: number): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${count} statements never came to wait for a lock`);
}
