/** Starts the shop: reads the configuration, opens the database, serves, and stops cleanly on a signal. */
import { buildApp } from './app.ts';
import { type Config, canSendMails, disableDemo, formatDemoLogins, listStartWarnings, NOT_A_DEMO_WARNING, readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { openDatabase } from './database/connect.ts';
import type { Db } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { openReadiness } from './database/readiness.ts';
import { forgotPassword } from './domains/accounts/accounts.ts';
import type { Content } from './domains/content/content.ts';
import { eraseFiles } from './domains/files/files.ts';
import { openClockGuard } from './domains/health/health.ts';
import { createMailer, createMailSender, startMailWorker } from './domains/mail/mail.ts';
import { listPaymentMethods } from './domains/payments/payments.ts';
import { openProviders } from './domains/payments/providers/open-providers.ts';
import { defaultLexicon } from './domains/search/search.ts';
import { createMissedSearchCounter } from './domains/search-words/search-words.ts';
import { createOwnerLink } from './domains/setup/setup.ts';
import { createOncePerDayLog, type EventLog, openLog } from './http/log.ts';
import { startBackgroundJobs } from './jobs/background-jobs.ts';
import { openJobs, type Workers } from './jobs/jobs.ts';
import { openSnapshot } from './snapshot.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Long enough for an upload on a slow phone to end, short enough for a restart not to hang. */
const SHUTDOWN_MS_MAX = 10_000;
/** How long the requests in progress may take to finish after the database has failed. */
const DATABASE_FAILURE_MS_MAX = 3_000;

const buildMailSender = ({ settings }: Content) => ({
  shop: settings.name,
  contact: [settings.email, settings.phone].filter(Boolean).join(' · '),
});

/** `npm run dev` serves the storefront from its sources, with hot reload. */
const IS_DEV = process.argv.includes('--dev');

type RunningShop = {
  url: string;
  logins: readonly string[];
  close: () => Promise<void>;
  /** Accepts no new connections, and resolves when all requests in progress have ended. */
  drain: () => Promise<void>;
  onDatabaseFailure: (onFailure: (reason: string) => void) => void;
  log: EventLog;
};
/**
 * `config`: the requested configuration, or one with the demo switched off if the shop in the database is not a demo. `logins`: the lines
 * about the demo's accounts.
 */
type DemoResult = { config: Config; logins: readonly string[] };

/** The functions that do the queued jobs. */
const createWorkers = ({ db, mailer, storage }: AppContext): Workers => ({
  'forgot-password': ({ email }) => forgotPassword(db, mailer, email),
  'erase-files': ({ keys }) => eraseFiles(storage, keys),
});

async function start(requestedConfig: Config): Promise<RunningShop> {
  const { databaseUrl, dataDir, databasePool: poolMax } = requestedConfig;
  const database = await openDatabase({ databaseUrl, dataDir, poolMax, log: print });
  try {
    for (const warning of database.startWarnings) print(warning);
    await migrate(database, print);
    const storage = await openStorage(requestedConfig);
    const { config, logins } = await openDemoShop(requestedConfig, database, storage);
    for (const warning of listStartWarnings(config)) print(warning);
    const log = openLog(config.logLevel);
    const createErrorLog = (event: string) => createOncePerDayLog(log, event);
    let listeningUrl = '';
    const publicUrl = () => config.publicUrl ?? listeningUrl;
    const { providers, close: closeProviders } = await openProviders(config.payments, {
      publicUrl,
      log: createErrorLog('payment_provider'),
      print,
      shop: config,
    });
    const snapshot = await openSnapshot(database, createErrorLog('catalogue_not_read'), {
      payment_methods: listPaymentMethods(providers),
      sends_mail: canSendMails(config),
    });
    const jobs = await openJobs(database.db, database.engine, createErrorLog('job_failing'));
    const mailer = createMailer({
      getPublicUrl: publicUrl,
      getSender: () => buildMailSender(snapshot.current().content),
    });
    const readiness = openReadiness(database.db, storage.probe);
    const clock = openClockGuard(database.db, log);
    const missedSearches = createMissedSearchCounter(database.db);
    const services = { readiness, clock, storage, enqueue: jobs.enqueue, mailer, providers, missedSearches };
    const context = { config, db: database.db, snapshot, publicUrl, ...services };
    const app = await buildApp(context, { log, trustProxy: config.trustProxy, storefront: IS_DEV ? 'dev' : true });
    // Otherwise the first search would wait for this, and every other request with it.
    defaultLexicon.prepare();
    const url = await app.listen({ port: config.port, host: config.host });
    listeningUrl = url;
    const ownerLinkLines = config.demo ? [] : await describeOwnerLink(database.db, publicUrl());
    await jobs.startWorkers(createWorkers(context));
    const stopMailWorker = startMailWorker(createMailSender(database.db, config, log), createErrorLog('job_failing'));
    const stopBackgroundJobs = await startBackgroundJobs(context, log);
    return {
      url,
      logins: [...logins, ...ownerLinkLines],
      log,
      drain: () => app.drain(),
      onDatabaseFailure: database.onFailure,
      async close() {
        const mailsSent = stopMailWorker();
        await app.drain();
        await app.close();
        await stopBackgroundJobs();
        await closeProviders();
        await Promise.all([jobs.close(), mailsSent]);
        await snapshot.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Describes the link by which the first owner of a shop sets up an account. It is printed, and written to no log. */
async function describeOwnerLink(db: Db, shopUrl: string): Promise<string[]> {
  const link = await createOwnerLink(db, shopUrl);
  return link === null ? [] : ['This shop has no owner yet. Open this link to become it; it works once:', `  ${link}`];
}

/** Fills the shop with the demo if it is on. Only then loads the demo's modules, because their data is large. */
async function openDemoShop(config: Config, database: Awaited<ReturnType<typeof openDatabase>>, storage: Storage): Promise<DemoResult> {
  if (!config.demo) return { config, logins: [] };
  const { openDemo } = await import('./seed/open-demo.ts');
  const { demoProducts: productCount, demoPassword, demoStaffPassword } = config;
  const staffState = await openDemo({ db: database.db, storage, productCount, demoPassword, demoStaffPassword, print });
  if (staffState !== null) return { config, logins: formatDemoLogins({ ...config, isStaffDisabled: staffState === 'disabled' }) };
  print(NOT_A_DEMO_WARNING);
  return { config: disableDemo(config), logins: [] };
}

/** Ends the process when all requests and jobs in progress have ended. */
function shutDown(running: RunningShop): void {
  // A connection that never ends must not keep the process alive.
  setTimeout(() => process.exit(1), SHUTDOWN_MS_MAX).unref();
  running.close().then(
    () => process.exit(0),
    (error) => {
      process.stderr.write(`could not stop cleanly: ${error}\n`);
      process.exit(1);
    },
  );
}

/** Ends the process when the database's thread ends: this process cannot open it again, so a supervisor must start a new one. */
function stopOnDatabaseFailure({ drain, onDatabaseFailure, log }: RunningShop): void {
  onDatabaseFailure((reason) => {
    log.fatal({ event: 'database_stopped', reason }, 'The database has stopped; ending the process so that it is started again');
    setTimeout(() => process.exit(1), DATABASE_FAILURE_MS_MAX).unref();
    // Closes nothing else, because every job waits for the database.
    drain().finally(() => process.exit(1));
  });
}

let running: RunningShop | undefined;
let isStopping = false;

function onStopSignal(): void {
  // Ctrl-C in a terminal arrives twice: from the terminal, and from the parent process.
  if (isStopping) return;
  isStopping = true;
  // An unfinished start has served no shopper, and the database rolls back its transactions.
  if (running) shutDown(running);
  else process.exit(0);
}

// Not `once`: without a listener, a second signal would end the process at once.
process.on('SIGTERM', onStopSignal);
process.on('SIGINT', onStopSignal);
// When the parent process is killed, no signal comes, but its channel to this process closes.
process.on('disconnect', onStopSignal);
if (process.send && !process.connected) onStopSignal();

const configResult = readConfig(process.env);
if (!configResult.ok) {
  process.stderr.write(`The shop does not start. Please set:\n${configResult.problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}
try {
  running = await start(configResult.config);
  stopOnDatabaseFailure(running);
  if (running.logins.length > 0) print(['', ...running.logins].join('\n'));
  print(`ready ${running.url}`);
} catch (error) {
  process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
