import type { AppContext } from '../../../context.ts';
import { endDueDiscounts, hasDueProducts, publishDueProducts, startDueDiscounts } from './queries.ts';

/**
 * Publishes scheduled products, and begins and ends discounts, whose time has come. The times are stored in the database, so a restart
 * causes a delay of at most one run. Several processes may run this at once: a row lock lets only one of them change each product.
 */
export async function applyScheduledChanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  if (!(await hasDueProducts(db))) return;
  // After a jump of the clock, all planned products would be published. Checked only when something is due, because the check locks a row.
  if (await clock.checkForJump()) return;
  await publishDueProducts(db);
  // Discounts end first, so that a discount whose whole period was missed does not begin.
  await endDueDiscounts(db);
  await startDueDiscounts(db);
}
