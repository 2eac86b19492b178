import type { adminOrderEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { listOrders } from './list-orders.ts';
import { showAdminOrder } from './show-admin-order.ts';

export const createAdminOrderHandlers = ({ db }: AppContext): Handlers<typeof adminOrderEndpoints> => ({
  adminOrders: async ({ query }) => done(await listOrders(db, query)),
  adminOrder: async ({ params }) => {
    const order = await showAdminOrder(db, params.order_id);
    return order ? done({ data: order }) : refuse('order_not_found');
  },
});
