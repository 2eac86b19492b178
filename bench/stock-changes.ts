/**
 * Measures how much slower the shop sends kept pages while stock changes many times a second, as it does when a shopper orders and cancels
 * in a loop.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '../server/src/database/connect.ts';
import type { ServedProcess } from './serve.ts';

/** How long the pages are read, first without changes and then with them. */
const READ_MS = 5_000;
/** The pause between two changes. */
const PAUSE_MS = 4;
const PRODUCT_PAGES = 20;

type ReadTimes = { median_ms: number; p95_ms: number; pages: number };
export type StockChangesResult = { without_changes: ReadTimes; with_changes: ReadTimes; changes: number };

/** Reads kept pages one after the other, like one reader on a fast network. */
async function readPages(shopUrl: string, paths: readonly string[]): Promise<ReadTimes> {
  const times_ms: number[] = [];
  const end_ms = performance.now() + READ_MS;
  for (let index = 0; performance.now() < end_ms; index++) {
    const begun_ms = performance.now();
    const response = await fetch(shopUrl + paths[index % paths.length], {
      headers: { 'x-forwarded-for': `10.1.${(index >> 8) & 255}.${index & 255}` },
    });
    await response.arrayBuffer();
    times_ms.push(performance.now() - begun_ms);
  }
  times_ms.sort((a, b) => a - b);
  const computePercentile = (share: number) => times_ms[Math.floor(times_ms.length * share)] ?? 0;
  return { median_ms: computePercentile(0.5), p95_ms: computePercentile(0.95), pages: times_ms.length };
}

/** Sells out one product after the other and restocks it, until `isStopped` returns true. @returns the number of changes. */
async function changeStock({ db }: OpenDatabase, isStopped: () => boolean): Promise<number> {
  const rows = await db.selectFrom('stock').select(['stock_id', 'on_hand', 'reserved']).where('on_hand', '>', 0).execute();
  let changes = 0;
  for (let index = 0; !isStopped(); index++) {
    const row = rows[index % rows.length];
    if (!row) throw new Error('no product has a stock');
    for (const on_hand of [row.reserved, row.on_hand]) {
      await db.updateTable('stock').set({ on_hand }).where('stock_id', '=', row.stock_id).execute();
      changes += 1;
      await sleep(PAUSE_MS);
    }
  }
  return changes;
}

export async function measureDuringStockChanges(
  shop: ServedProcess,
  databaseUrl: string,
  product_ids: readonly string[],
): Promise<StockChangesResult> {
  const paths = ['/', '/best', '/new', '/all-products', '/brands', ...product_ids.slice(0, PRODUCT_PAGES).map((id) => `/product/${id}`)];
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  try {
    // Renders each page once, so that all of them are kept.
    await readPages(shop.url, paths);
    const without_changes = await readPages(shop.url, paths);
    let isStopped = false;
    const changing = changeStock(database, () => isStopped);
    const with_changes = await readPages(shop.url, paths).finally(() => {
      isStopped = true;
    });
    return { without_changes, with_changes, changes: await changing };
  } finally {
    await database.close();
  }
}
