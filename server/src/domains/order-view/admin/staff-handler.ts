import type { expectedStatusBody } from '@uruhu/contract/staff';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import type { StaffMember } from '../../../http/access.ts';
import { mapOutcome } from '../../../http/replies.ts';
import type { Outcome } from '../../../lib/outcome.ts';
import type { StaffRequest } from '../../orders/orders.ts';
import { withCurrentOrder } from './load-admin-order.ts';

type ExpectedStatus = z.infer<typeof expectedStatusBody>;
type StaffAction<Body> = (request: StaffRequest, body: Body, staff: StaffMember) => Promise<Outcome<null>>;
type StaffInput<Body> = { staff: StaffMember; params: { order_id: string }; body: Body };

/** Creates a handler that runs the action for a request of staff. The response has the order as it is after the action. */
export const createStaffHandler =
  ({ db }: Pick<AppContext, 'db'>) =>
  <Body extends ExpectedStatus>(runAction: StaffAction<Body>) =>
  async ({ staff, params: { order_id }, body }: StaffInput<Body>) => {
    const request = { staff_id: staff.staff_id, order_id, expected_status: body.expected_status };
    return mapOutcome(await withCurrentOrder(db, order_id, await runAction(request, body, staff), staff.role), (data) => ({ data }));
  };
