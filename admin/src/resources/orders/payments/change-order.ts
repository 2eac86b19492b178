/** Changes of an order. Each returns the changed order. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { AdminOrder } from '@uruhu/contract/staff';
import { callStaff } from '#admin/api/call-staff.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';

export type OrderChange =
  | 'confirmPayment'
  | 'rejectPayment'
  | 'refundOrder'
  | 'prepareOrder'
  | 'shipOrder'
  | 'markOrderArrived'
  | 'sendOutOrder'
  | 'deliverOrder'
  | 'cancelByStaff';

/** The fields of a change, apart from the status that the staff member saw. */
export type ChangeDetails<Name extends OrderChange> = Omit<StaffBody<Name>, 'expected_status'>;

export async function changeOrder<Name extends OrderChange>(
  name: Name,
  { order_id, status }: Pick<AdminOrder, 'order_id' | 'status'>,
  details: ChangeDetails<Name>,
): Promise<AdminOrder> {
  // TypeScript cannot infer for a generic name that the details and the omitted field together make the whole body.
  const body = { ...details, expected_status: status } as StaffBody<Name>;
  const { data } = await callStaff(name, { params: { order_id }, body });
  return data;
}

/** If the shop refused the change because a colleague or the shopper has changed the order meanwhile, returns the order as it is now; otherwise null. */
export function readChangedOrder(error: unknown): AdminOrder | null {
  const data = error instanceof RefusalError ? error.refusal.data : null;
  return typeof data === 'object' && data !== null && 'order_id' in data ? (data as AdminOrder) : null;
}
