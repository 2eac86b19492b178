import type { placingEndpoints } from '@uruhu/contract/endpoints/orders';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createDataReply, mapOutcome } from '../../http/replies.ts';
import { placeOrder } from './place-order.ts';

export const createCheckoutHandlers = (context: AppContext): Handlers<typeof placingEndpoints> => ({
  placeOrder: async ({ shopper, headers, body, ip_address, language, messages }) => {
    const request = { ...body, idempotency_key: headers['idempotency-key'], ip_address, language, messages };
    return mapOutcome(await placeOrder(context, shopper.user_id, request), createDataReply(messages.successes.orderPlaced));
  },
});
