import type { expectedStatusBody } from '@uruhu/contract/staff';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import type { StaffMember } from '../../../http/access.ts';
import { mapOutcome } from '../../../http/replies.ts';
import type { Outcome } from '../../../lib/outcome.ts';
import type { StaffRequest } from '../../orders/orders.ts';
import { withCurrentOrder } from './load-admin-order.ts';

type ExpectedStatus = z.infer<typeof expectedStatusBody>;
type OrderAction<Body> = (request: StaffRequest, body: Body, staff: StaffMember) => Promise<Outcome<null>>;
type OrderActionInput<Body> = { staff: StaffMember; params: { order_id: string }; body: Body };

/** Creates a handler of a staff member's action on an order. Its response has the order as it is after the action. */
export const createOrderActionHandler =
  <Body extends ExpectedStatus>({ db }: Pick<AppContext, 'db'>, runAction: OrderAction<Body>) =>
  async ({ staff, params: { order_id }, body }: OrderActionInput<Body>) => {
    const request = { staff_id: staff.staff_id, order_id, expected_status: body.expected_status };
    return mapOutcome(await withCurrentOrder(db, order_id, await runAction(request, body, staff), staff.role), (data) => ({ data }));
  };
