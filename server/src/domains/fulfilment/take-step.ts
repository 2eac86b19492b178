import type { AppContext } from '../../context.ts';
import { done, type Outcome } from '../../lib/outcome.ts';
import { findRecipient } from '../order-view/order-view.ts';
import { listOrderEvents, moveOrder, type StaffRequest, withExpectedStatus } from '../orders/orders.ts';
import { computePaymentStatus, listDisputedPaymentIds, lockAttempts } from '../payments/payments.ts';
import { shipStock } from '../stock/stock.ts';
import { findStepRefusal, STAFF_STEPS, type StepName } from './staff-steps.ts';

/**
 * Takes one step with an order and mails the customer. The step `ship` also takes the order's pieces out of the stock. `tracking_url`: the
 * page where the customer can follow the parcel, if there is one.
 */
export const takeStep = (
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  name: StepName,
  request: StaffRequest,
  { tracking_url }: { tracking_url?: string } = {},
): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    const { order_id, user_id, customer_name, status, language } = order;
    const attempts = await lockAttempts(trx, order_id);
    const disputedIds = await listDisputedPaymentIds(trx, order_id);
    // Ignores payments whose refund was requested (refundOrder) or whose money belongs to another order.
    const countedAttempts = attempts.filter(
      ({ refund_asked_at, payment_attempt_id }) => refund_asked_at === null && !disputedIds.includes(payment_attempt_id),
    );
    const payment_status = computePaymentStatus(order.total_rwf, countedAttempts);
    const stages = (await listOrderEvents(trx, [order_id])).map(({ stage }) => stage);
    const refusal = findStepRefusal(name, { status, stages, payment_status });
    if (refusal) return refusal;
    const { toStatus, stage } = STAFF_STEPS[name];
    const step = { status: toStatus, stage, ...(tracking_url === undefined ? {} : { tracking_url }) };
    const movedOrder = await moveOrder(trx, order, step, { actor: { staff_id: request.staff_id } });
    if (name === 'ship') await shipStock(trx, order_id);
    // Uses the row from before the step, because on delivery the database removes the customer of an erased account from the order.
    const to = await findRecipient(trx, order);
    const data = { name: customer_name, order_id, change: stage, tracking_url: movedOrder.tracking_url };
    if (to) await mailer.write(trx, { to, user_id, language, template: 'orderStatus', data });
    return done(null);
  });
