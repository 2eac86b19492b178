import { isPartPaid } from '@uruhu/contract/rules/prices/amount-due';
import type { StaffOrder } from '@uruhu/contract/staff';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { OrderForStaff } from '../../orders/orders.ts';

const HIDDEN_MONEY = {
  subtotal: null,
  total_price: null,
  final_total: null,
  shipping_fees: null,
  applied_coupon_code: null,
  coupon_discount_amount: null,
  coupon_type: null,
} as const;

/** Adds whether a part of the order is paid, and removes the fields that this role has no permission for. */
export function presentForRole(order: OrderForStaff, role: StaffRole): StaffOrder {
  const customer = isAllowed(role, 'customers.read') ? order.customer : { ...order.customer, email: '' };
  const shownOrder = { ...order, customer, is_part_paid: isPartPaid(order.final_total, order.payments) };
  if (isAllowed(role, 'payments.read')) return shownOrder;
  return {
    ...shownOrder,
    ...HIDDEN_MONEY,
    order_items: order.order_items.map((item) => ({ ...item, price_at_purchase: null })),
    payments: isAllowed(role, 'payments.check') ? order.payments.filter(({ state }) => state === 'submitted') : [],
  };
}

/** Whether a list reveals totals or coupons by its filter or its sort order. */
export const revealsMoney = ({ total_from, coupon }: Pick<OrderFilter, 'total_from' | 'coupon'>, sort = ''): boolean =>
  sort === 'final_total' || total_from !== undefined || Boolean(coupon);
