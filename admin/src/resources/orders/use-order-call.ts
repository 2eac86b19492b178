import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useState } from 'react';
import { callStaff, RefusalError } from '#admin/api/call-staff.ts';
import { readChangedOrder } from './payments/change-order.ts';
import { useShowOrder } from './payments/use-order-change.ts';

/** The calls that return the whole order as it is afterwards. */
type OrderCall = Extract<StaffCallName, 'addOrderNote' | 'sendMailAgain' | 'correctOrder' | 'claimForCustomer' | 'eraseOrderCustomer'>;
type Parts = { params: Record<string, string>; body?: never };

/** Makes a call about an order and shows the order as it is afterwards. `errors`: the shop's sentences by field. */
export function useOrderCall() {
  const showOrder = useShowOrder();
  const signOutIfRefused = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  async function run(name: OrderCall, parts: Parts): Promise<boolean> {
    setBusy(true);
    setMessage('');
    setErrors({});
    try {
      showOrder(((await callStaff(name, parts)) as { data: AdminOrder }).data);
      return true;
    } catch (error) {
      if (await signOutIfRefused(error)) return false;
      setMessage((error as Error).message);
      const fields = error instanceof RefusalError ? (error.refusal.errors ?? []) : [];
      setErrors(Object.fromEntries(fields.map(({ path, message: sentence }) => [path, sentence])));
      const changed = readChangedOrder(error);
      if (changed) showOrder(changed);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, message, errors };
}
