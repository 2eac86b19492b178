import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { MoveOrdersRequest, MoveResult } from '@uruhu/contract/staff/orders/moves';
import { useMemo, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { useCall } from '#admin/forms/use-call.ts';

/** `tracking_url`: the link to the parcel; '' without one. `linkField`: the name of the field that it was typed into. */
export type OrderToMove = { order: AdminOrderRow; tracking_url: string; linkField: string };

const LINK_ERROR_PATH = /^orders\.(\d+)\.tracking_url$/;

/**
 * Moves orders by one step, and keeps the results until the member closes them. Only then the list loads again: moved orders leave its tab,
 * and without any row the list would not show the results. `linkErrors`: the shop's errors about links, by the names of their fields.
 */
export function useMoveOrders() {
  const { isBusy, message, errors, run } = useCall();
  const [sentOrders, setSentOrders] = useState<readonly OrderToMove[]>([]);
  const [results, setResults] = useState<MoveResult[] | null>(null);
  async function move(step: MoveOrdersRequest['step'], ordersToMove: readonly OrderToMove[]): Promise<void> {
    setSentOrders(ordersToMove);
    const orders = ordersToMove.map(({ order: { order_id, status }, tracking_url }) => ({
      order_id,
      expected_status: status,
      tracking_url: tracking_url || undefined,
    }));
    await run(async () => setResults((await callStaff('moveOrdersToNextStatus', { body: { step, orders } })).data));
  }
  function clear() {
    setResults(null);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  }
  const linkErrors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).map(([path, sentence]) => [sentOrders[Number(LINK_ERROR_PATH.exec(path)?.[1])]?.linkField ?? '', sentence]),
      ),
    [errors, sentOrders],
  );
  return { move, isBusy, message, linkErrors, results, clear };
}
