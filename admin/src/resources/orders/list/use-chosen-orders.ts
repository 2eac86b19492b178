import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import { useList } from '#admin/api/records.ts';
import { useChosenIds } from '#admin/ui/list/list-provider.tsx';

/**
 * Loads the present state of the chosen orders of all pages of the list, in the order in which they were chosen, as on the packing slips.
 * `isLoading`: some are not loaded yet.
 */
export function useChosenOrders() {
  const { chosenIds: ids } = useChosenIds();
  const query = { perPage: CHOSEN_ORDERS_MAX, filter: { ids } };
  const options = { enabled: ids.length > 0 && ids.length <= CHOSEN_ORDERS_MAX, keepsPrevious: true };
  const { data, error, isPending, isPlaceholderData } = useList('orders', query, options);
  const orders = ids.flatMap((id) => data?.find(({ order_id }) => order_id === id) ?? []);
  return { ids, orders, error, isLoading: isPending || isPlaceholderData };
}
