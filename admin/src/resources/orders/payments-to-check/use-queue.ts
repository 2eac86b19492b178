import type { AdminOrderRow } from '@uruhu/contract/staff';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useList, useRecord } from '#admin/api/records.ts';
import { chooseOrderId, findNextOrderId } from './queue.ts';

const WAITING_PAYMENTS = { perPage: 100, filter: { payment: 'review' } };
const REFRESH_MS = 60_000;

/** Contains the time, because a shopper may claim another payment of the same order later. */
const getClaimKey = ({ order_id, claimed_at }: AdminOrderRow): string => `${order_id} ${claimed_at}`;

/** The orders with a payment that waits for a check, the longest waiting first. The address names the shown order, so a reload shows it again. */
export function useQueue() {
  const [search, setSearch] = useSearchParams();
  // A decided payment leaves the queue at once, before the list has loaded again.
  const [decidedClaimKeys, setDecidedClaimKeys] = useState<readonly string[]>([]);
  const listQuery = useList('orders', WAITING_PAYMENTS, { refetchInterval: REFRESH_MS });
  const rows = listQuery.data?.filter((row) => !decidedClaimKeys.includes(getClaimKey(row))) ?? [];
  const orderIds = rows.map(({ order_id }) => order_id);
  // A payment that a colleague decides meanwhile stays shown until the member moves on, so that she does not press a button for another
  // payment.
  const [openedOrderId, setOpenedOrderId] = useState<string | null>(null);
  const showableOrderIds = openedOrderId === null ? orderIds : [...orderIds, openedOrderId];
  const currentOrderId = chooseOrderId(showableOrderIds, search.get('order') ?? openedOrderId);
  useEffect(() => setOpenedOrderId(currentOrderId), [currentOrderId]);
  const nextOrderId = currentOrderId === null ? null : findNextOrderId(orderIds, currentOrderId);
  const orderQuery = useRecord('orders', currentOrderId);
  // Loads the next payment in advance, so that it opens at once.
  useRecord('orders', nextOrderId);
  const moveOn = () => setSearch(nextOrderId === null ? {} : { order: nextOrderId }, { replace: true });
  const finish = () => {
    setDecidedClaimKeys((before) => [...before, ...rows.filter(({ order_id }) => order_id === currentOrderId).map(getClaimKey)]);
    setOpenedOrderId(null);
    moveOn();
  };
  return {
    listQuery,
    orderQuery,
    currentOrderId,
    row: rows.find(({ order_id }) => order_id === currentOrderId),
    position: currentOrderId === null ? 0 : orderIds.indexOf(currentOrderId) + 1,
    count: orderIds.length,
    hasNext: nextOrderId !== null,
    skip: moveOn,
    finish,
  };
}
