/** How much faster the row moves than the pointer (specification, Featured Brands). */
const DRAG_FACTOR = 1.5;
/** A pointer that moves less than this clicks, rather than drags. */
const DRAG_FROM_PX = 6;

/** The scroll position that each key leads to. */
const KEY_TARGETS: Record<string, (row: HTMLElement) => number> = {
  ArrowLeft: (row) => row.scrollLeft - row.clientWidth,
  ArrowRight: (row) => row.scrollLeft + row.clientWidth,
  Home: () => 0,
  End: (row) => row.scrollWidth,
};

/** Scrolls the row, and moves the focus to the first item that is then fully visible, so that the focus does not stay out of view. */
function scrollRowTo(row: HTMLElement, left_px: number): void {
  const moved_px = left_px - row.scrollLeft;
  const edge_px = row.getBoundingClientRect().left + moved_px;
  const firstVisibleItem = [...row.children].find((item) => item.getBoundingClientRect().left >= edge_px);
  row.scrollTo({ left: left_px });
  firstVisibleItem?.querySelector('a')?.focus({ preventScroll: true });
}

/** The rows that already have the listeners. */
const scrollableRows = new WeakSet<HTMLElement>();

/**
 * Lets a row scroll by dragging, and by the arrow, Home and End keys. The browser handles touch and sideways wheels; other wheels scroll
 * the page.
 */
export function enableDragScroll(row: HTMLElement, draggedClass: string): void {
  if (scrollableRows.has(row)) return;
  scrollableRows.add(row);
  let drag: { startX: number; startLeft: number; hasMoved: boolean } | null = null;
  const release = () => {
    row.classList.remove(draggedClass);
    // The click event that ends the drag comes after this one, and its handler still reads `drag`.
    setTimeout(() => {
      drag = null;
    });
  };
  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType === 'mouse' && button === 0) drag = { startX: clientX, startLeft: row.scrollLeft, hasMoved: false };
  });
  row.addEventListener('pointermove', ({ clientX, buttons }) => {
    if (!drag || buttons === 0 || (!drag.hasMoved && Math.abs(clientX - drag.startX) < DRAG_FROM_PX)) return;
    drag.hasMoved = true;
    row.classList.add(draggedClass);
    row.scrollLeft = drag.startLeft - (clientX - drag.startX) * DRAG_FACTOR;
  });
  row.addEventListener('pointerup', release);
  row.addEventListener('pointerleave', release);
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('click', (event) => drag?.hasMoved && event.preventDefault(), { capture: true });
  row.addEventListener('keydown', (event) => {
    const getTarget = KEY_TARGETS[event.key];
    if (!getTarget) return;
    event.preventDefault();
    scrollRowTo(row, Math.max(0, Math.min(getTarget(row), row.scrollWidth - row.clientWidth)));
  });
}
