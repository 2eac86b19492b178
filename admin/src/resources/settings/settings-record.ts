import { useQuery } from '@tanstack/react-query';
import type { AdminSettings } from '@uruhu/contract/staff/settings';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult, queryClient } from '#admin/api/query-client.ts';
import type { Fields } from '#admin/forms/compare-records.ts';
import { setShopName } from '#admin/lib/shop-name.ts';

const KEY = ['settings'];

/** Loads the settings of the shop. `save` sends the changed fields. */
export function useSettings() {
  const query = useQuery({ queryKey: KEY, queryFn: async () => (await callStaff('adminSettings')).data });
  async function save(changes: Fields, record: Fields): Promise<AdminSettings & Fields> {
    const { data } = await callStaff('updateSettings', { body: { ...changes, version: record.version as number } });
    await cacheResult(KEY, data);
    setShopName(data.name);
    void queryClient.invalidateQueries({ queryKey: ['setup-progress'] });
    return data;
  }
  return { ...query, save };
}
