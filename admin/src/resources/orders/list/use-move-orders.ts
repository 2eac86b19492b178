import { useQueryClient } from '@tanstack/react-query';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { MoveOrders, MoveResult } from '@uruhu/contract/staff/order-moves';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';

/**
 * Moves orders by one step, and keeps what became of each until it is read. The list loads again only then: moved orders leave its tab, and
 * with the last of them would go the row that shows the result.
 */
export function useMoveOrders() {
  const queryClient = useQueryClient();
  const reload = () => void queryClient.invalidateQueries({ queryKey: ['orders'] });
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [results, setResults] = useState<MoveResult[] | null>(null);
  async function move(step: MoveOrders['step'], orders: readonly AdminOrderRow[]): Promise<void> {
    setBusy(true);
    setMessage('');
    try {
      const chosen = orders.map(({ order_id, status }) => ({ order_id, expected_status: status }));
      setResults((await callStaff('moveOrders', { body: { step, orders: chosen } as never })).data);
    } catch (error) {
      setMessage((error as Error).message);
      reload();
    } finally {
      setBusy(false);
    }
  }
  function clear() {
    setResults(null);
    reload();
  }
  return { move, isBusy, message, results, clear };
}
