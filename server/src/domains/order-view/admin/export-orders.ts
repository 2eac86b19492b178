import type { Order } from '@uruhu/contract/order';
import { formatKigaliTime } from '@uruhu/contract/rules/kigali-time';
import { isPartPaid } from '@uruhu/contract/rules/prices/amount-due';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { Db } from '../../../database/db.ts';
import { BYTE_ORDER_MARK, type CsvRow, formatCsvRow } from '../../../lib/format-csv.ts';
import { loadOrderDetails } from '../../orders/orders.ts';
import { loadStaffViews } from '../load-order-view.ts';
import { selectOrdersBefore } from './queries.ts';

/** The number of orders that the export holds in memory at a time. */
const BATCH_SIZE = 500;

const formatItem = ({ quantity, product, option, size }: Order['order_items'][number]) => {
  const choice = [option?.name, size?.name].filter(Boolean).join(', ');
  return `${quantity} × ${product.name}${choice ? ` (${choice})` : ''}`;
};

const sumPaid = ({ payments }: Order) => payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);

/** The columns of the export, in their order. */
const COLUMNS: Readonly<Record<string, (order: Order) => string | number>> = {
  order_id: ({ order_id }) => order_id,
  placed_at: ({ created_at }) => formatKigaliTime(new Date(created_at)),
  status: ({ status }) => status,
  payment_status: ({ payment_status, final_total, payments }) => (isPartPaid(final_total, payments) ? 'Partly paid' : payment_status),
  name: ({ customer }) => customer.name,
  phone: ({ customer }) => customer.phone,
  email: ({ customer }) => customer.email,
  address: ({ address }) => address,
  pieces: ({ total_products }) => total_products,
  items: ({ order_items }) => order_items.map(formatItem).join('; '),
  subtotal_rwf: ({ subtotal }) => subtotal,
  shipping_rwf: ({ shipping_fees }) => shipping_fees,
  coupon: ({ applied_coupon_code }) => applied_coupon_code ?? '',
  discount_rwf: ({ coupon_discount_amount }) => coupon_discount_amount,
  total_rwf: ({ final_total }) => final_total,
  paid_rwf: sumPaid,
  transactions: ({ payments }) =>
    payments
      .filter(({ state }) => state === 'succeeded')
      .map(({ reference }) => reference)
      .join('; '),
  tracking_url: ({ tracking_url }) => tracking_url,
  cancel_reason: ({ cancel_reason }) => cancel_reason,
};

const toRow = (order: Order): CsvRow => Object.values(COLUMNS).map((getValue) => getValue(order));

/**
 * Yields the orders of a filter as CSV, newest first, in batches. It reads each batch when the previous one was sent, outside of any
 * transaction. Orders that shoppers place meanwhile are not in the export.
 */
export async function* exportOrders(db: Db, filter: OrderFilter, { batchSize = BATCH_SIZE } = {}): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(Object.keys(COLUMNS));
  let lastOrder: { created_at: Date; order_id: string } | null = null;
  for (;;) {
    const orders = await selectOrdersBefore(db, filter, lastOrder, batchSize);
    if (orders.length === 0) return;
    lastOrder = orders.at(-1) ?? null;
    const shownOrders = await loadStaffViews(db, await loadOrderDetails(db, orders));
    yield shownOrders.map((order) => formatCsvRow(toRow(order))).join('');
  }
}
