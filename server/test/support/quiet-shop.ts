/** The shop as main.ts opens it, but for listening and for the work that is done later: nothing happens but what is asked of it. */
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/connect.ts';
import { postOffice } from '../../src/domains/mail/mail.ts';
import { methodsOf } from '../../src/domains/payments/payments.ts';
import type { App } from '../../src/http/parts.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import { openProviders } from '../../src/providers.ts';
import { openSnapshot } from '../../src/snapshot.ts';
import { openStorage } from '../../src/storage/storage.ts';

const PUBLIC_URL = 'http://shop.test';

export async function openQuietShop(env: NodeJS.ProcessEnv): Promise<App> {
  const read = readConfig({ ...env, DEMO: '0', PUBLIC_URL });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const fail = (error: unknown) => process.stderr.write(`${error}\n`);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolMax: config.databasePool,
    log: fail,
  });
  const publicUrl = () => PUBLIC_URL;
  const { providers, close } = await openProviders(config, { publicUrl, log: fail, say: () => {} });
  const snapshot = await openSnapshot(database, fail, methodsOf(providers));
  const jobs = await openJobs(database.db, database.engine, fail);
  const post = postOffice(jobs.later, publicUrl, () => ({ shop: 'Uruhu', contact: '' }));
  const app = await buildApp(
    {
      ...{ config, db: database.db, snapshot, databaseReady: database.ready, later: jobs.later, post, providers, publicUrl },
      storage: await openStorage(config),
    },
    { storefront: false },
  );
  app.addHook('onClose', async () => {
    await close();
    await jobs.close();
    await snapshot.close();
    await database.close();
  });
  await app.ready();
  return app;
}
