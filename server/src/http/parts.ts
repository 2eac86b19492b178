import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Post } from '../domains/mail/mail.ts';
import type { Providers } from '../domains/payments/payments.ts';
import type { Later } from '../jobs/jobs.ts';
import type { SnapshotHolder } from '../snapshot.ts';
import type { Storage } from '../storage/storage.ts';

/** The server, with route types read from their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type Db = Kysely<Database>;

/** What every domain's routes are built from. */
export type Parts = {
  config: Pick<Config, 'production' | 'demo' | 'publicUrl'>;
  db: Db;
  snapshot: Pick<SnapshotHolder, 'current'>;
  /** Rejects when the database does not answer. */
  databaseReady: () => Promise<void>;
  /** Puts work into its queue. */
  later: Later;
  /** Writes mails. */
  post: Post;
  /** Through whom can be paid. */
  providers: Providers;
  /** Where shoppers find the shop: an origin. It never comes from a request. */
  publicUrl: () => string;
  /** Where uploaded files and the demo's pictures lie. */
  storage: Storage;
};

/** One domain's routes: adds them to the server. */
export type Routes = (app: App, parts: Parts) => void;
