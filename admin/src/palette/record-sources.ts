/** The lists in which the palette searches for records. */
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { Customer } from '@uruhu/contract/staff/customers';
import type { Permission } from '@uruhu/contract/staff/permissions';
import type { RaRecord } from 'ra-core';
import { shortenId } from '#admin/lib/format.ts';
import { buildProductPath, type ListedProduct } from '#admin/products/product-terms.ts';
import { buildOrderPath } from '#admin/resources/orders/order-paths.ts';

export type RecordSource = {
  resource: string;
  permission: Permission;
  /** What a found record is, and which one. */
  describe: (row: RaRecord) => { label: string; detail: string; to: string };
};

const describeOrder = (row: RaRecord) => {
  const { order_id, customer } = row as RaRecord & AdminOrderRow;
  return { label: `Order ${shortenId(order_id)}`, detail: customer.name, to: buildOrderPath({ order_id }) };
};

const describeProduct = (row: RaRecord) => {
  const { product_id, name, brand } = row as ListedProduct;
  return { label: toPlainName(name), detail: toPlainName(brand), to: buildProductPath(product_id) };
};

const describeCustomer = (row: RaRecord) => {
  const { user_id, name, email } = row as RaRecord & Customer;
  return { label: name, detail: email, to: `/customers/${user_id}` };
};

export const RECORD_SOURCES: readonly RecordSource[] = [
  { resource: 'orders', permission: 'orders.read', describe: describeOrder },
  { resource: 'products', permission: 'catalogue.read', describe: describeProduct },
  { resource: 'customers', permission: 'customers.read', describe: describeCustomer },
];
