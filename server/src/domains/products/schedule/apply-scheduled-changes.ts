import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/schema.ts';
import { checkProducts } from '../check/check-products.ts';
import { endDueDiscounts, hasDueProducts, lockDueProducts, publishProducts, startDueDiscounts } from './queries.ts';

/**
 * Publishes the products that are due, except those with a barred ingredient or an unconfirmed finding: a release may have changed the list
 * of restrictions since staff scheduled them. Those products stay scheduled, and staff see the reason.
 */
const publishDueProducts = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const passedIds = await checkProducts(trx, await lockDueProducts(trx));
    if (passedIds.length > 0) await publishProducts(trx, passedIds);
  });

/**
 * Publishes scheduled products, and begins and ends discounts, whose time has come. The times are stored in the database, so a restart
 * causes a delay of at most one run. Several processes may run this at once: a row lock lets only one of them change each product.
 */
export async function applyScheduledChanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  if (!(await hasDueProducts(db))) return;
  // After a jump of the clock, all planned products would be published. Checked only when something is due, because the check locks a row.
  if (await clock.checkForJump()) return;
  // Discounts end first, so that a discount whose whole period was missed does not begin.
  await endDueDiscounts(db);
  await startDueDiscounts(db);
  // Last, so that no discount waits if the check of a product fails.
  await publishDueProducts(db);
}
