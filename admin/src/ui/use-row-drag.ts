import { type DragEvent, useRef, useState } from 'react';

/** Handlers to drag one row or card onto another. Phones do not support this kind of dragging, so there staff use the buttons. */
export function useRowDrag(move: (fromIndex: number, toIndex: number) => void) {
  const draggedIndex = useRef<number | null>(null);
  const [targetIndex, setTargetIndex] = useState<number | null>(null);
  const endDrag = () => {
    draggedIndex.current = null;
    setTargetIndex(null);
  };
  const getDragHandlers = (index: number, count: number) => ({
    draggable: count > 1,
    onDragStart(event: DragEvent) {
      draggedIndex.current = index;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragEnd: endDrag,
  });
  const getDropHandlers = (index: number) => ({
    onDragOver(event: DragEvent) {
      if (draggedIndex.current === null) return;
      event.preventDefault();
      setTargetIndex(index);
    },
    onDrop(event: DragEvent) {
      if (draggedIndex.current === null) return;
      event.preventDefault();
      if (draggedIndex.current !== index) move(draggedIndex.current, index);
      endDrag();
    },
  });
  return { targetIndex, getDragHandlers, getDropHandlers };
}
