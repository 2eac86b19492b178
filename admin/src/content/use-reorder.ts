import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListKey, type ListedRecord, type LoadedList } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { moveItem } from '#admin/lib/move-item.ts';
import { notify } from '#admin/lib/notices.ts';

export type ReorderCall = 'reorderSlides' | 'reorderSlideTexts' | 'reorderFaqs';

/**
 * Returns the function that moves a row, shows the new order at once, and saves it. If saving fails, the list shows the shop's order again.
 */
export function useReorder<Row extends ListedRecord>(resource: ResourceName, call: ReorderCall, rows: readonly Row[]) {
  return async function move(index: number, newIndex: number): Promise<void> {
    const sortedRows = moveItem(rows, index, newIndex);
    const queryKey = buildListKey(resource);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<LoadedList<Row>>({ queryKey }, (cached) => (cached ? { ...cached, data: sortedRows } : cached));
    try {
      await callStaff(call, { body: { ids: sortedRows.map(({ id }) => id) } });
      notify('Sorted');
    } catch (error) {
      notify((error as Error).message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey });
  };
}
