/** Measures how long it takes until the shop shows a change of the catalogue, and how long this delays requests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { openDatabase } from '../server/src/database/connect.ts';
import type { UsageReport } from './probe.ts';
import type { ServedProcess } from './serve.ts';

const CHANGES = 3;
const POLL_MS = 10;
const SHOWN_WITHIN_MS_MAX = 60_000;

/** The usage covers the time until the change is shown, including the polls every few milliseconds. */
export type CatalogueChangeResult = { shown_after_ms: number } & UsageReport;

const MEASUREMENTS = ['shown_after_ms', 'longest_block_ms', 'longest_block_cpu_ms', 'cpu_ms', 'rss_mb'] as const;

async function fetchName(shopUrl: string, product_id: string): Promise<string> {
  const response = await fetch(`${shopUrl}${buildPath(SHOP_PATHS.product, { product_id })}`);
  return ((await response.json()) as { name: string }).name;
}

/** Makes a few changes through another connection, and returns the worst measurements. */
export async function measureCatalogueChange(shop: ServedProcess, databaseUrl: string, product_id: string): Promise<CatalogueChangeResult> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  const worst: CatalogueChangeResult = { shown_after_ms: 0, longest_block_ms: 0, longest_block_cpu_ms: 0, cpu_ms: 0, rss_mb: 0 };
  try {
    // Begins a new period, so that the next report covers only the first change.
    await shop.readUsage();
    for (let change = 1; change <= CHANGES; change++) {
      const name = `Changed ${change}`;
      await database.db.updateTable('products').set({ name }).where('product_id', '=', product_id).execute();
      const begun_ms = performance.now();
      while ((await fetchName(shop.url, product_id)) !== name) {
        if (performance.now() - begun_ms > SHOWN_WITHIN_MS_MAX) throw new Error('the change is not shown');
        await sleep(POLL_MS);
      }
      const shown_after_ms = performance.now() - begun_ms;
      const result: CatalogueChangeResult = { ...(await shop.readUsage()), shown_after_ms };
      for (const key of MEASUREMENTS) worst[key] = Math.max(worst[key], result[key]);
    }
  } finally {
    await database.close();
  }
  return worst;
}
