import type { fulfilmentEndpoints } from '@uruhu/contract/endpoints/orders';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createDataReply, mapOutcome } from '../../http/replies.ts';
import { cancelOrder } from './cancel-order.ts';
import { reorder } from './reorder.ts';

export const createFulfilmentHandlers = (context: AppContext): Handlers<typeof fulfilmentEndpoints> => ({
  cancelOrder: async ({ shopper, body, messages }) =>
    mapOutcome(await cancelOrder(context, shopper.user_id, body.order_id, messages), createDataReply(messages.successes.orderCancelled)),
  reorder: async ({ shopper, body, messages }) =>
    mapOutcome(await reorder(context.db, shopper.user_id, body.order_id, messages.cart), createDataReply(messages.successes.reordered)),
});
