import { keepPreviousData } from '@tanstack/react-query';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import { useGetList, useListContext } from 'ra-core';

const ALL = { page: 1, perPage: CHOSEN_ORDERS_MAX };

/** The chosen orders of all pages of the list, as they are now. `isLoading`: some are not known yet. */
export function useChosenOrders() {
  const { selectedIds } = useListContext();
  const ids = selectedIds.map(String);
  const { data, error, isPending, isPlaceholderData } = useGetList<AdminOrderRow & { id: string }>(
    'orders',
    { pagination: ALL, filter: { ids } },
    { enabled: ids.length > 0 && ids.length <= CHOSEN_ORDERS_MAX, placeholderData: keepPreviousData },
  );
  const orders = data?.filter(({ order_id }) => ids.includes(order_id)) ?? [];
  return { ids, orders, error, isLoading: isPending || isPlaceholderData };
}
