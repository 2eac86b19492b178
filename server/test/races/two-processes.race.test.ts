/** Two processes of one shop: what is changed in the catalogue is shown by both, soon. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../support/engines.ts';
import { addProduct } from '../support/fixtures.ts';
import { startProcess } from '../support/processes.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SHOWN_WITHIN_MS = 2_000;
const MAIN = join(import.meta.dirname, '../../src/main.ts');

let database: Awaited<ReturnType<typeof openTestPostgres>>;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

async function startShop(): Promise<string> {
  const shop = startProcess(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO: '0' },
      ...{ DATABASE_URL: database.databaseUrl, DATA_DIR: tempFolder() },
    },
  });
  return (await shop.line(/^ready /)).slice('ready '.length);
}

type Shown = { count: number; facets: { keywords: { value: string; count: number }[] } };
async function filtered(shopUrl: string, keyword: string): Promise<Shown> {
  const body = JSON.stringify({ keywords: [keyword] });
  const response = await fetch(`${shopUrl}/api/products/filter`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await response.json()) as Shown;
}

test('a change is shown by every process within two seconds, in lists and facets alike', async () => {
  const shops = await Promise.all([startShop(), startShop()]);
  for (const keyword of ['first', 'second', 'third']) {
    for (const url of shops) expect((await filtered(url, keyword)).count).toBe(0);
    await addProduct(database.db, { keywords: [keyword] });
    const begun_ms = performance.now();
    await Promise.all(
      shops.map((url) => expect.poll(async () => (await filtered(url, keyword)).count, { interval: 20, timeout: SHOWN_WITHIN_MS }).toBe(1)),
    );
    expect(performance.now() - begun_ms).toBeLessThan(SHOWN_WITHIN_MS);
    for (const url of shops) expect((await filtered(url, keyword)).facets.keywords).toContainEqual({ value: keyword, count: 1 });
  }
}, 60_000);
