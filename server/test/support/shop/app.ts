/** The whole server with its own database, for tests that call the API. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../../src/app.ts';
import type { App, AppContext } from '../../../src/context.ts';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import type { Db } from '../../../src/database/db.ts';
import { openReadiness, type ReadinessOptions } from '../../../src/database/readiness.ts';
import { openClockGuard } from '../../../src/domains/health/health.ts';
import { createMailer } from '../../../src/domains/mail/mail.ts';
import { listPaymentMethods, type Providers } from '../../../src/domains/payments/payments.ts';
import { createMissedSearchCounter } from '../../../src/domains/search-words/search-words.ts';
import type { JobQueue } from '../../../src/jobs/jobs.ts';
import { openSnapshot } from '../../../src/snapshot.ts';
import { openDiskStorage } from '../../../src/storage/disk.ts';
import type { Storage } from '../../../src/storage/storage.ts';
import { rememberDatabase } from '../database/databases.ts';
import { openTestDatabase } from '../database/engines.ts';

export type TestShop = {
  app: App;
  db: Db;
  /** The context of the routes, for tests of code that no route calls. */
  context: AppContext;
  storage: Storage;
  /** Brings the snapshot of the catalogue and content up to date with the database. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestOptions = AppOptions & {
  providers?: Partial<Providers>;
  enqueue?: JobQueue;
  publicUrl?: string;
  storage?: Storage;
  /** The folder of the shop's files; by default a new one, which is deleted when the shop closes. */
  dataDir?: string;
  production?: boolean;
  demo?: boolean;
  /** By default a shop in production is. */
  isReachableByOthers?: boolean;
  /** By default TOTP is optional for staff, also in production. */
  staffCodes?: AppContext['config']['staffCodes'];
  readiness?: ReadinessOptions;
  /** Whether the shop has a mail server; by default it has one. */
  sends_mail?: boolean;
};

/** Drops jobs. Tests that need jobs open the queues themselves. */
const dropJobs: JobQueue = async () => {};

/** Fails the test if an endpoint refuses with a code that it does not declare: an unexpected console.error fails a test. */
const reportUndeclaredRefusal = (name: string, code: string) =>
  console.error(`${name} refuses with ${code}, which its declaration in contract/src/endpoints does not name`);

/** Builds the server on an open database, by default without the storefront. Closing the server does not close the database. */
export async function buildTestApp(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  {
    publicUrl,
    storage: customStorage,
    dataDir: customFolder,
    enqueue = dropJobs,
    production = false,
    demo = false,
    isReachableByOthers = production,
    staffCodes = 'optional',
    providers: customProviders = {},
    readiness,
    sends_mail = true,
    ...options
  }: TestOptions = {},
): Promise<Omit<TestShop, 'db'>> {
  const folder = customFolder ?? (await mkdtemp(join(tmpdir(), 'uruhu-media-')));
  const storage = customStorage ?? openDiskStorage(folder);
  const providers = { pesapal: null, momo: null, ...customProviders };
  const snapshot = await openSnapshot(database, (error) => console.error(error), {
    payment_methods: listPaymentMethods(providers),
    sends_mail,
  });
  const context: AppContext = {
    config: { production, demo, isReachableByOthers, areDocsPublic: !production, staffCodes, publicUrl, dataDir: folder },
    db: database.db,
    snapshot,
    readiness: openReadiness(database.db, storage.probe, readiness),
    clock: openClockGuard(database.db, { error: () => {} }),
    enqueue,
    providers,
    publicUrl: () => publicUrl ?? 'http://shop.test',
    mailer: createMailer({
      getPublicUrl: () => publicUrl ?? 'http://shop.test',
      getSender: () => ({ shop: 'Uruhu', contact: '' }),
    }),
    storage,
    missedSearches: createMissedSearchCounter(database.db),
  };
  const app = await buildApp(context, { storefront: false, onUndeclaredRefusal: reportUndeclaredRefusal, ...options });
  await app.ready();
  rememberDatabase(app, database.db);
  return {
    app,
    context,
    storage,
    refresh: () => snapshot.refresh(),
    async close() {
      await app.close();
      await snapshot.close();
      if (customFolder === undefined) await rm(folder, { recursive: true });
    },
  };
}

/** Opens an empty shop for one test file. */
export async function openTestShop({
  connections,
  ...options
}: TestOptions & { connections?: Parameters<typeof openTestDatabase>[0] } = {}): Promise<TestShop> {
  const database = await openTestDatabase(connections);
  const { app, context, storage, refresh, close } = await buildTestApp(database, options);
  return {
    app,
    db: database.db,
    context,
    storage,
    refresh,
    async close() {
      await close();
      await database.close();
    },
  };
}
