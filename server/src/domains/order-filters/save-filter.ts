import { type NewOrderFilter, SAVED_FILTERS_MAX, type SavedOrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { presentFilter } from './present.ts';
import { lockFilters, selectFilters, upsertFilter } from './queries.ts';

/** Saves a filter of a staff member, in place of her filter of the same name. */
export const saveFilter = (db: Db, staff_id: string, filter: NewOrderFilter): Promise<Outcome<SavedOrderFilter>> =>
  transact(db, async (trx) => {
    await lockFilters(trx, staff_id);
    const savedFilter = await upsertFilter(trx, staff_id, filter);
    // A refusal rolls the transaction back, so the filter is not saved.
    const { length: filterCount } = await selectFilters(trx, staff_id);
    return filterCount > SAVED_FILTERS_MAX
      ? refuse('too_many_filters', { values: { most: SAVED_FILTERS_MAX } })
      : done(presentFilter(savedFilter));
  });
