import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import type { Storage } from '../storage/storage.ts';
import { insertDemoShopper } from './demo-shopper.ts';
import { insertShop } from './insert-shop.ts';
import { copyPictures } from './pictures.ts';
import type { Shop } from './shop.ts';

/** Of the advisory lock that lets one process seed at a time; any constant does, as long as it stays. */
const LOCK_KEY = 8_200_002;

export type SeedReport = { step: 'pictures' | 'products' | 'reviews'; done: number; total: number };
export type Seeding = {
  db: Kysely<Database>;
  /** Where the shop serves pictures from. */
  storage: Storage;
  /** Where the demo's pictures lie. */
  picturesDir: string;
  shop: Shop;
  demoPassword: string;
  report: (progress: SeedReport) => void;
};

/** Whether there is a shop, from the demo or somebody's own: every shop has its settings. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Fills an empty database with a whole shop, once. All rows come in one transaction that one process at a time may begin, so two
 * that start together, or one that is killed in the middle, never make two shops or half of one. Pictures are copied first: a
 * shop is never there without them.
 *
 * @throws what the database or the disk throws; no row stays then.
 */
export async function seedDemo({ db, storage, picturesDir, shop, demoPassword, report }: Seeding): Promise<'seeded' | 'already there'> {
  await copyPictures(picturesDir, storage, (done, total) => report({ step: 'pictures', done, total }));
  if (await isSeeded(db)) return 'already there';
  const password_hash = await hashPassword(demoPassword);
  const outcome = await db.transaction().execute(async (trx) => {
    await waitForTurn(trx);
    if (await isSeeded(trx)) return 'already there';
    await insertDemoShop(trx, shop, password_hash, report);
    return 'seeded';
  });
  if (outcome === 'seeded') await analyse(db);
  return outcome;
}

/** The planner knows nothing yet of what has come; of a hundred thousand products it may take a while to see. */
const analyse = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze`.execute(trx);
  });

/** Another process may need longer to seed than a shopper's query may take. */
async function waitForTurn(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx);
}

async function insertDemoShop(trx: Transaction<Database>, shop: Shop, password_hash: string, report: Seeding['report']): Promise<void> {
  const told = (step: SeedReport['step'], total: number) => {
    let done = 0;
    return (count: number) => {
      done += count;
      report({ step, done, total });
    };
  };
  await insertShop(trx, shop, told);
  await insertDemoShopper(trx, shop, password_hash, new Date());
}
