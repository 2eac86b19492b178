import { type DragEvent, useRef, useState } from 'react';

/** Dragging one row or card onto another. Phones have no such dragging; there the buttons do it. */
export function useRowDrag(move: (from: number, to: number) => void) {
  const from = useRef<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    from.current = null;
    setTarget(null);
  };
  const getHandle = (index: number, count: number) => ({
    draggable: count > 1,
    onDragStart(event: DragEvent) {
      from.current = index;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragEnd: end,
  });
  const getTarget = (index: number) => ({
    onDragOver(event: DragEvent) {
      if (from.current === null) return;
      event.preventDefault();
      setTarget(index);
    },
    onDrop(event: DragEvent) {
      if (from.current === null) return;
      event.preventDefault();
      if (from.current !== index) move(from.current, index);
      end();
    },
  });
  return { target, getHandle, getTarget };
}
