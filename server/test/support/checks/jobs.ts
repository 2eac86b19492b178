/** What the queues still have to do, read from their tables. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';
import type { Work } from '../../../src/jobs/queues.ts';

type JobState = 'created' | 'retry' | 'active';

/** The states of a queue's jobs that are not done: where there is none, nothing happens later by itself. */
export async function openJobStates(db: Db, queue: keyof Work): Promise<JobState[]> {
  const { rows } = await sql<{ state: JobState }>`
    select state::text from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`.execute(db);
  return rows.map(({ state }) => state);
}

/** The time until the next try has passed. */
export async function makeRetriesDue(db: Db, queue: keyof Work): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'retry'`.execute(db);
}
