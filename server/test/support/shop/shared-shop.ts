/**
 * One shop for many test files. It has the data of all files that ran before in the same worker, so a test may only look at records that it
 * has made. A file that reads or deletes whole tables, or changes the settings, the fees, the clock or the app, opens its own shop.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { setShipping } from '../fixtures/fixtures.ts';
import { openTestShop, type TestShop } from './app.ts';

export type SharedTestShop = Omit<TestShop, 'close'>;

let shop: Promise<SharedTestShop> | undefined;

/**
 * Opens the worker's shop at the first call. Delivery is free. The shop is never closed: vitest kills the worker after its last file, and the
 * run deletes the database and the folder.
 */
export function openSharedTestShop(): Promise<SharedTestShop> {
  shop ??= openShop();
  return shop;
}

async function openShop(): Promise<SharedTestShop> {
  const runFolder = inject('runFolder');
  if (runFolder === undefined) throw new Error('the run has no folder for a shared shop: run this in the project "postgres"');
  const { close: _neverClosed, ...openedShop } = await openTestShop({ dataDir: await mkdtemp(join(runFolder, 'shared-shop-')) });
  await setShipping(openedShop.db);
  return openedShop;
}
