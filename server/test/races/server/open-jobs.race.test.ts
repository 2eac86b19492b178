/** Several processes start on a database without queues. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openJobs } from '../../../src/jobs/jobs.ts';
import { openTestDatabase } from '../../support/database/engines.ts';

test('four processes that start at once all open the queues', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    const database = await openTestDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openJobs(database.db, 'postgres', (error) => failures.push(error))));
    await Promise.all(opened.map((jobs) => jobs.enqueue(database.db, 'forgot-password', { email: 'keza@example.com' })));
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job`.execute(database.db);
    expect(rows).toEqual([{ count: 4 }]);
    await Promise.all(opened.map((jobs) => jobs.close()));
    await database.close();
  }
  expect(failures).toEqual([]);
});
