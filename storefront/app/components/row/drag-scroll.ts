import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** The row runs ahead of the hand (specification, Featured Brands). */
const DRAG_FACTOR = 1.5;
/** A press that moves less is a click. */
const DRAG_FROM_PX = 6;

/** Where each key takes the row. */
const KEYS: Record<string, (row: HTMLElement) => number> = {
  ArrowLeft: (row) => row.scrollLeft - row.clientWidth,
  ArrowRight: (row) => row.scrollLeft + row.clientWidth,
  Home: () => 0,
  End: (row) => row.scrollWidth,
};

/** Dragging with the mouse, and the arrow, Home and End keys. Fingers and wheels scroll as the browser does it. */
export function useDragScroll(draggedClass: string) {
  const grip = useRef<{ x: number; left: number; moved: boolean } | null>(null);
  const release = ({ currentTarget: row }: PointerEvent<HTMLElement>) => {
    row.classList.remove(draggedClass);
    // The click that ends a drag comes after this, and is still to be seen as one.
    setTimeout(() => {
      grip.current = null;
    });
  };
  return {
    onPointerDown: ({ currentTarget: row, pointerType, button, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && button === 0) grip.current = { x: clientX, left: row.scrollLeft, moved: false };
    },
    onPointerMove: ({ currentTarget: row, clientX, buttons }: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held || buttons === 0 || (!held.moved && Math.abs(clientX - held.x) < DRAG_FROM_PX)) return;
      held.moved = true;
      row.classList.add(draggedClass);
      row.scrollLeft = held.left - (clientX - held.x) * DRAG_FACTOR;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (grip.current?.moved) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = KEYS[event.key];
      if (!target) return;
      event.preventDefault();
      event.currentTarget.scrollTo({ left: target(event.currentTarget), behavior: 'smooth' });
    },
  };
}
