import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { moveItem } from '#admin/lib/move-item.ts';
import { notify } from '#admin/lib/notices.ts';

export type ReorderCall = 'reorderSlides' | 'reorderSlideTexts' | 'reorderFaqs';

/** Moves rows, shows the new order at once, and saves it. If saving fails, the list shows the shop's order again. */
export function useReorder<Row extends { id: string }>(resource: string, call: ReorderCall, rows: readonly Row[]) {
  const queryClient = useQueryClient();
  const draggedIndex = useRef<number | null>(null);
  const [targetIndex, setTargetIndex] = useState<number | null>(null);

  async function move(index: number, newIndex: number): Promise<void> {
    const sortedRows = moveItem(rows, index, newIndex);
    const queryKey = [resource, 'getList'];
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<{ data: Row[] }>({ queryKey }, (cached) => (cached ? { ...cached, data: sortedRows } : cached));
    try {
      await callStaff(call, { body: { ids: sortedRows.map(({ id }) => id) } });
      notify('Sorted');
    } catch (error) {
      notify((error as Error).message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey });
  }

  const createDragHandlers = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      draggedIndex.current = index;
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (draggedIndex.current === null) return;
      event.preventDefault();
      setTargetIndex(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (draggedIndex.current !== null && draggedIndex.current !== index) void move(draggedIndex.current, index);
      setTargetIndex(null);
    },
    onDragEnd: () => {
      draggedIndex.current = null;
      setTargetIndex(null);
    },
  });
  return { move: (index: number, newIndex: number) => void move(index, newIndex), createDragHandlers, targetIndex };
}
