import type { adminFulfilmentEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createStaffHandler } from '../order-view/order-view.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import type { StepName } from './staff-steps.ts';
import { takeStep } from './take-step.ts';

export function createAdminFulfilmentHandlers(context: AppContext): Handlers<typeof adminFulfilmentEndpoints> {
  const handle = createStaffHandler(context);
  const step = (name: Exclude<StepName, 'ship'>) => handle((request) => takeStep(context, name, request));
  return {
    prepareOrder: step('prepare'),
    shipOrder: handle((request, { tracking_url }) => takeStep(context, 'ship', request, tracking_url ? { tracking_url } : {})),
    arriveOrder: step('arrive'),
    sendOutOrder: step('out-for-delivery'),
    deliverOrder: step('deliver'),
    cancelByStaff: handle((request, { reason, restock = false }) => cancelByStaff(context, request, { reason, restock })),
  };
}
