import type { orderCountEndpoints } from '@uruhu/contract/endpoints/staff/order-lists';
import type { adminOrderEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { listOrders } from './list-orders.ts';
import { loadAdminOrder } from './load-admin-order.ts';
import { revealsMoney } from './present-for-role.ts';
import { selectTabCounts } from './queries.ts';

export const createAdminOrderHandlers = ({ db }: AppContext): Handlers<typeof adminOrderEndpoints & typeof orderCountEndpoints> => ({
  adminOrders: async ({ staff, query }) => {
    if (revealsMoney(query.filter, query.sort) && !isAllowed(staff.role, 'payments.read')) return refuse('forbidden');
    return done(await listOrders(db, query, staff.role));
  },
  orderTabCounts: async ({ staff, query: { filter } }) => {
    if (revealsMoney(filter) && !isAllowed(staff.role, 'payments.read')) return refuse('forbidden');
    return done({ data: await selectTabCounts(db, filter) });
  },
  adminOrder: async ({ staff, params }) => {
    const order = await loadAdminOrder(db, params.order_id, staff.role);
    return order ? done({ data: order }) : refuse('order_not_found');
  },
});
