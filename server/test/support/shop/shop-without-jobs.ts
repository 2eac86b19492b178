/**
 * Opens the shop like main.ts, but does not listen, and never runs the jobs that it queues. So the shop does only what the test requests.
 */
import { buildApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import type { App } from '../../../src/context.ts';
import { openDatabase } from '../../../src/database/connect.ts';
import { openReadiness } from '../../../src/database/readiness.ts';
import { openClockGuard } from '../../../src/domains/health/health.ts';
import { createMailer } from '../../../src/domains/mail/mail.ts';
import { listPaymentMethods } from '../../../src/domains/payments/payments.ts';
import { openProviders } from '../../../src/domains/payments/providers/open-providers.ts';
import { createMissedSearchCounter } from '../../../src/domains/search-words/search-words.ts';
import { openJobs } from '../../../src/jobs/jobs.ts';
import { openSnapshot } from '../../../src/snapshot.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';

const PUBLIC_URL = 'http://shop.test';

export async function openShopWithoutJobs(env: NodeJS.ProcessEnv): Promise<App> {
  const configResult = readConfig({ ...env, DEMO: '0', PUBLIC_URL });
  if (!configResult.ok) throw new Error(configResult.problems.join('\n'));
  const { config } = configResult;
  const logError = (error: unknown) => process.stderr.write(`${error}\n`);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolMax: config.databasePool,
    log: logError,
  });
  const getPublicUrl = () => PUBLIC_URL;
  const { providers, close: closeProviders } = await openProviders(config.payments, {
    publicUrl: getPublicUrl,
    log: logError,
    print: () => {},
    shop: config,
  });
  const snapshot = await openSnapshot(database, logError, { payment_methods: listPaymentMethods(providers), sends_mail: true });
  const jobs = await openJobs(database.db, database.engine, logError);
  const mailer = createMailer({ getPublicUrl, getSender: () => ({ shop: 'Uruhu', contact: '' }) });
  const storage = await openStorage(config);
  const app = await buildApp(
    {
      config,
      db: database.db,
      snapshot,
      readiness: openReadiness(database.db, storage.probe),
      clock: openClockGuard(database.db, { error: logError }),
      enqueue: jobs.enqueue,
      mailer,
      providers,
      publicUrl: getPublicUrl,
      missedSearches: createMissedSearchCounter(database.db),
      storage,
    },
    { storefront: false, trustProxy: config.trustProxy },
  );
  app.addHook('onClose', async () => {
    await closeProviders();
    await jobs.close();
    await snapshot.close();
    await database.close();
  });
  await app.ready();
  return app;
}
