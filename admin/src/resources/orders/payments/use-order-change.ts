import type { AdminOrder } from '@uruhu/contract/staff';
import { queryClient } from '#admin/api/query-client.ts';
import { showRecord } from '#admin/api/records.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { type ChangeDetails, changeOrder, type OrderChange, readChangedOrder } from './change-order.ts';

/** Returns a function that puts an order into the cache of its page, and makes lists and counts load again. */
export function useShowOrder() {
  return (order: AdminOrder) => {
    void showRecord('orders', order);
    void queryClient.invalidateQueries({ queryKey: ['payment-problems'] });
  };
}

/** Changes an order and shows the result; if a colleague has changed it meanwhile, shows her version. `change` returns whether it succeeded. */
export function useOrderChange(order: Pick<AdminOrder, 'order_id' | 'status'> | undefined) {
  const showOrder = useShowOrder();
  const { run, ...state } = useCall((error) => {
    const changedOrder = readChangedOrder(error);
    if (changedOrder) showOrder(changedOrder);
  });
  const change = async <Name extends OrderChange>(name: Name, details: ChangeDetails<Name>): Promise<boolean> =>
    order !== undefined && run(async () => showOrder(await changeOrder(name, order, details)));
  return { ...state, change };
}

/** Makes changes of one order, and knows whether one is running and why the last one was refused. */
export type OrderChanges = ReturnType<typeof useOrderChange>;
