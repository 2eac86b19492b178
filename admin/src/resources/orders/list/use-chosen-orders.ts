import { keepPreviousData } from '@tanstack/react-query';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import { useGetList, useListContext } from 'ra-core';

const ALL_CHOSEN = { page: 1, perPage: CHOSEN_ORDERS_MAX };

/**
 * Loads the present state of the chosen orders of all pages of the list, in the order in which they were chosen, as on the packing slips.
 * `isLoading`: some are not loaded yet.
 */
export function useChosenOrders() {
  const { selectedIds } = useListContext();
  const ids = selectedIds.map(String);
  const { data, error, isPending, isPlaceholderData } = useGetList<AdminOrderRow & { id: string }>(
    'orders',
    { pagination: ALL_CHOSEN, filter: { ids } },
    { enabled: ids.length > 0 && ids.length <= CHOSEN_ORDERS_MAX, placeholderData: keepPreviousData },
  );
  const orders = ids.flatMap((id) => data?.find(({ order_id }) => order_id === id) ?? []);
  return { ids, orders, error, isLoading: isPending || isPlaceholderData };
}
