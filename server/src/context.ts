import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { Readiness } from './database/readiness.ts';
import type { ClockGuard } from './domains/health/clock-guard.ts';
import type { Mailer } from './domains/mail/mailer.ts';
import type { Providers } from './domains/payments/providers/provider.ts';
import type { MissedSearchCounter } from './domains/search-words/missed-searches/counter.ts';
import type { JobQueue } from './jobs/jobs.ts';
import type { SnapshotHolder } from './snapshot.ts';
import type { Storage } from './storage/storage.ts';

/** The server, with route types read from their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * The dependencies of every domain's routes and jobs. This file imports types from the files that declare them, because the public faces
 * export routes, which import this file.
 */
export type AppContext = {
  config: Pick<Config, 'production' | 'demo' | 'isReachableByOthers' | 'areDocsPublic' | 'staffCodes' | 'publicUrl' | 'dataDir'> &
    Partial<Pick<Config, 'smtpUrl'>>;
  db: Db;
  snapshot: Pick<SnapshotHolder, 'current'>;
  /** Checks whether the shop can take orders. */
  readiness: Readiness;
  /** Checks whether the clock has jumped. After a jump, the shop does not act on deadlines until staff accept the time. */
  clock: ClockGuard;
  /** Adds a job to its queue. */
  enqueue: JobQueue;
  /** Writes mails. */
  mailer: Mailer;
  /** The payment providers. */
  providers: Providers;
  missedSearches: MissedSearchCounter;
  /** The origin at which shoppers find the shop. It never comes from a request. */
  publicUrl: () => string;
  /** The storage of uploaded files and of the demo's pictures. */
  storage: Storage;
};

/** Adds one domain's routes to the server. */
export type AddRoutes = (app: App, context: AppContext) => void;
