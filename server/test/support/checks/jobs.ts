/** Reads the open jobs of the queues from their tables. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';
import type { JobData } from '../../../src/jobs/queues.ts';

type JobState = 'created' | 'retry' | 'active';

/** Lists the states of a queue's unfinished jobs. */
export async function listOpenJobStates(db: Db, queue: keyof JobData): Promise<JobState[]> {
  const { rows } = await sql<{ state: JobState }>`
    select state::text from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`.execute(db);
  return rows.map(({ state }) => state);
}

/** Makes failed jobs run again at once, as if the pause before the next attempt had passed. */
export async function makeRetriesDue(db: Db, queue: keyof JobData): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'retry'`.execute(db);
}
