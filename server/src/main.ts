/** Starts the shop: reads the configuration, opens the database, serves, and stops cleanly when told. */
import { buildApp } from './app.ts';
import { type Config, demoLogins, NO_DEMO, noticesOf, readConfig, withoutDemo } from './config.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { forgotPassword } from './domains/accounts/accounts.ts';
import { keepReconciling } from './domains/checkout/checkout.ts';
import type { Content } from './domains/content/content.ts';
import { eraseFiles } from './domains/files/files.ts';
import { mailWorker, postOffice, sendForgotten } from './domains/mail/mail.ts';
import { methodsOf } from './domains/payments/payments.ts';
import { logging } from './http/log.ts';
import { openJobs } from './jobs/jobs.ts';
import { keepSweeping, sweep } from './jobs/sweep.ts';
import { keepLookingAtUnpaid } from './jobs/unpaid.ts';
import { openProviders } from './providers.ts';
import { openSnapshot } from './snapshot.ts';
import { openStorage, type Storage } from './storage/storage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Long enough for an upload on a slow phone to end, short enough for a restart not to hang. */
const SHUTDOWN_MS_MAX = 10_000;

const senderOf = ({ settings }: Content) => ({
  shop: settings.name,
  contact: [settings.email, settings.phone].filter(Boolean).join(' · '),
});

type Running = { url: string; logins: readonly string[]; close: () => Promise<void> };
/** As it is run, which is without what is of a demo where the data is none's. */
type Opened = { config: Config; logins: readonly string[] };

async function start(asked: Config): Promise<Running> {
  const { databaseUrl, dataDir, databasePool: poolMax } = asked;
  const database = await openDatabase({ databaseUrl, dataDir, poolMax, log: say });
  try {
    for (const notice of database.notices) say(notice);
    await migrate(database, say);
    const storage = await openStorage(asked);
    const { config, logins } = await openDemoShop(asked, database, storage);
    for (const notice of noticesOf(config)) say(notice);
    const logged = (error: unknown) => process.stderr.write(`the catalogue could not be read anew: ${error}\n`);
    let listening = '';
    const publicUrl = () => config.publicUrl ?? listening;
    const told = (line: string) => process.stderr.write(`${line}\n`);
    const { providers, close: closeProviders } = await openProviders(config, { publicUrl, log: told, say });
    const snapshot = await openSnapshot(database, logged, methodsOf(providers));
    const jobs = await openJobs(database.db, database.engine, (error) => process.stderr.write(`a job failed: ${error}\n`));
    const post = postOffice(jobs.later, publicUrl, () => senderOf(snapshot.current().content));
    const app = await buildApp(
      { config, db: database.db, snapshot, databaseReady: database.ready, storage, later: jobs.later, post, providers, publicUrl },
      { logger: logging(config.logLevel), trustProxy: config.trustProxy },
    );
    const url = await app.listen({ port: config.port, host: config.host });
    listening = url;
    await jobs.work({
      'send-mail': mailWorker(database.db, config),
      'forgot-password': ({ email }) => forgotPassword(database.db, post, email),
      'erase-files': ({ keys }) => eraseFiles(storage, keys),
    });
    await sendForgotten(database.db, jobs.later);
    await sweep(database.db);
    const stopSweeping = keepSweeping(database.db, told);
    const stopReconciling = keepReconciling({ db: database.db, post, providers }, told);
    const stopLookingAtUnpaid = keepLookingAtUnpaid({ db: database.db, post, providers, snapshot, log: told });
    return {
      ...{ url, logins },
      async close() {
        await app.drain();
        await app.close();
        await stopSweeping();
        await stopReconciling();
        await stopLookingAtUnpaid();
        await closeProviders();
        await jobs.close();
        await snapshot.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The demo's data is large and only wanted here, so it is read only here. */
async function openDemoShop(config: Config, database: Awaited<ReturnType<typeof openDatabase>>, storage: Storage): Promise<Opened> {
  if (!config.demo) return { config, logins: [] };
  const { openDemo } = await import('./seed/open-demo.ts');
  const { demoProducts: products, demoPassword, demoStaffPassword } = config;
  const staff = await openDemo({ db: database.db, storage, products, demoPassword, demoStaffPassword, say });
  if (staff !== null) return { config, logins: demoLogins({ ...config, isStaffDisabled: staff === 'disabled' }) };
  say(NO_DEMO);
  return { config: withoutDemo(config), logins: [] };
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = () => {
    // Ctrl-C in a terminal arrives twice: from the terminal, and passed on by whoever started us.
    if (stopping) return;
    stopping = true;
    // A connection that never ends must not keep the process.
    setTimeout(() => process.exit(1), SHUTDOWN_MS_MAX).unref();
    running.close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`could not stop cleanly: ${error}\n`);
        process.exit(1);
      },
    );
  };
  // Never 'once': a signal that nobody listens to ends the process at once.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started us and keeps a channel to us is gone, killed perhaps: nobody else would stop us.
  process.on('disconnect', stop);
}

const read = readConfig(process.env);
if (!read.ok) {
  process.stderr.write(`The shop does not start. Please set:\n${read.problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}
try {
  const running = await start(read.config);
  stopOnSignal(running);
  if (running.logins.length > 0) say(['', ...running.logins].join('\n'));
  say(`ready ${running.url}`);
} catch (error) {
  process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
