/** Starts the shop: opens its parts on a database, builds the app and starts the work in the background. `close` ends all of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { type AppPages, buildApp } from './app.ts';
import { type Config, canSendMails, disableDemo, formatDemoLogins, listStartWarnings, NOT_A_DEMO_WARNING } from './config.ts';
import type { App, AppContext } from './context.ts';
import type { OpenDatabase } from './database/connect.ts';
import type { Db } from './database/db.ts';
import { openShopDatabase } from './database/open-shop-database.ts';
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
import { type Jobs, openJobs, type Workers } from './jobs/jobs.ts';
import type { DemoStaffState } from './seed/demo-staff.ts';
import { openSnapshot, type SnapshotHolder } from './snapshot.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

type Print = (line: string) => unknown;

/** The demo of the shop in the database: the state of its staff member, or null if the shop is not a demo. */
type DemoState = DemoStaffState | null;

/** A shop that serves on a database, which `close` leaves open. */
export type StartedShop = {
  url: string;
  demoState: DemoState;
  logins: readonly string[];
  close: () => Promise<void>;
  /** Accepts no new connections, and resolves when all requests in progress have ended. */
  drain: () => Promise<void>;
  log: EventLog;
};

export type RunningShop = Omit<StartedShop, 'demoState'> & { onDatabaseFailure: OpenDatabase['onFailure'] };

export type ShopOptions = {
  /** The pages that the app serves; by default the built ones. */
  pages?: AppPages;
  /** What passes requests to the app, and its address. By default the app listens itself. */
  listener?: { url: string; connect: (app: App) => Promise<void> };
  /** The demo that an earlier start has found or filled. */
  demoState?: DemoState | undefined;
  print: Print;
};

/** What a shop has started, and must end. A start that fails has only some of it. */
type Parts = {
  closeProviders: () => Promise<void>;
  snapshot: SnapshotHolder;
  jobs: Jobs;
  app: App;
  stopMailWorker: () => Promise<void>;
  stopBackgroundJobs: () => Promise<void>;
};

async function closeParts({ stopMailWorker, app, stopBackgroundJobs, closeProviders, jobs, snapshot }: Partial<Parts>): Promise<void> {
  const mailsSent = stopMailWorker?.();
  await app?.drain();
  await app?.close();
  await stopBackgroundJobs?.();
  await closeProviders?.();
  await Promise.all([jobs?.close(), mailsSent]);
  await snapshot?.close();
}

const buildMailSender = ({ settings }: Content) => ({
  shop: settings.name,
  contact: [settings.email, settings.phone].filter(Boolean).join(' · '),
});

/** The functions that do the queued jobs. */
const createWorkers = ({ db, mailer, storage }: AppContext): Workers => ({
  'forgot-password': ({ email }) => forgotPassword(db, mailer, email),
  'erase-files': ({ keys }) => eraseFiles(storage, keys),
});

