import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashPassword } from '../domains/accounts/passwords/hash-password.ts';
import type { Storage } from '../storage/storage.ts';
import { insertDemoShopper } from './demo-shopper.ts';
import { insertShop } from './insert-shop.ts';
import { copyPictures } from './pictures.ts';
import type { Shop } from './shop.ts';

/** The key of the advisory lock that lets one process seed at a time. Old and new versions of the shop must use the same key. */
const LOCK_KEY = 8_200_002;

export type SeedReport = { step: 'pictures' | 'products' | 'reviews'; done: number; total: number };
export type SeedOptions = {
  db: Kysely<Database>;
  /** The storage from which the shop serves pictures. */
  storage: Storage;
  /** The folder of the demo's pictures. */
  picturesDir: string;
  shop: Shop;
  demoPassword: string;
  report: (progress: SeedReport) => void;
};

/** Whether the database holds a shop, a demo or a real one: every shop has settings, or at least a staff member. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from site_settings union all select from staff limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Fills an empty database with a whole shop, once. It inserts all rows in one transaction under a lock, so two processes that start together
 * do not create two shops, and a killed one does not leave half a shop. It copies the pictures first, so the shop never lacks them.
 *
 * @throws the errors of the database or the disk; then no row stays.
 */
export async function seedDemo({ db, storage, picturesDir, shop, demoPassword, report }: SeedOptions): Promise<'seeded' | 'already there'> {
  await copyPictures(picturesDir, storage, (done, total) => report({ step: 'pictures', done, total }));
  if (await isSeeded(db)) return 'already there';
  const password_hash = await hashPassword(demoPassword);
  const outcome = await db.transaction().execute(async (trx) => {
    await lockSeeding(trx);
    if (await isSeeded(trx)) return 'already there';
    await insertDemoShop(trx, shop, password_hash, report);
    return 'seeded';
  });
  if (outcome === 'seeded') await updateStatistics(db);
  return outcome;
}

/** Updates the planner's statistics without a time limit, because it may take long for a hundred thousand products. */
const updateStatistics = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze`.execute(trx);
  });

/** Waits for the lock without the time limits of shoppers' queries, because another process may need long to seed. */
async function lockSeeding(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx);
}

async function insertDemoShop(trx: Transaction<Database>, shop: Shop, password_hash: string, report: SeedOptions['report']): Promise<void> {
  const createCounter = (step: SeedReport['step'], total: number) => {
    let done = 0;
    return (count: number) => {
      done += count;
      report({ step, done, total });
    };
  };
  await insertShop(trx, shop, createCounter);
  await insertDemoShopper(trx, shop, password_hash, new Date());
}
