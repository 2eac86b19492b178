import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The database, or a transaction of it. */
export type Db = Kysely<Database>;
