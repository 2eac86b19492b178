import { useQuery } from '@tanstack/react-query';
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListKey } from '#admin/api/records.ts';

const KEY = ['order-filters'];
/** The key begins like those of the lists of orders, so that a change of an order also reloads the counts. */
const COUNTS_KEY = [...buildListKey('orders'), 'filter-counts'];

/** The saved filters of the member. `save` returns the shop's message if it refuses the filter, else ''. */
export function useSavedFilters() {
  const list = useQuery({ queryKey: KEY, queryFn: async () => (await callStaff('orderFilters')).data });
  const filters = list.data ?? [];
  const counts = useQuery({
    queryKey: [...COUNTS_KEY, filters],
    queryFn: async () => (await callStaff('orderFilterCounts')).data,
    enabled: filters.length > 0,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey: KEY });
  return {
    filters,
    counts: counts.data ?? {},
    save: async (name: string, filter: OrderFilter): Promise<string> => {
      try {
        // The cast: the filter comes from the page's address, and only the server checks its values.
        await callStaff('saveOrderFilter', { body: { name, filter: filter as StaffBody<'saveOrderFilter'>['filter'] } });
        await reload();
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    },
    remove: async (filter_id: string) => {
      await callStaff('deleteOrderFilter', { params: { filter_id } }).catch(() => null);
      await reload();
    },
  };
}
