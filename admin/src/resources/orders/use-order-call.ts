import type { StaffBody, StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { AdminOrder } from '@uruhu/contract/staff';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { readChangedOrder } from './payments/change-order.ts';
import { useShowOrder } from './payments/use-order-change.ts';

/** Calls that return the whole changed order. */
type OrderCall = Extract<StaffCallName, 'addOrderNote' | 'sendMailAgain' | 'correctOrder' | 'claimForCustomer' | 'eraseOrderCustomer'>;
type OrderCallParts<Name extends OrderCall> = { params: Record<string, string>; body?: StaffBody<Name> };

/** Makes a call about an order and shows the changed order, also if a colleague has changed it first. See useCall. */
export function useOrderCall() {
  const showOrder = useShowOrder();
  const { run: runCall, ...state } = useCall((error) => {
    const changedOrder = readChangedOrder(error);
    if (changedOrder) showOrder(changedOrder);
  });
  const run = <Name extends OrderCall>(name: Name, parts: OrderCallParts<Name>) =>
    runCall(async () => showOrder(((await callStaff(name, parts)) as { data: AdminOrder }).data));
  return { ...state, run };
}
