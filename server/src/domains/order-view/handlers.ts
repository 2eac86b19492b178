import type { orderViewEndpoints } from '@uruhu/contract/endpoints/orders';
import type { Order, PublicOrder } from '@uruhu/contract/order';
import type { AppContext } from '../../context.ts';
import { ORDER_BY_ID } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { countOrdersByStatus, listOrdersOfUser } from '../orders/orders.ts';
import { loadOrderViews } from './load-order-view.ts';
import { readOrderOfUser } from './read-order-of-user.ts';
import { trackByNumber } from './track-by-number.ts';
import { trackOrder } from './track-order.ts';

const toReply = (data: Order | PublicOrder) => ({ status: 'success' as const, data });

export const createOrderViewHandlers = ({ db }: AppContext): Handlers<typeof orderViewEndpoints> => ({
  orderCounts: async ({ shopper }) => done({ counts: await countOrdersByStatus(db, shopper.user_id) }),
  orders: async ({ shopper, body, messages }) =>
    done({ status: 'success', orders: await loadOrderViews(db, await listOrdersOfUser(db, shopper.user_id, body.pagination), messages) }),
  order: async ({ shopper, body: { order_id }, charge, messages }) => {
    // A shopper who waits for a payment polls often, and may share an IP address with many others. So the owner of the order is not
    // charged.
    const ownOrder = shopper ? await readOrderOfUser(db, shopper.user_id, order_id, messages) : null;
    if (ownOrder?.ok) return mapOutcome(ownOrder, toReply);
    await charge(ORDER_BY_ID);
    return mapOutcome(await trackOrder(db, order_id, messages), toReply);
  },
  trackByNumber: async ({ body, charge, ip_address, visitorAddress, messages }) => {
    await charge(ORDER_BY_ID);
    return mapOutcome(await trackByNumber(db, { ...body, ip_address: visitorAddress ?? ip_address }, messages), toReply);
  },
});
