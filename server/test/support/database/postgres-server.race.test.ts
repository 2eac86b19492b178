import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { startScript } from '../system/processes.ts';
import { createTempFolder } from '../system/temp-folder.ts';
import { findBinaries } from './postgres-binaries.ts';
import { createMigratedDatabase, startPostgres } from './postgres-server.ts';

const getServerUrl = () => inject('postgresUrl') ?? '';

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('each fresh database is migrated, empty and separate from the others, and is dropped even while a client is connected', async () => {
  const [first, second] = await Promise.all([createMigratedDatabase(getServerUrl()), createMigratedDatabase(getServerUrl())]);
  await query(first.url, `create table only_in_first (id int)`);
  expect(await query(second.url, `select to_regclass('only_in_first') as table_name, count(*) from orders`)).toEqual([
    { table_name: null, count: '0' },
  ]);
  const connected = new pg.Client({ connectionString: first.url });
  connected.on('error', () => {});
  await connected.connect();
  await Promise.all([first.drop(), second.drop()]);
  await expect(query(first.url, 'select 1')).rejects.toThrow('does not exist');
});

test('server and folder disappear when the process that started the server is killed', async () => {
  const script = join(createTempFolder(), 'starter.ts');
  const support = join(import.meta.dirname, 'postgres-server.ts');
  writeFileSync(script, `const { url } = await (await import(${JSON.stringify(support)})).startPostgres(); console.log('url', url);`);
  const starter = startScript(script);
  const url = (await starter.waitForLine(/^url/)).slice('url '.length);
  const [row] = await query<{ data_directory: string }>(url, 'show data_directory');
  expect(row && existsSync(row.data_directory)).toBe(true);

  starter.child.kill('SIGKILL');
  await vi.waitFor(() => expect(row && existsSync(row.data_directory)).toBe(false), { timeout: 10_000 });
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('the PostgreSQL of the npm package starts if the system has none', async () => {
  vi.stubEnv('TEST_POSTGRES_BINARIES', 'npm');
  const server = await startPostgres();
  const [row] = await query<{ version: string }>(server.url, 'select version()');
  await server.stop();
  vi.unstubAllEnvs();
  expect(row?.version).toContain('PostgreSQL 18');
  await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a folder without PostgreSQL is refused with an error that names the folder', () => {
  const folder = createTempFolder();
  expect(() => findBinaries(folder)).toThrow(folder);
});
