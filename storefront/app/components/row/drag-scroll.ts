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
export function dragScroll(row: HTMLElement, draggedClass: string): void {
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
    row.scrollTo({ left: target(row), behavior: 'smooth' });
  });
}
