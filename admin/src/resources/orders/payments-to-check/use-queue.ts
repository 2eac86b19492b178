import type { AdminOrder, AdminOrderRow } from '@uruhu/contract/staff';
import { useGetList, useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { WHOLE_RECORD_CACHE_KEY } from '#admin/api/whole-record.ts';
import { chooseCurrent, findNext } from './queue.ts';

const WAITING_PAYMENTS = { pagination: { page: 1, perPage: 100 }, filter: { payment: 'review' } };
const REFRESH_MS = 60_000;

type Row = AdminOrderRow & { id: string };

/** The next claim of the same order is made at another time, and waits anew. */
const getClaimKey = ({ order_id, claimed_at }: Row): string => `${order_id} ${claimed_at}`;

/** The payments that wait, longest first. The address names the shown one, so a reload shows it again. */
export function useQueue() {
  const [search, setSearch] = useSearchParams();
  // A decided payment leaves the queue at once, before the list has loaded again.
  const [decidedClaimKeys, setDecidedClaimKeys] = useState<readonly string[]>([]);
  const listQuery = useGetList<Row>('orders', WAITING_PAYMENTS, { refetchInterval: REFRESH_MS });
  const rows = listQuery.data?.filter((row) => !decidedClaimKeys.includes(getClaimKey(row))) ?? [];
  const ids = rows.map(({ order_id }) => order_id);
  // A payment that a colleague decides meanwhile stays shown until the member moves on, so that she does not press a button for another
  // payment.
  const [openedOrderId, setOpenedOrderId] = useState<string | null>(null);
  const openedIds = openedOrderId === null ? [] : [openedOrderId];
  const current = chooseCurrent([...ids, ...openedIds], search.get('order') ?? openedIds[0] ?? null);
  useEffect(() => setOpenedOrderId(current), [current]);
  const next = current === null ? null : findNext(ids, current);
  const orderQuery = useGetOne<AdminOrder & { id: string }>(
    'orders',
    { id: current ?? '', meta: WHOLE_RECORD_CACHE_KEY },
    { enabled: current !== null },
  );
  // Loads the next payment in advance, so that it opens at once.
  useGetOne('orders', { id: next ?? '', meta: WHOLE_RECORD_CACHE_KEY }, { enabled: next !== null });
  const moveOn = () => setSearch(next === null ? {} : { order: next }, { replace: true });
  const finish = () => {
    setDecidedClaimKeys((before) => [...before, ...rows.filter(({ order_id }) => order_id === current).map(getClaimKey)]);
    setOpenedOrderId(null);
    moveOn();
  };
  return {
    listQuery,
    orderQuery,
    current,
    row: rows.find(({ order_id }) => order_id === current),
    position: current === null ? 0 : ids.indexOf(current) + 1,
    count: ids.length,
    hasNext: next !== null,
    skip: moveOn,
    finish,
  };
}
