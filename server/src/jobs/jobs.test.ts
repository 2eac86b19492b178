import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngine } from '../../test/support/engines.ts';
import { openJobs } from './jobs.ts';
import { QUEUES, type Work } from './queues.ts';

test('from the first moment a transaction puts work into any queue, and takes it along when it is undone', async () => {
  const database = await openTestDatabase();
  // On a new shop, and on one whose queues are there.
  for (let start = 0; start < 2; start++) {
    const jobs = await openJobs(database.db, testEngine, (error) => console.error(error));
    for (const name of Object.keys(QUEUES) as (keyof Work)[]) {
      const put = (undo: boolean) =>
        database.db.transaction().execute(async (trx) => {
          await jobs.later(trx, name, { start } as never);
          if (undo) throw new Error('undone');
        });
      await put(false);
      await expect(put(true)).rejects.toThrow('undone');
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
  await database.close();
});

test('many that ask at once do not wait for one another, and what fails is tried again by itself', async () => {
  const database = await openTestDatabase();
  const retry = { retryDelay: 1, retryDelayMax: 1 };
  const jobs = await openJobs(database.db, testEngine, (error) => console.error(error), { retry });
  const done: string[] = [];
  let failed = false;
  for (let index = 0; index < 23; index++) await jobs.later(database.db, 'forgot-password', { email: `${index}` });
  await jobs.work({
    'send-mail': async () => {},
    'forgot-password': async ({ email }) => {
      if (email === '3' && !failed) {
        failed = true;
        throw new Error('not yet');
      }
      done.push(email);
    },
    'erase-files': async () => {},
  });
  // One by one, each at its own look into the queue, they would take three quarters of a minute.
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(23);
  expect(new Set(done).size).toBe(23);
  expect(failed).toBe(true);
  await jobs.close();
  await database.close();
}, 60_000);
