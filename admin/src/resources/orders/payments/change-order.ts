/** Changes of an order. Each returns the order as it is afterwards. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { AdminOrder } from '@uruhu/contract/staff';
import { callStaff, RefusalError } from '#admin/api/call-staff.ts';

export type OrderChange =
  | 'confirmPayment'
  | 'rejectPayment'
  | 'refundOrder'
  | 'prepareOrder'
  | 'shipOrder'
  | 'arriveOrder'
  | 'sendOutOrder'
  | 'deliverOrder'
  | 'cancelByStaff';

/** What the change says besides the status that the staff member saw. */
export type ChangeDetails<Name extends OrderChange> = Omit<StaffBody<Name>, 'expected_status'>;

export async function changeOrder<Name extends OrderChange>(
  name: Name,
  { order_id, status }: Pick<AdminOrder, 'order_id' | 'status'>,
  details: ChangeDetails<Name>,
): Promise<AdminOrder> {
  // TypeScript cannot see that Omit and the omitted field make the whole again while the name is generic.
  const body = { ...details, expected_status: status } as StaffBody<Name>;
  const { data } = await callStaff(name, { params: { order_id }, body });
  return data;
}

/** The order as it is, where a refusal brings it: a colleague or the shopper has changed it meanwhile. */
export function readChangedOrder(error: unknown): AdminOrder | null {
  const data = error instanceof RefusalError ? error.refusal.data : null;
  return typeof data === 'object' && data !== null && 'order_id' in data ? (data as AdminOrder) : null;
}
