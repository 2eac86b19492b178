import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callStaff } from '#admin/api/call-staff.ts';
import type { OrderFilter } from './order-tabs.ts';

const KEY = ['order-filters'];

/** The member's own filters. `save` returns the shop's sentence where it refuses, else ''. */
export function useSavedFilters() {
  const queryClient = useQueryClient();
  const list = useQuery({ queryKey: KEY, queryFn: async () => (await callStaff('orderFilters')).data });
  const reload = () => queryClient.invalidateQueries({ queryKey: KEY });
  return {
    filters: list.data ?? [],
    save: async (name: string, filter: OrderFilter): Promise<string> => {
      try {
        await callStaff('saveOrderFilter', { body: { name, filter } as never });
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
