import type { orderFilterEndpoints } from '@uruhu/contract/endpoints/staff/order-lists';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../context.ts';
import type { Cost } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { countOrders, revealsMoney } from '../order-view/order-view.ts';
import { presentFilter } from './present.ts';
import { deleteFilterRow, selectFilters } from './queries.ts';
import { saveFilter } from './save-filter.ts';

/** The cost of counting the orders of one filter. */
const COUNT_COST: Cost = { cpu: 1, database: 40 };

export const createOrderFilterHandlers = ({ db }: AppContext): Handlers<typeof orderFilterEndpoints> => ({
  orderFilters: async ({ staff }) => {
    const data = (await selectFilters(db, staff.staff_id)).map(presentFilter);
    return done({ data, total: data.length });
  },
  orderFilterCounts: async ({ staff, charge }) => {
    const canSeeMoney = isAllowed(staff.role, 'payments.read');
    const counts: Record<string, number | null> = {};
    for (const { order_filter_id, filter } of await selectFilters(db, staff.staff_id)) {
      const canSeeCount = canSeeMoney || !revealsMoney(filter);
      if (canSeeCount) await charge(COUNT_COST);
      counts[order_filter_id] = canSeeCount ? await countOrders(db, filter) : null;
    }
    return done({ data: counts });
  },
  saveOrderFilter: async ({ staff, body }) => mapOutcome(await saveFilter(db, staff.staff_id, body), (data) => ({ data })),
  deleteOrderFilter: async ({ staff, params: { filter_id } }) =>
    isUuid(filter_id) && (await deleteFilterRow(db, staff.staff_id, filter_id))
      ? done({ status: 'success' as const })
      : refuse('filter_not_found'),
});
