/** The whole server on a database of its own, driven through its edge. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/database/connect.ts';
import { postOffice } from '../../src/domains/mail/mail.ts';
import { methodsOf, type Providers } from '../../src/domains/payments/payments.ts';
import type { App, Db, Parts } from '../../src/http/parts.ts';
import type { Later } from '../../src/jobs/jobs.ts';
import { openSnapshot } from '../../src/snapshot.ts';
import { diskStorage } from '../../src/storage/disk.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openTestDatabase } from './engines.ts';

export type TestShop = {
  app: App;
  db: Db;
  /** What the routes are built from, for what no route does. */
  parts: Parts;
  storage: Storage;
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestOptions = AppOptions & {
  providers?: Partial<Providers>;
  later?: Later;
  publicUrl?: string;
  storage?: Storage;
  production?: boolean;
  demo?: boolean;
};

/** Nothing is done later here: tests that want it to be open the queues themselves. */
const never: Later = async () => {};

/** The server on an open database, without pages unless told otherwise; closing it leaves the database open. */
export async function buildTestApp(
  database: Pick<OpenDatabase, 'db' | 'listen' | 'ready'>,
  { publicUrl, storage: own, later = never, production = false, demo = false, providers: some = {}, ...options }: TestOptions = {},
): Promise<Omit<TestShop, 'db'>> {
  const folder = await mkdtemp(join(tmpdir(), 'uruhu-media-'));
  const storage = own ?? diskStorage(folder);
  const providers = { pesapal: null, momo: null, ...some };
  const snapshot = await openSnapshot(database, (error) => console.error(error), methodsOf(providers));
  const parts: Parts = {
    config: { production, demo, publicUrl },
    db: database.db,
    snapshot,
    databaseReady: database.ready,
    later,
    providers,
    publicUrl: () => publicUrl ?? 'http://shop.test',
    post: postOffice(
      later,
      () => publicUrl ?? 'http://shop.test',
      () => ({ shop: 'Uruhu', contact: '' }),
    ),
    storage,
  };
  const app = await buildApp(parts, { storefront: false, ...options });
  await app.ready();
  return {
    app,
    parts,
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
  const { app, parts, storage, refresh, close } = await buildTestApp(database, options);
  return {
    app,
    db: database.db,
    parts,
    storage,
    refresh,
    async close() {
      await close();
      await database.close();
    },
  };
}
