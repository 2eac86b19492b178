import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPostgres } from '../../test/support/database/engines.ts';
import { startScript } from '../../test/support/system/processes.ts';
import { createTempFolder } from '../../test/support/system/temp-folder.ts';

const OPENER = join(import.meta.dirname, '../../test/support/database/database-opener.ts');
const MIGRATION_COUNT = 6;
const PROCESS_COUNT = 4;

test('several processes that migrate at once apply each migration exactly once, and all start', async () => {
  const database = await openTestPostgres();
  onTestFinished(() => database.close());
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  const migrationsFolder = createTempFolder();
  for (let number = 1; number <= MIGRATION_COUNT; number++) {
    // A slow migration that fails when applied twice.
    const text = `create table step_${number} (id int); select pg_sleep(0.1);`;
    writeFileSync(join(migrationsFolder, `${String(number).padStart(4, '0')}-step.sql`), text);
  }

  const openers = Array.from({ length: PROCESS_COUNT }, () => {
    const dataFolder = createTempFolder();
    return startScript(OPENER, [dataFolder, migrationsFolder, database.databaseUrl]);
  });
  // An opener prints 'open' and the names of the migrations that it has applied.
  const lines = await Promise.all(openers.map((opener) => opener.waitForLine(/./)));
  for (const line of lines) expect(line).toMatch(/^open/);
  const applied = lines.flatMap((line) => line.match(/\d{4}-step\.sql/g) ?? []).toSorted();
  expect(applied).toEqual(Array.from({ length: MIGRATION_COUNT }, (_, index) => `000${index + 1}-step.sql`));
  expect((await sql`select number from schema_migrations order by number`.execute(database.db)).rows).toHaveLength(MIGRATION_COUNT);
});
