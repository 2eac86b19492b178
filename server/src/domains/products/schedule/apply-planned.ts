import type { AppContext } from '../../../context.ts';
import { endDueDiscounts, hasDueProducts, publishDueProducts, startDueDiscounts } from './queries.ts';

/**
 * Publishes scheduled products, and begins and ends discounts, whose time has come. The database keeps the times, so a restart delays
 * nothing by more than one run, and several processes may run it at once: the row lock lets one of them change each product.
 */
export async function applyPlannedChanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  if (!(await hasDueProducts(db))) return;
  // A clock that jumped ahead would publish everything that is planned. Asked only when something is due, because it locks a row.
  if (await clock.checkForJump()) return;
  await publishDueProducts(db);
  // Ends first, so that a discount that has been missed as a whole does not begin.
  await endDueDiscounts(db);
  await startDueDiscounts(db);
}
