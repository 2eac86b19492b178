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

/** Moves the row so far, and the focus to the first thing that is then wholly in view: it must not stay out of sight. */
function turnTo(row: HTMLElement, left_px: number): void {
  const moved_px = left_px - row.scrollLeft;
  const edge_px = row.getBoundingClientRect().left + moved_px;
  const first = [...row.children].find((item) => item.getBoundingClientRect().left >= edge_px);
  row.scrollTo({ left: left_px });
  first?.querySelector('a')?.focus({ preventScroll: true });
}

/** A turn of the wheel that pauses for so long has ended. */
const TURN_MS = 300;

/**
 * A turn of the wheel that begins over the row moves it, up to its end; one that began elsewhere goes on scrolling the page, or
 * every way down the page would end here. Wheels that turn sideways scroll as the browser does it.
 */
function wheelScroll(row: HTMLElement): void {
  let last_ms = 0;
  let begunHere = false;
  const note = ({ timeStamp, target }: WheelEvent) => {
    if (!row.isConnected) return removeEventListener('wheel', note, true);
    if (timeStamp - last_ms > TURN_MS) begunHere = row.contains(target as Node);
    last_ms = timeStamp;
  };
  addEventListener('wheel', note, { capture: true, passive: true });
  row.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, ctrlKey, shiftKey } = event;
      const room_px = deltaY < 0 ? row.scrollLeft : row.scrollWidth - row.clientWidth - row.scrollLeft;
      if (!begunHere || ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY) || room_px < 1) return;
      event.preventDefault();
      row.scrollBy({ left: deltaY, behavior: 'instant' });
    },
    { passive: false },
  );
}

/** Dragging with the mouse, its wheel, and the arrow, Home and End keys. Fingers scroll as the browser does it. */
export function dragScroll(row: HTMLElement, draggedClass: string): void {
  wheelScroll(row);
  let grip: { x: number; left: number; moved: boolean } | null = null;
  const release = () => {
    row.classList.remove(draggedClass);
    // The click that ends a drag comes after this, and is still to be seen as one.
    setTimeout(() => {
      grip = null;
    });
  };
  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType === 'mouse' && button === 0) grip = { x: clientX, left: row.scrollLeft, moved: false };
  });
  row.addEventListener('pointermove', ({ clientX, buttons }) => {
    if (!grip || buttons === 0 || (!grip.moved && Math.abs(clientX - grip.x) < DRAG_FROM_PX)) return;
    grip.moved = true;
    row.classList.add(draggedClass);
    row.scrollLeft = grip.left - (clientX - grip.x) * DRAG_FACTOR;
  });
  row.addEventListener('pointerup', release);
  row.addEventListener('pointerleave', release);
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('click', (event) => grip?.moved && event.preventDefault(), { capture: true });
  row.addEventListener('keydown', (event) => {
    const target = KEYS[event.key];
    if (!target) return;
    event.preventDefault();
    turnTo(row, Math.max(0, Math.min(target(row), row.scrollWidth - row.clientWidth)));
  });
}
