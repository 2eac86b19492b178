import type { orderFilterEndpoints } from '@uruhu/contract/endpoints/staff/order-lists';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { presentFilter } from './present.ts';
import { deleteFilterRow, selectFilters } from './queries.ts';
import { saveFilter } from './save-filter.ts';

export const createOrderFilterHandlers = ({ db }: AppContext): Handlers<typeof orderFilterEndpoints> => ({
  orderFilters: async ({ staff }) => {
    const data = (await selectFilters(db, staff.staff_id)).map(presentFilter);
    return done({ data, total: data.length });
  },
  saveOrderFilter: async ({ staff, body }) => mapOutcome(await saveFilter(db, staff.staff_id, body), (data) => ({ data })),
  deleteOrderFilter: async ({ staff, params: { filter_id } }) =>
    isUuid(filter_id) && (await deleteFilterRow(db, staff.staff_id, filter_id))
      ? done({ status: 'success' as const })
      : refuse('filter_not_found'),
});
