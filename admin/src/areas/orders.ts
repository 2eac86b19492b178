import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { ListedRecord } from '#admin/api/records.ts';
import { shortenId } from '#admin/lib/format.ts';
import { listOrderActions } from '../resources/orders/order-actions.ts';
import { buildOrderPath } from '../resources/orders/order-paths.ts';
import { type Area, lazyPage, type SearchHit } from './page.ts';

function describeOrder(row: ListedRecord): SearchHit {
  const { order_id, customer } = row as ListedRecord & AdminOrderRow;
  return { label: `Order ${shortenId(order_id)}`, detail: customer.name, to: buildOrderPath({ order_id }) };
}

export const ORDERS: Area = {
  title: 'Orders',
  pages: [
    {
      name: 'payments-to-check',
      label: 'Payments to check',
      permission: 'payments.check',
      screens: { list: lazyPage(() => import('../resources/orders/payments-to-check/payments-to-check-page.tsx'), 'PaymentsToCheckPage') },
    },
    {
      name: 'orders',
      label: 'Orders',
      permission: 'orders.read',
      writePermission: 'orders.edit',
      screens: {
        list: lazyPage(() => import('../resources/orders/list/order-list.tsx'), 'OrderList'),
        create: lazyPage(() => import('../resources/orders/entry/order-entry-page.tsx'), 'OrderEntryPage'),
        show: lazyPage(() => import('../resources/orders/order-page.tsx'), 'OrderPage'),
      },
      actions: [{ to: '/orders/create', label: 'Type in an order', permission: 'orders.edit' }],
      describe: describeOrder,
      listRecordActions: (row) => listOrderActions(row as ListedRecord & AdminOrderRow),
    },
    {
      name: 'payment-problems',
      label: 'Payment problems',
      permission: 'payments.problems',
      screens: { list: lazyPage(() => import('../resources/orders/payment-problems/payment-problem-list.tsx'), 'PaymentProblemList') },
    },
  ],
};