/** Opens the database and starts the shop on it. Both end with `close`. */
export async function openShop(config: Config, print: Print): Promise<RunningShop> {
  const database = await openShopDatabase(config, print);
  try {
    const shop = await startShop(config, database, { print });
    return {
      ...shop,
      onDatabaseFailure: database.onFailure,
      async close() {
        await shop.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** How long a shop that could not start takes to end what it has started. */
const CLOSE_AFTER_FAILURE_MS_MAX = 10_000;

/** Starts the shop on an open database. If that fails, it ends what it has started. */
export async function startShop(config: Config, database: OpenDatabase, options: ShopOptions): Promise<StartedShop> {
  const parts: Partial<Parts> = {};
  try {
    return await startParts(parts, config, database, options);
  } catch (error) {
    // The error of the start says more than those that follow from it. A client that hangs must not keep a half-started shop alive.
    await Promise.race([closeParts(parts).catch(() => {}), pause(CLOSE_AFTER_FAILURE_MS_MAX)]);
    throw error;
  }
}

async function startParts(
  parts: Partial<Parts>,
  requestedConfig: Config,
  database: OpenDatabase,
  options: ShopOptions,
): Promise<StartedShop> {
  const storage = await openStorage(requestedConfig);
  const { demoState = await openDemoShop(requestedConfig, database, storage, options.print) } = options;
  const config = requestedConfig.demo && demoState === null ? disableDemo(requestedConfig) : requestedConfig;
  const demoLogins = demoState === null ? [] : formatDemoLogins({ ...config, isStaffDisabled: demoState === 'disabled' });
  for (const warning of listStartWarnings(config)) options.print(warning);
  const log = openLog(config.logLevel);
  const { listener } = options;
  let listeningUrl = listener?.url ?? '';
  const publicUrl = () => config.publicUrl ?? listeningUrl;
  const { context, startWorkers } = await openContext(parts, { config, database, storage, log, publicUrl, print: options.print });
  const app = await buildApp(context, { log, trustProxy: config.trustProxy, storefront: options.pages ?? true });
  parts.app = app;
  // Otherwise the first search would wait for this, and every other request with it.
  defaultLexicon.prepare();
  if (listener) await listener.connect(app);
  else listeningUrl = await app.listen({ port: config.port, host: config.host });
  const ownerLinkLines = config.demo ? [] : await describeOwnerLink(database.db, publicUrl());
  await startWorkers();
  parts.stopMailWorker = startMailWorker(createMailSender(database.db, config, log), createOncePerDayLog(log, 'job_failing'));
  parts.stopBackgroundJobs = await startBackgroundJobs(context, log);
  return {
    url: listeningUrl,
    demoState,
    logins: [...demoLogins, ...ownerLinkLines],
    log,
    drain: () => app.drain(),
    close: () => closeParts(parts),
  };
}

type ContextInput = {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
  log: EventLog;
  publicUrl: () => string;
  print: Print;
};

/** Opens what routes and jobs depend on. `startWorkers` lets this process run the queued jobs. */
async function openContext(parts: Partial<Parts>, { config, database, storage, log, publicUrl, print }: ContextInput) {
  const createErrorLog = (event: string) => createOncePerDayLog(log, event);
  const { providers, close: closeProviders } = await openProviders(config.payments, {
    publicUrl,
    log: createErrorLog('payment_provider'),
    print,
    shop: config,
  });
  parts.closeProviders = closeProviders;
  const snapshot = await openSnapshot(database, createErrorLog('catalogue_not_read'), {
    payment_methods: listPaymentMethods(providers),
    sends_mail: canSendMails(config),
  });
  parts.snapshot = snapshot;
  const jobs = await openJobs(database.db, database.engine, createErrorLog('job_failing'));
  parts.jobs = jobs;
  const mailer = createMailer({
    getPublicUrl: publicUrl,
    getSender: () => buildMailSender(snapshot.current().content),
  });
  const readiness = openReadiness(database.db, storage.probe);
  const clock = openClockGuard(database.db, log);
  const missedSearches = createMissedSearchCounter(database.db);
  const services = { readiness, clock, storage, enqueue: jobs.enqueue, mailer, providers, missedSearches };
  const context: AppContext = { config, db: database.db, snapshot, publicUrl, ...services };
  return { context, startWorkers: () => jobs.startWorkers(createWorkers(context)) };
}

/** Describes the link by which the first owner of a shop sets up an account. It is printed, and written to no log. */
async function describeOwnerLink(db: Db, shopUrl: string): Promise<string[]> {
  const link = await createOwnerLink(db, shopUrl);
  return link === null ? [] : ['This shop has no owner yet. Open this link to become it; it works once:', `  ${link}`];
}

/** Fills the shop with the demo if it is on. Only then loads the demo's modules, because their data is large. */
async function openDemoShop(config: Config, { db }: OpenDatabase, storage: Storage, print: Print): Promise<DemoState> {
  if (!config.demo) return null;
  const { openDemo } = await import('./seed/open-demo.ts');
  const { demoProducts: productCount, demoPassword, demoStaffPassword } = config;
  const demoState = await openDemo({ db, storage, productCount, demoPassword, demoStaffPassword, print });
  if (demoState === null) print(NOT_A_DEMO_WARNING);
  return demoState;
}
