/** The lists in which the palette searches for records. */
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { Permission } from '@uruhu/contract/staff/permissions';
import type { RaRecord } from 'ra-core';
import { shortenId } from '#admin/lib/format.ts';
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

export const RECORD_SOURCES: readonly RecordSource[] = [{ resource: 'orders', permission: 'orders.read', describe: describeOrder }];
