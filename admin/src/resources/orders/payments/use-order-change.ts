import { useQueryClient } from '@tanstack/react-query';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useState } from 'react';
import { buildOrderKey } from '#admin/api/whole-record.ts';
import { type ChangeDetails, changeOrder, type OrderChange, readChangedOrder } from './change-order.ts';

/** Puts the order into the cache of its page, and lets lists and counts load again. */
export function useShowOrder() {
  const queryClient = useQueryClient();
  return (order: AdminOrder) => {
    queryClient.setQueryData(buildOrderKey(order.order_id), { ...order, id: order.order_id });
    void queryClient.invalidateQueries({ queryKey: ['orders', 'getList'] });
    void queryClient.invalidateQueries({ queryKey: ['payment-problems'] });
  };
}

/**
 * Changes an order and shows it as it is afterwards, also where the shop refuses because the order has changed meanwhile. `message`: the
 * shop's sentence about the last refusal. `change` returns whether it was done.
 */
export function useOrderChange(order: Pick<AdminOrder, 'order_id' | 'status'> | undefined) {
  const showOrder = useShowOrder();
  const signOutIfRefused = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  async function change<Name extends OrderChange>(name: Name, details: ChangeDetails<Name>): Promise<boolean> {
    if (!order) return false;
    setBusy(true);
    setMessage('');
    try {
      showOrder(await changeOrder(name, order, details));
      return true;
    } catch (error) {
      if (!(await signOutIfRefused(error))) setMessage((error as Error).message);
      const changed = readChangedOrder(error);
      if (changed) showOrder(changed);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { change, isBusy, message, clear: () => setMessage('') };
}

export type Changes = ReturnType<typeof useOrderChange>;
