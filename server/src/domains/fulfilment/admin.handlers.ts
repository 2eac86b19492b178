import type { orderMoveEndpoints } from '@uruhu/contract/endpoints/staff/order-moves';
import type { adminFulfilmentEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import type { AppContext } from '../../context.ts';
import { toLoggable } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { createOrderActionHandler } from '../order-view/order-view.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { moveOrdersByOneStep } from './move-orders.ts';
import type { StepName } from './staff-steps.ts';
import { takeStep } from './take-step.ts';

/** The cost of one step with one order. */
const STEP_COST = { cpu: 5, database: 20, mail: 1 };

export function createAdminFulfilmentHandlers(context: AppContext): Handlers<typeof adminFulfilmentEndpoints & typeof orderMoveEndpoints> {
  const createStepHandler = (name: Exclude<StepName, 'ship'>) =>
    createOrderActionHandler(context, (request) => takeStep(context, name, request));
  return {
    prepareOrder: createStepHandler('prepare'),
    shipOrder: createOrderActionHandler(context, (request, { tracking_url }) =>
      takeStep(context, 'ship', request, tracking_url ? { tracking_url } : {}),
    ),
    markOrderArrived: createStepHandler('arrive'),
    sendOutOrder: createStepHandler('out-for-delivery'),
    deliverOrder: createStepHandler('deliver'),
    moveOrdersToNextStatus: async ({ staff, body, charge, log }) => {
      const orderCount = body.orders.length;
      await charge({ cpu: STEP_COST.cpu * orderCount, database: STEP_COST.database * orderCount, mail: STEP_COST.mail * orderCount });
      const onError = (order_id: string, error: unknown) =>
        log.error({ event: 'order_not_moved', order_id, err: toLoggable(error) }, 'An order could not be moved; the others were');
      return done({ data: await moveOrdersByOneStep({ ...context, onError }, staff.staff_id, body) });
    },
    cancelByStaff: createOrderActionHandler(context, (request, { reason, restock = false }) =>
      cancelByStaff(context, request, { reason, restock }),
    ),
  };
}
