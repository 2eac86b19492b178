import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, SEVERAL_CONNECTIONS, testEngine } from '../../test/support/database/engines.ts';
import { openJobs } from './jobs.ts';
import { type JobData, QUEUES } from './queues.ts';

test('after the first start and after a later one, a transaction adds jobs to any queue, a rollback removes them, and queues of older versions are deleted', async () => {
  const database = await openTestDatabase(SEVERAL_CONNECTIONS);
  // The first start creates the queues; the second one finds them.
  for (let start = 0; start < 2; start++) {
    if (start === 1)
      await sql`insert into pgboss.queue select (jsonb_populate_record(queue, '{"name": "older"}')).* from pgboss.queue limit 1`.execute(
        database.db,
      );
    const jobs = await openJobs(database.db, testEngine, (error) => console.error(error));
    for (const name of Object.keys(QUEUES) as (keyof JobData)[]) {
      const enqueue = ({ shouldRollBack }: { shouldRollBack: boolean }) =>
        database.db.transaction().execute(async (trx) => {
          await jobs.enqueue(trx, name, { start } as never);
          if (shouldRollBack) throw new Error('undone');
        });
      await enqueue({ shouldRollBack: false });
      await expect(enqueue({ shouldRollBack: true })).rejects.toThrow('undone');
    }
    await jobs.close();
  }
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job group by name order by name`.execute(database.db);
  expect(rows).toEqual(
    Object.keys(QUEUES)
      .sort()
      .map((name) => ({ name, count: 2 })),
  );
  const queues = await sql<{ name: string }>`select name from pgboss.queue order by name`.execute(database.db);
  expect(queues.rows.map(({ name }) => name)).toEqual(Object.keys(QUEUES).sort());
  await database.close();
});

test('many jobs at once do not wait for each other, and failed jobs run again', async () => {
  const database = await openTestDatabase(SEVERAL_CONNECTIONS);
  const retry = { retryDelay: 1, retryDelayMax: 1 };
  const jobs = await openJobs(database.db, testEngine, (error) => console.error(error), { retry });
  const doneEmails: string[] = [];
  let hasFailed = false;
  for (let index = 0; index < 23; index++) await jobs.enqueue(database.db, 'forgot-password', { email: `${index}` });
  await jobs.startWorkers({
    'forgot-password': async ({ email }) => {
      if (email === '3' && !hasFailed) {
        hasFailed = true;
        throw new Error('not yet');
      }
      doneEmails.push(email);
    },
    'erase-files': async () => {},
  });
  // One job per poll would take three quarters of a minute.
  await expect.poll(() => doneEmails.length, { timeout: 15_000 }).toBe(23);
  expect(new Set(doneEmails).size).toBe(23);
  expect(hasFailed).toBe(true);
  await jobs.close();
  await database.close();
});
