/** The whole server on a database of its own, driven through its edge. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/database/connect.ts';
import { postOffice } from '../../src/domains/mail/mail.ts';
import type { App, Db } from '../../src/http/parts.ts';
import type { Later } from '../../src/jobs/jobs.ts';
import { openSnapshot } from '../../src/snapshot.ts';
import { diskStorage } from '../../src/storage/disk.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openTestDatabase } from './engines.ts';

export type TestShop = { app: App; db: Db; storage: Storage; refresh: () => Promise<void>; close: () => Promise<void> };

export type TestOptions = AppOptions & { later?: Later; publicUrl?: string; storage?: Storage; production?: boolean; demo?: boolean };

/** Nothing is done later here: tests that want it to be open the queues themselves. */
const never: Later = async () => {};

/** The server on an open database, without pages unless told otherwise; closing it leaves the database open. */
export async function buildTestApp(
  database: Pick<OpenDatabase, 'db' | 'listen' | 'ready'>,
  { publicUrl, storage: own, later = never, production = false, demo = false, ...options }: TestOptions = {},
): Promise<Omit<TestShop, 'db'>> {
  const folder = await mkdtemp(join(tmpdir(), 'uruhu-media-'));
  const storage = own ?? diskStorage(folder);
  const snapshot = await openSnapshot(database, (error) => console.error(error));
  const app = await buildApp(
    {
      config: { production, demo, publicUrl },
      db: database.db,
      snapshot,
      databaseReady: database.ready,
      later,
      post: postOffice(
        later,
        () => publicUrl ?? 'http://shop.test',
        () => ({ shop: 'Uruhu', contact: '' }),
      ),
      storage,
    },
    { storefront: false, ...options },
  );
  await app.ready();
  return {
    app,
    storage,
    refresh: () => snapshot.refresh(),
    async close() {
      await app.close();
      await snapshot.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** An empty shop for one test file. */
export async function openTestShop(options?: TestOptions): Promise<TestShop> {
  const database = await openTestDatabase();
  const { app, storage, refresh, close } = await buildTestApp(database, options);
  return {
    app,
    db: database.db,
    storage,
    refresh,
    async close() {
      await close();
      await database.close();
    },
  };
}
