import type { AdminOrder, AdminOrderRow } from '@uruhu/contract/staff';
import { useGetList, useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { WHOLE_RECORD_META } from '#admin/api/whole-record.ts';
import { chooseOrderId, findNextOrderId } from './queue.ts';

const WAITING_PAYMENTS = { pagination: { page: 1, perPage: 100 }, filter: { payment: 'review' } };
const REFRESH_MS = 60_000;

type Row = AdminOrderRow & { id: string };

/** Contains the time, because a shopper may claim another payment of the same order later. */
const getClaimKey = ({ order_id, claimed_at }: Row): string => `${order_id} ${claimed_at}`;

/** The orders with a payment that waits for a check, the longest waiting first. The address names the shown order, so a reload shows it again. */
export function useQueue() {
  const [search, setSearch] = useSearchParams();
  // A decided payment leaves the queue at once, before the list has loaded again.
  const [decidedClaimKeys, setDecidedClaimKeys] = useState<readonly string[]>([]);
  const listQuery = useGetList<Row>('orders', WAITING_PAYMENTS, { refetchInterval: REFRESH_MS });
  const rows = listQuery.data?.filter((row) => !decidedClaimKeys.includes(getClaimKey(row))) ?? [];
  const orderIds = rows.map(({ order_id }) => order_id);
  // A payment that a colleague decides meanwhile stays shown until the member moves on, so that she does not press a button for another
  // payment.
  const [openedOrderId, setOpenedOrderId] = useState<string | null>(null);
  const showableOrderIds = openedOrderId === null ? orderIds : [...orderIds, openedOrderId];
  const currentOrderId = chooseOrderId(showableOrderIds, search.get('order') ?? openedOrderId);
  useEffect(() => setOpenedOrderId(currentOrderId), [currentOrderId]);
  const nextOrderId = currentOrderId === null ? null : findNextOrderId(orderIds, currentOrderId);
  const orderQuery = useGetOne<AdminOrder & { id: string }>(
    'orders',
    { id: currentOrderId ?? '', meta: WHOLE_RECORD_META },
    { enabled: currentOrderId !== null },
  );
  // Loads the next payment in advance, so that it opens at once.
  useGetOne('orders', { id: nextOrderId ?? '', meta: WHOLE_RECORD_META }, { enabled: nextOrderId !== null });
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
