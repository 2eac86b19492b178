import type { Order } from '@uruhu/contract/order';
import type { StaffOrder } from '@uruhu/contract/staff';
import type { OrderFilter } from '@uruhu/contract/staff/order-lists';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';

const NO_MONEY = {
  ...{ subtotal: null, total_price: null, final_total: null, shipping_fees: null },
  ...{ applied_coupon_code: null, coupon_discount_amount: null, coupon_type: null },
} as const;

/** The order without the fields that this role has no permission for. */
export function showForRole(order: Order, role: StaffRole): StaffOrder {
  const customer = isAllowed(role, 'customers.read') ? order.customer : { ...order.customer, email: '' };
  if (isAllowed(role, 'payments.read')) return { ...order, customer };
  return {
    ...order,
    ...NO_MONEY,
    customer,
    order_items: order.order_items.map((item) => ({ ...item, price_at_purchase: null })),
    payments: isAllowed(role, 'payments.check') ? order.payments.filter(({ state }) => state === 'submitted') : [],
  };
}

type ListedBy = { sort: string; filter: Pick<OrderFilter, 'total_from' | 'coupon'> };

/** Whether a list shows totals or coupons by its order or its filter. */
export const showsMoney = ({ sort, filter }: ListedBy): boolean =>
  sort === 'final_total' || filter.total_from !== undefined || Boolean(filter.coupon);
