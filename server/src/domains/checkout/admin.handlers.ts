import type { orderEntryEndpoints } from '@uruhu/contract/endpoints/staff/order-entry';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { withCurrentOrder } from '../order-view/order-view.ts';
import { enterOrder } from './enter-order.ts';
import { findSellableProducts } from './find-sellable-products.ts';
import { quoteEntry } from './quote-entry.ts';

export const createOrderEntryHandlers = (context: AppContext): Handlers<typeof orderEntryEndpoints> => ({
  entryProducts: async ({ query }) => done({ data: await findSellableProducts(context, query.q) }),
  quoteEntry: async ({ body }) => mapOutcome(await quoteEntry(context.db, body), (data) => ({ data })),
  enterOrder: async ({ staff, body }) => {
    const entryOutcome = await enterOrder(context, staff.staff_id, body);
    if (!entryOutcome.ok) return entryOutcome;
    return mapOutcome(await withCurrentOrder(context.db, entryOutcome.value.order_id, entryOutcome, staff.role), (data) => ({ data }));
  },
});
