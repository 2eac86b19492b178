import { REFUSAL_STATUS } from '@uruhu/contract/codes';
import { isPartPaid } from '@uruhu/contract/rules/prices/amount-due';
import type { AdminOrder, StaffOrder, Transition } from '@uruhu/contract/staff';
import type { OtherOrder } from '@uruhu/contract/staff/orders/details';
import { isAllowed, type Permission, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { listRecordChanges } from '../../audit/audit.ts';
import { listOrderMails } from '../../mail/mail.ts';
import { listTransitions } from '../../order-log/order-log.ts';
import { findOrder, listOrderNotes, type OrderRow, presentOrderForStaff } from '../../orders/orders.ts';
import {
  findConfirmationRefusal,
  listAttempts,
  listPaymentProblems,
  listSameTransactions,
  loadPaymentStatuses,
  presentAttempts,
} from '../../payments/payments.ts';
import { loadOrderView } from '../load-order-view.ts';
import { selectOrdersWithGift } from './free-gift.ts';
import { presentForRole } from './present-for-role.ts';
import { selectOtherOrders, selectStaffName } from './queries.ts';

async function listOtherOrders(db: Db, order: OrderRow): Promise<OtherOrder[]> {
  const otherOrders = await selectOtherOrders(db, order);
  const payments = await loadPaymentStatuses(db, otherOrders);
  return otherOrders.map(({ order_id, user_id, customer_name, created_at, status, total_rwf }) => ({
    order_id,
    customer_name: user_id !== null && user_id === order.user_id ? null : customer_name,
    status,
    final_total: total_rwf,
    created_at: created_at.toISOString(),
    payment_status: payments.get(order_id)?.payment_status ?? 'Unpaid',
    is_part_paid: isPartPaid(total_rwf, presentAttempts(payments.get(order_id)?.attempts ?? [], STAFF_MESSAGES)),
  }));
}

/** The transitions of the order and the corrections of its contact, oldest first. */
async function listTransitionsAndCorrections(db: Db, order_id: string): Promise<Transition[]> {
  const changes = await listRecordChanges(db, 'orders', order_id, ['address', 'customer_phone']);
  const corrections = changes.map(({ staff, created_at }): Transition => {
    const fields = { from: null, to: 'contact_corrected', payment_id: null, reason: '', created_at: created_at.toISOString() };
    return { ...fields, actor: 'staff', staff };
  });
  const transitions = await listTransitions(db, order_id);
  if (corrections.length === 0) return transitions;
  // The sort is stable, so transitions with the same time keep their order.
  return [...transitions, ...corrections].sort((left, right) => Date.parse(left.created_at) - Date.parse(right.created_at));
}

/** Adds to the shown payments what staff need to decide about them. */
async function presentPayments(db: Db, order: OrderRow, payments: StaffOrder['payments']): Promise<AdminOrder['payments']> {
  const attempts = payments.length === 0 ? [] : await listAttempts(db, [order.order_id]);
  const shownAttempts = new Map(attempts.map((attempt) => [attempt.payment_attempt_id, attempt]));
  const presented: AdminOrder['payments'] = [];
  for (const payment of payments) {
    const attempt = shownAttempts.get(payment.payment_id);
    const confirmation_refusal = attempt ? await findConfirmationRefusal(db, order, attempts, attempt) : null;
    presented.push({ ...payment, confirmation_refusal, refund_transaction_id: attempt?.refund_transaction_id ?? '' });
  }
  return presented;
}

/**
 * Hides the reason of a transition of a payment that the role does not see, as the reason may name an amount. Transitions of the order have
 * the payment id null.
 */
function hideReasons(transitions: readonly Transition[], visiblePayments: StaffOrder['payments']): Transition[] {
  const visibleIds = new Set<string | null>([null, ...visiblePayments.map(({ payment_id }) => payment_id)]);
  return transitions.map((transition) => (visibleIds.has(transition.payment_id) ? transition : { ...transition, reason: '' }));
}

/**
 * An order with all details that staff need to decide about it and to help the customer, as far as their role permits. A packer gets the
 * contents and the address of the parcel, and the payments that wait to be checked.
 */
export async function loadAdminOrder(db: Db, order_id: string, role: StaffRole): Promise<AdminOrder | undefined> {
  const details = await findOrder(db, order_id);
  if (!details) return undefined;
  const shownOrder = presentForRole(await loadOrderView(db, details, { present: presentOrderForStaff, messages: STAFF_MESSAGES }), role);
  const isPermitted = (permission: Permission) => isAllowed(role, permission);
  const canSeeCustomers = isPermitted('customers.read');
  return {
    ...shownOrder,
    version: details.order.version,
    entered_by: details.order.entered_by && (await selectStaffName(db, details.order.entered_by)),
    is_guest: details.order.is_guest,
    user_id: canSeeCustomers ? details.order.user_id : null,
    has_free_gift: (await selectOrdersWithGift(db, [order_id])).has(order_id),
    transitions: hideReasons(await listTransitionsAndCorrections(db, order_id), shownOrder.payments),
    notes: await listOrderNotes(db, order_id),
    mails: canSeeCustomers ? await listOrderMails(db, order_id) : [],
    other_orders: canSeeCustomers ? await listOtherOrders(db, details.order) : [],
    payments: await presentPayments(db, details.order, shownOrder.payments),
    problems: isPermitted('payments.problems') ? await listPaymentProblems(db, order_id) : [],
    same_transactions: isPermitted('payments.check') || isPermitted('payments.read') ? await listSameTransactions(db, order_id) : [],
  };
}

/** Adds the current order to an outcome. Also adds it to a 409 refusal, so that the staff member sees how the order has changed. */
export async function withCurrentOrder(db: Db, order_id: string, outcome: Outcome<unknown>, role: StaffRole): Promise<Outcome<AdminOrder>> {
  if (!outcome.ok) return REFUSAL_STATUS[outcome.code] === 409 ? { ...outcome, data: await loadAdminOrder(db, order_id, role) } : outcome;
  const order = await loadAdminOrder(db, order_id, role);
  return order ? done(order) : refuse('order_not_found');
}
