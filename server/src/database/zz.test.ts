import { afterAll, test } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase, testEngine } from '../../test/support/engines.ts';
test('smoke', async () => {
  for (let i=0;i<4;i++) {
  const t = performance.now();
  const d = await openTestDatabase();
  const t2 = performance.now();
  console.log(testEngine, d.engine, 'open', t2 - t, (await sql`select count(*) n, version() v from pg_tables where schemaname='public'`.execute(d.db)).rows);
  const t3 = performance.now();
  await d.close(); console.log('close', performance.now() - t3);
  }
});
