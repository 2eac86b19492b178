import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { moveOrder, orderById } from '../../orders/orders.ts';
import { disputedOf, lockAttempts, paymentStatus } from '../../payments/payments.ts';
import { ship } from '../../stock/stock.ts';
import { STAFF_SAID } from '../staff-words.ts';
import { type Acting, asStaff } from './as-staff.ts';
import { STAFF_STEPS, type StepName, stepRefusal } from './staff-steps.ts';

/**
 * Takes an order one step further, and tells whoever ordered. With `ship` its pieces leave the stock. `tracking_url`: where the parcel
 * has a page of its own.
 */
export const takeStep = (
  { db, post }: Pick<Parts, 'db' | 'post'>,
  name: StepName,
  acting: Acting,
  { tracking_url }: { tracking_url?: string } = {},
): Promise<Outcome<null>> =>
  asStaff(db, acting, async (trx, order) => {
    const { order_id, user_id, customer_name, customer_email: to, status } = order;
    const attempts = await lockAttempts(trx, order_id);
    const disputed = await disputedOf(trx, order_id);
    // What may be on its way back pays for nothing any more (refundOrder), nor does what turned out to be another order's money.
    const kept = attempts.filter(
      ({ refund_asked_at, payment_attempt_id }) => refund_asked_at === null && !disputed.includes(payment_attempt_id),
    );
    const payment_status = paymentStatus(order.total_rwf, kept);
    const stages = (await orderById(trx, order_id))?.events.map(({ stage }) => stage);
    const refused = stages ? stepRefusal(name, { status, stages, payment_status }) : refuse(409, STAFF_SAID.moved);
    if (refused) return refused;
    const { to: next, stage } = STAFF_STEPS[name];
    const step = { status: next, stage, ...(tracking_url === undefined ? {} : { tracking_url }) };
    const moved = await moveOrder(trx, order, step, { by: { staff_id: acting.staff_id } });
    if (name === 'ship') await ship(trx, order_id);
    // To whoever it was for before: an order of nobody's forgets them as it arrives. One that has forgotten already has no address.
    const data = { name: customer_name, order_id, stage, tracking_url: moved.tracking_url };
    if (to.includes('@')) await post.write(trx, { to, user_id, template: 'orderStatus', data });
    return done(null);
  });
